import type { ChangedVersions } from '@vitrine/rules/ground/changes/changes-api.ts'
import { changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import { isRestorable, wouldChange } from '@vitrine/rules/ground/changes/restored-body.ts'
import type { DocumentBody, DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import {
  findAuthorName,
  findChangeWithEdits,
  type Change,
  type RecordedEdit,
} from './change-store.ts'
import { namedKinds, readNames } from './read-names.ts'
import { readVersions, type Versions } from './read-versions.ts'
import { readingRights } from './reading-rights.ts'
import { titleWithoutName } from './title-without-name.ts'

/** Of more documents than so many a change tells only how many there are. */
const maxDocuments = 20

export type ShownChange = {
  readonly change: Omit<Change, 'subject'> & { readonly authorName: string | null }
  readonly documents: ChangedVersions[]
  /** By id. */
  readonly names: Readonly<Record<string, string>>
  readonly more: number
}

/** What a change did to each document that an account may read. */
export async function readChangeAs(
  context: Pick<Context, 'database' | 'kinds' | 'people'>,
  siteId: SiteId,
  accountId: AccountId,
  sequence: number,
): Promise<Result<ShownChange>> {
  const site = context.database.dbFor(siteId)
  const found = await findChangeWithEdits(site, sequence)
  if (found === undefined) return refuse(changesRefusal('no-such-change'))
  const { edits, subject, ...change } = found
  const allowed = new Set<DocumentKind>()
  for (const kind of new Set([...edits.map((edit) => edit.kind), ...namedKinds])) {
    const rights = await context.people.authorize(siteId, accountId, readingRights[kind])
    if (rights.ok) allowed.add(kind)
  }
  const readable = edits.filter(({ kind }) => allowed.has(kind))
  // what it was about stands first
  const isSubject = ({ kind, id }: RecordedEdit) => kind === subject?.kind && id === subject.id
  const ordered = [
    ...readable.filter(isSubject),
    ...readable.filter((edit) => !isSubject(edit)),
  ].slice(0, maxDocuments)
  const documents: ChangedVersions[] = []
  for (const edit of ordered) documents.push(await shown(context, site, sequence, edit))
  const bodies = documents.flatMap(({ versions }) => [
    versions?.before ?? null,
    versions?.after ?? null,
  ])
  const isSecret = subject?.kind === 'coupon' && !allowed.has('coupon')
  const title = isSecret ? titleWithoutName(change.title, subject.id) : change.title
  return ok({
    change: { ...change, title, authorName: await findAuthorName(site, change.authorId) },
    documents,
    names: await readNames(context, site, bodies, allowed),
    more: readable.length - documents.length,
  })
}

async function shown(
  { kinds }: Pick<Context, 'kinds'>,
  site: SiteDatabase,
  sequence: number,
  edit: RecordedEdit,
): Promise<ChangedVersions> {
  const { kind, id } = edit
  const found = await readVersions(site, sequence, edit)
  const named = found && (found.standing ?? found.after ?? found.before)
  const name = (named && kinds.name(kind, id, named as never)) ?? null
  if (found === undefined) return { kind, id, name, versions: null, restorable: [] }
  const { before, after } = found
  return { kind, id, name, versions: { before, after }, restorable: restorable(edit, found) }
}

function restorable(
  { kind }: RecordedEdit,
  { before, after, standing }: Versions,
): ('before' | 'after')[] {
  if (!isRestorable(kind)) return []
  // a page that was deleted is brought back with its menu entries and items, by undo
  if (standing === null && !['item', 'layout', 'coupon'].includes(kind)) return []
  const differs = (one: DocumentBody | null): boolean =>
    one !== null && wouldChange(kind, one, standing)
  return [
    ...(differs(before) ? ['before' as const] : []),
    ...(differs(after) ? ['after' as const] : []),
  ]
}
