import type { DocumentRef } from '@vitrine/rules/changes/document.ts'
import type { JsonStep } from '@vitrine/rules/changes/json-diff.ts'
import type { SiteDatabase } from '../db/database.ts'

/** What a change did to one document, and the way back. */
export type RecordedEdit = DocumentRef & {
  readonly forward: readonly JsonStep[]
  readonly inverse: readonly JsonStep[]
}

export type Change = {
  readonly sequence: number
  readonly type: 'do' | 'undo' | 'redo'
  readonly targetSequence: number | null
  readonly action: string
  readonly title: string
  readonly authorId: string | null
  /** Epoch milliseconds. */
  readonly at: number
}

export type ChangeWithEdits = Change & { readonly edits: readonly RecordedEdit[] }

const columns = [
  'sequence',
  'type',
  'target_sequence as targetSequence',
  'action',
  'title',
  'author_id as authorId',
  'at',
] as const

export async function insertChange(
  site: SiteDatabase,
  change: ChangeWithEdits & { input: unknown },
): Promise<void> {
  await site.queries
    .insertInto('change')
    .values({
      website_id: site.siteId,
      sequence: change.sequence,
      type: change.type,
      target_sequence: change.targetSequence,
      action: change.action,
      title: change.title,
      author_id: change.authorId,
      at: change.at,
      input: JSON.stringify(change.input),
      edits: JSON.stringify(change.edits),
    })
    .execute()
}

function selectChanges(site: SiteDatabase) {
  return site.queries.selectFrom('change').select(columns).where('website_id', '=', site.siteId)
}

export async function findChangeWithEdits(
  site: SiteDatabase,
  sequence: number,
): Promise<ChangeWithEdits | undefined> {
  const row = await selectChanges(site)
    .select('edits')
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, edits: row.edits as RecordedEdit[] }
}

export function findChange(site: SiteDatabase, sequence: number): Promise<Change | undefined> {
  return selectChanges(site).where('sequence', '=', sequence).executeTakeFirst()
}

/** The newest change, or the newest one before a sequence. */
export function findLastChange(site: SiteDatabase, before?: number): Promise<Change | undefined> {
  const query = selectChanges(site).orderBy('sequence', 'desc').limit(1)
  return (before === undefined ? query : query.where('sequence', '<', before)).executeTakeFirst()
}

/** The newest undo of a change, before a sequence. */
export function findLastUndoOf(
  site: SiteDatabase,
  targetSequence: number,
  before: number,
): Promise<Change | undefined> {
  return selectChanges(site)
    .where('type', '=', 'undo')
    .where('target_sequence', '=', targetSequence)
    .where('sequence', '<', before)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Newest first. */
export function listChanges(
  site: SiteDatabase,
  page: { before?: number | undefined; limit: number },
): Promise<(Change & { authorName: string | null })[]> {
  const query = site.queries
    .selectFrom('change')
    .leftJoin('account', 'account.account_id', 'change.author_id')
    .select(columns)
    .select('account.display_name as authorName')
    .where('website_id', '=', site.siteId)
    .orderBy('sequence', 'desc')
    .limit(page.limit)
  return (page.before === undefined ? query : query.where('sequence', '<', page.before)).execute()
}
