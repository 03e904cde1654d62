import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'

type LockedCart = {
  readonly id: string
  readonly createdAt: number
  readonly purchasedOrderId: string | null
  readonly checkout: Record<string, unknown> | null
}

const findLocked = fixedStatement<{ siteId: string; tokenHash: string }, LockedCart>(
  (slot) => sql`
    select id, created_at as "createdAt", purchased_order_id as "purchasedOrderId", checkout
    from cart where website_id = ${slot('siteId')} and token_hash = ${slot('tokenHash')}
    for update`,
)

/** A cart by the hash of its token, locked until the transaction ends: one buyer at a time. */
export async function lockCart(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
): Promise<LockedCart | undefined> {
  const [cart] = await findLocked(queries, { siteId, tokenHash })
  return cart
}

/** Whether the cart of a token holds anything that is not bought. */
export async function holdsGoods(
  site: SiteDatabase,
  tokenHash: string | undefined,
): Promise<boolean> {
  if (tokenHash === undefined) return false
  const found = await site.queries
    .selectFrom('cart')
    .innerJoin('cart_entry', (join) =>
      join
        .onRef('cart_entry.website_id', '=', 'cart.website_id')
        .onRef('cart_entry.cart_id', '=', 'cart.id'),
    )
    .select('cart_entry.id')
    .where('cart.website_id', '=', site.siteId)
    .where('cart.token_hash', '=', tokenHash)
    .where('cart.purchased_order_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Makes the owner's changes of the site wait until the transaction ends; other orders go on.
 * @returns the revision of the site, 0 where it is gone
 */
export async function holdSite(site: SiteDatabase): Promise<number> {
  const held = await site.queries
    .selectFrom('site')
    .select('revision')
    .where('website_id', '=', site.siteId)
    .forShare()
    .executeTakeFirst()
  return held?.revision ?? 0
}

/** The revision of the site at this moment, which nothing waits for; 0 where it is gone. */
export async function revisionOf({ siteId, queries }: SiteDatabase): Promise<number> {
  const found = await queries
    .selectFrom('site')
    .select('revision')
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return found?.revision ?? 0
}

/**
 * Keeps what was typed with the cart of a token, if there is one that is not bought, so that nothing
 * has to be typed again after a decline.
 */
export async function keepTyped(
  site: SiteDatabase,
  tokenHash: string | undefined,
  entries: Readonly<Record<string, unknown>>,
  now: number,
): Promise<void> {
  if (tokenHash === undefined) return
  await site.queries
    .updateTable('cart')
    .set({ checkout: JSON.stringify(entries), typed_at: now })
    .where('website_id', '=', site.siteId)
    .where('token_hash', '=', tokenHash)
    .where('purchased_order_id', 'is', null)
    .execute()
}
