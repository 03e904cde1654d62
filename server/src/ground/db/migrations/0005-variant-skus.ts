import { sql, type Kysely } from 'kysely'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { repairedBody } from '@vitrine/rules/shop/products/variant-rules.ts'

type ItemRow = { readonly websiteId: string; readonly id: string; readonly body: ContentItem }

/** So many products are in memory at once. */
const rowsAtOnce = 200

/**
 * Makes the products that are stored keep the rules for variants: each with a SKU that no other one
 * of the product has, and no sale price that is not below the price. It is the rule that undo and
 * redo apply to what they bring back from before it. A product that changes gets a revision of its
 * own, and so does its site, so that no other process takes what it remembers for the newest.
 */
export async function up(db: Kysely<never>): Promise<void> {
  let after: Pick<ItemRow, 'websiteId' | 'id'> = { websiteId: '', id: '' }
  for (;;) {
    const { rows } = await sql<ItemRow>`
      select website_id as "websiteId", id, body from document
      where kind = 'item' and (website_id, id) > (${after.websiteId}, ${after.id})
        and jsonb_typeof(body -> 'product') = 'object'
      order by website_id, id limit ${rowsAtOnce}`.execute(db)
    for (const row of rows) await repair(db, row)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function repair(db: Kysely<never>, { websiteId, id, body }: ItemRow): Promise<void> {
  const repaired = repairedBody('item', body)
  if (repaired === body) return
  await sql`
    with moved as (
      update site set revision = revision + 1 where website_id = ${websiteId} returning revision
    )
    update document set body = ${JSON.stringify(repaired)}::jsonb, revision = moved.revision
    from moved where website_id = ${websiteId} and kind = 'item' and id = ${id}`.execute(db)
}
