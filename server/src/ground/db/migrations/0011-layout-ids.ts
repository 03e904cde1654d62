import { sql, type Kysely } from 'kysely'
import {
  applySteps,
  canonicalJson,
  diffDocuments,
  type JsonStep,
} from '@vitrine/rules/ground/documents/json-diff.ts'
import { withLayoutIds, type RowWithoutIds } from '@vitrine/rules/site/blocks/layout-ids.ts'

type Json = { readonly [key: string]: unknown }
type RecordedEdit = {
  readonly kind: string
  readonly id: string
  readonly forward: readonly JsonStep[]
  readonly inverse: readonly JsonStep[]
}
type LayoutRow = { readonly id: string; readonly body: Json; readonly revision: number }
type ChangeRow = { readonly sequence: number; readonly edits: readonly RecordedEdit[] }

/** PostgreSQL's largest `integer`. */
const afterEverySequence = 2_147_483_647

/** So many rows of history are in memory at once. */
const rowsAtOnce = 200

/**
 * Gives an id to every row and column of the layouts that are stored. What undo and redo bring back
 * gets them as well: history is read from its end to its beginning, and each step is written again as
 * it would have been had there been ids at the time. They depend on the place alone, so both ways
 * through history lead to the same bytes. A site whose layouts change gets a revision of its own, and
 * they with it, so that no other process takes what it remembers for the newest.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ websiteId: string }>`
    select website_id as "websiteId" from document where kind = 'layout'
    union select website_id from change where edits @> '[{"kind": "layout"}]'`.execute(db)
  for (const { websiteId } of rows) await giveIds(db, websiteId)
}

async function giveIds(db: Kysely<never>, websiteId: string): Promise<void> {
  const { rows: layouts } = await sql<LayoutRow>`
    select id, body, revision from document
    where website_id = ${websiteId} and kind = 'layout'`.execute(db)
  await rewriteHistory(db, websiteId, new Map(layouts.map(({ id, body }) => [id, body])))
  const edited = layouts.flatMap(({ id, body }) => {
    const after = withIds(body)
    return canonicalJson(after) === canonicalJson(body) ? [] : [{ id, after }]
  })
  if (edited.length === 0) return
  await sql`update site set revision = revision + 1 where website_id = ${websiteId}`.execute(db)
  for (const { id, after } of edited) {
    await sql`
      update document set body = ${JSON.stringify(after)}::jsonb,
        revision = (select revision from site where website_id = ${websiteId})
      where website_id = ${websiteId} and kind = 'layout' and id = ${id}`.execute(db)
  }
}

/** @param bodies of the layouts as they stand, without ids; they go back in time with each row */
async function rewriteHistory(
  db: Kysely<never>,
  websiteId: string,
  bodies: Map<string, Json | null>,
): Promise<void> {
  let before = afterEverySequence
  for (;;) {
    const { rows } = await sql<ChangeRow>`
      select sequence, edits from change
      where website_id = ${websiteId} and sequence < ${before}
        and edits @> '[{"kind": "layout"}]'
      order by sequence desc limit ${rowsAtOnce}`.execute(db)
    for (const { sequence, edits } of rows) {
      const rewritten = edits.map((edit) => (edit.kind === 'layout' ? rewrite(edit, bodies) : edit))
      if (canonicalJson(rewritten) === canonicalJson(edits)) continue
      await sql`
        update change set edits = ${JSON.stringify(rewritten)}::jsonb
        where website_id = ${websiteId} and sequence = ${sequence}`.execute(db)
    }
    const oldest = rows.at(-1)
    if (oldest === undefined) return
    before = oldest.sequence
  }
}

function rewrite(edit: RecordedEdit, bodies: Map<string, Json | null>): RecordedEdit {
  const after = bodies.get(edit.id) ?? null
  const before = applySteps(after, edit.inverse)
  bodies.set(edit.id, before)
  return {
    ...edit,
    forward: diffDocuments(withIds(before), withIds(after)),
    inverse: diffDocuments(withIds(after), withIds(before)),
  }
}

function withIds<Body extends Json | null>(body: Body): Body {
  if (body === null) return body
  return { ...body, rows: withLayoutIds(body['rows'] as readonly RowWithoutIds[]) }
}
