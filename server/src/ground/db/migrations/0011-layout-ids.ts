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
type LayoutRow = { readonly id: string; readonly body: Json }
type ChangeRow = { readonly sequence: number; readonly edits: readonly RecordedEdit[] }

/** PostgreSQL's largest `integer`. */
const afterEverySequence = 2_147_483_647

/** So many layouts, or rows of history, are in memory at once. */
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
  for (const { websiteId } of rows) {
    // history starts from what stands, so it comes first
    await rewriteHistory(db, websiteId)
    await rewriteLayouts(db, websiteId)
  }
}

async function rewriteLayouts(db: Kysely<never>, websiteId: string): Promise<void> {
  let last = ''
  let isNewRevision = false
  for (;;) {
    const { rows } = await sql<LayoutRow>`
      select id, body from document
      where website_id = ${websiteId} and kind = 'layout' and id > ${last}
      order by id limit ${rowsAtOnce}`.execute(db)
    for (const { id, body } of rows) {
      const after = withIds(body)
      if (canonicalJson(after) === canonicalJson(body)) continue
      if (!isNewRevision) await raiseRevision(db, websiteId)
      isNewRevision = true
      await sql`
        update document set body = ${JSON.stringify(after)}::jsonb,
          revision = (select revision from site where website_id = ${websiteId})
        where website_id = ${websiteId} and kind = 'layout' and id = ${id}`.execute(db)
    }
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.id
  }
}

function raiseRevision(db: Kysely<never>, websiteId: string) {
  return sql`update site set revision = revision + 1 where website_id = ${websiteId}`.execute(db)
}

async function rewriteHistory(db: Kysely<never>, websiteId: string): Promise<void> {
  // as they stand, without ids, of those that history tells of; they go back in time with each row
  const bodies = new Map<string, Json | null>()
  let before = afterEverySequence
  for (;;) {
    const { rows } = await sql<ChangeRow>`
      select sequence, edits from change
      where website_id = ${websiteId} and sequence < ${before}
        and edits @> '[{"kind": "layout"}]'
      order by sequence desc limit ${rowsAtOnce}`.execute(db)
    await addBodies(db, websiteId, bodies, rows)
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

/** Adds the layouts, as they stand, that were not told of before these rows. */
async function addBodies(
  db: Kysely<never>,
  websiteId: string,
  bodies: Map<string, Json | null>,
  changes: readonly ChangeRow[],
): Promise<void> {
  const told = changes.flatMap(({ edits }) => edits.filter(({ kind }) => kind === 'layout'))
  const ids = [...new Set(told.map(({ id }) => id))].filter((id) => !bodies.has(id))
  if (ids.length === 0) return
  const { rows } = await sql<LayoutRow>`
    select id, body from document
    where website_id = ${websiteId} and kind = 'layout' and id = any(${ids}::text[])`.execute(db)
  for (const id of ids) bodies.set(id, null)
  for (const { id, body } of rows) bodies.set(id, body)
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
