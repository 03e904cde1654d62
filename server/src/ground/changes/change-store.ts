import { sql } from 'kysely'
import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { historyParts, type HistoryPart } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { JsonStep } from '@vitrine/rules/ground/documents/json-diff.ts'
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
  /** What it was about; null where history names nothing. */
  readonly subject: DocumentRef | null
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
  'subject_kind as subjectKind',
  'subject_id as subjectId',
] as const

type Row = Omit<Change, 'subject'> & {
  readonly subjectKind: string | null
  readonly subjectId: string | null
}

function toChange<More extends Row>({ subjectKind, subjectId, ...change }: More) {
  const isNamed = subjectKind !== null && subjectId !== null
  const subject = isNamed ? ({ kind: subjectKind, id: subjectId } as DocumentRef) : null
  return { ...change, subject }
}

export async function insertChange(
  site: SiteDatabase,
  change: ChangeWithEdits & { input: unknown; touched: readonly string[] },
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
      subject_kind: change.subject?.kind ?? null,
      subject_id: change.subject?.id ?? null,
      touched: [...change.touched],
    })
    .execute()
  await insertDocumentsOf(site, change)
}

/** PostgreSQL takes at most 65 535 values with one statement. */
const rowsAtOnce = 10_000

async function insertDocumentsOf(
  site: SiteDatabase,
  { sequence, edits }: Pick<ChangeWithEdits, 'sequence' | 'edits'>,
): Promise<void> {
  const rows = edits.map(({ kind, id }) => ({ website_id: site.siteId, kind, id, sequence }))
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await site.queries
      .insertInto('change_document')
      .values(rows.slice(first, first + rowsAtOnce))
      .execute()
  }
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
  return row && { ...toChange(row), edits: row.edits as RecordedEdit[] }
}

export async function findChange(
  site: SiteDatabase,
  sequence: number,
): Promise<Change | undefined> {
  const row = await selectChanges(site).where('sequence', '=', sequence).executeTakeFirst()
  return row && toChange(row)
}

/** The newest change after a revision by which an author did exactly this. */
export async function findSameChange(
  site: SiteDatabase,
  wanted: {
    readonly since: number
    readonly authorId: string
    readonly action: string
    readonly input: unknown
  },
): Promise<ChangeWithEdits | undefined> {
  const row = await selectChanges(site)
    .select('edits')
    .where('sequence', '>', wanted.since)
    .where('type', '=', 'do')
    .where('author_id', '=', wanted.authorId)
    .where('action', '=', wanted.action)
    .where(sql<boolean>`input = ${JSON.stringify(wanted.input)}::jsonb`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...toChange(row), edits: row.edits as RecordedEdit[] }
}

/** The newest change, or the newest one before a sequence. */
export async function findLastChange(
  site: SiteDatabase,
  before?: number,
): Promise<Change | undefined> {
  const all = selectChanges(site).orderBy('sequence', 'desc').limit(1)
  const query = before === undefined ? all : all.where('sequence', '<', before)
  const row = await query.executeTakeFirst()
  return row && toChange(row)
}

/** The newest undo of a change, before a sequence. */
export async function findLastUndoOf(
  site: SiteDatabase,
  targetSequence: number,
  before: number,
): Promise<Change | undefined> {
  const row = await selectChanges(site)
    .where('type', '=', 'undo')
    .where('target_sequence', '=', targetSequence)
    .where('sequence', '<', before)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toChange(row)
}

export type ChangesNarrowed = {
  readonly before?: number | undefined
  readonly limit: number
  readonly author?: string | undefined
  readonly part?: HistoryPart | undefined
  /** Only what changed one of these. */
  readonly documents?: readonly DocumentRef[] | undefined
}

/** Newest first. */
export async function listChanges(
  site: SiteDatabase,
  { before, limit, author, part, documents }: ChangesNarrowed,
): Promise<(Change & { authorName: string | null })[]> {
  let query = site.queries
    .selectFrom('change')
    .leftJoin('account', 'account.account_id', 'change.author_id')
    .select(columns)
    .select('account.display_name as authorName')
    .where('website_id', '=', site.siteId)
    .orderBy('sequence', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('sequence', '<', before)
  if (author !== undefined) query = query.where('author_id', '=', author)
  if (part !== undefined) query = query.where('subject_kind', 'in', historyParts[part])
  if (documents !== undefined) query = query.where('sequence', 'in', changesOf(site, documents))
  return (await query.execute()).map(toChange)
}

function changesOf(site: SiteDatabase, documents: readonly DocumentRef[]) {
  return site.queries
    .selectFrom('change_document')
    .select('sequence')
    .where('website_id', '=', site.siteId)
    .where((change) =>
      change.or(
        documents.map(({ kind, id }) =>
          change.and([change('kind', '=', kind), change('id', '=', id)]),
        ),
      ),
    )
}

export type LaterEdit = {
  readonly action: string
  readonly inverse: readonly JsonStep[]
}

/** What was done to a document after a change, the newest first. */
export async function listLaterEdits(
  site: SiteDatabase,
  { kind, id }: DocumentRef,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<LaterEdit[]> {
  const { rows } = await sql<LaterEdit>`
    select change.action, edit -> 'inverse' as inverse
    from change_document touched
    join change
      on change.website_id = touched.website_id and change.sequence = touched.sequence
    cross join lateral jsonb_array_elements(change.edits) edit
    where touched.website_id = ${site.siteId}
      and touched.kind = ${kind} and touched.id = ${id} and touched.sequence > ${after}
      and edit ->> 'kind' = ${kind} and edit ->> 'id' = ${id}
    order by touched.sequence desc
    limit ${limit}`.execute(site.queries)
  return rows
}

/** What whoever made a change is called; null where it was nobody, or who has no account any more. */
export async function findAuthorName(
  site: SiteDatabase,
  authorId: string | null,
): Promise<string | null> {
  if (authorId === null) return null
  const row = await site.queries
    .selectFrom('account')
    .select('display_name')
    .where('account_id', '=', authorId as AccountId)
    .executeTakeFirst()
  return row?.display_name ?? null
}

/** Who has changed something of the site, by name. */
export function listAuthors(site: SiteDatabase): Promise<{ id: string; name: string }[]> {
  return site.queries
    .selectFrom('account')
    .select(['account_id as id', 'display_name as name'])
    .where('account_id', 'in', (change) =>
      change
        .selectFrom('change')
        .select('author_id')
        .distinct()
        .where('website_id', '=', site.siteId)
        .where('author_id', 'is not', null)
        .$castTo<{ author_id: string }>(),
    )
    .orderBy('display_name')
    .orderBy('account_id')
    .execute()
}
