import type { RestoreWish } from '@vitrine/rules/ground/changes/changes-api.ts'
import { changesMessages, changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import { layoutIdsOf } from '@vitrine/rules/ground/changes/documents-of-subject.ts'
import {
  assetIdsIn,
  isRestorable,
  restoredBody,
} from '@vitrine/rules/ground/changes/restored-body.ts'
import type { DocumentBody, DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { draftIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import type { Replacement } from '../documents/document-kinds.ts'
import { findDocument, lockSite } from '../documents/document-rows.ts'
import { listDocuments } from '../documents/read-documents.ts'
import { findChangeWithEdits, type ChangeWithEdits, type RecordedEdit } from './change-store.ts'
import { isAddressTaken } from './perform-action.ts'
import { readVersions, type Versions } from './read-versions.ts'
import { readingRights } from './reading-rights.ts'
import { writeChange, type WrittenChange } from './write-change.ts'

type RestoreContext = Pick<Context, 'database' | 'kinds' | 'actions' | 'people'>

type Wish = RestoreWish & {
  readonly sequence: number
  readonly accountId: AccountId
  /** Epoch milliseconds. */
  readonly now: number
}

/** What undoing an action asks for that this version no longer knows. */
const capabilityOfUnknown: Capability = 'edit-code'

/**
 * Puts an earlier version of one document in the place of what stands. It asks for the rights of
 * the change and of all that it takes back with it, is itself a change of history, and can be
 * undone. Where a page or item is drafted, what comes back waits in the draft.
 */
export async function restoreDocument(
  context: RestoreContext,
  siteId: SiteId,
  wish: Wish,
): Promise<Result<WrittenChange>> {
  try {
    const done = await context.database.transact(siteId, (site) =>
      tryRestore(context, site, siteId, wish),
    )
    if (done.ok) context.kinds.stored(siteId, done.value.changed)
    return done
  } catch (error) {
    if (!isAddressTaken(error)) throw error
    const fields = { urlId: changesMessages['address-in-use'] }
    return refuse(changesRefusal('address-in-use', { fields }))
  }
}

async function tryRestore(
  context: RestoreContext,
  site: SiteDatabase,
  siteId: SiteId,
  wish: Wish,
): Promise<Result<WrittenChange>> {
  const { sequence, kind, id, version, accountId, now } = wish
  const revision = await lockSite(site)
  const change = await findChangeWithEdits(site, sequence)
  const edit = change?.edits.find((one) => one.kind === kind && one.id === id)
  if (revision === undefined || change === undefined || edit === undefined) {
    return refuse(changesRefusal('no-such-change'))
  }
  const found = await readVersions(site, sequence, edit)
  if (found === undefined) return refuse(changesRefusal('version-not-readable'))
  const rights = capabilitiesOf(context, [change.action, ...found.laterActions])
  for (const capability of new Set([...rights, readingRights[kind]])) {
    const allowed = await context.people.authorize(siteId, accountId, capability)
    if (!allowed.ok) return allowed
  }
  const replacements = await restored(context, site, { change, edit, found, version, now })
  if (!replacements.ok) return replacements
  const [first] = replacements.value
  const name = first?.after && context.kinds.name(kind, id, first.after as never)
  const written = await writeChange(site, context.kinds, revision, replacements.value, {
    type: 'do',
    targetSequence: null,
    // so that undoing it asks for the same right, and history leads to the same room
    action: change.action,
    title: name ? `Bring back an earlier version: ${name}` : 'Bring back an earlier version',
    subject: change.subject,
    authorId: accountId,
    at: now,
    input: { sequence, kind, id, version },
  })
  return ok(written)
}

function capabilitiesOf(
  { actions }: Pick<Context, 'actions'>,
  names: readonly string[],
): readonly Capability[] {
  return [...new Set(names)].map(
    (name) => actions.findRecorded(name)?.capability ?? capabilityOfUnknown,
  )
}

type Restoring = {
  readonly change: ChangeWithEdits
  readonly edit: RecordedEdit
  readonly found: Versions
  readonly version: 'before' | 'after'
  readonly now: number
}

async function restored(
  context: RestoreContext,
  site: SiteDatabase,
  { change, edit, found, version, now }: Restoring,
): Promise<Result<readonly Replacement[]>> {
  const { kind, id } = edit
  const earlier = found[version]
  if (earlier === null || !isRestorable(kind)) return refuse(changesRefusal('not-restorable'))
  const wasDeleted = found.standing === null
  if (wasDeleted && !(await mayReturn(site, edit, earlier))) {
    return refuse(changesRefusal('not-restorable'))
  }
  const all = [await replacement(context, site, { ref: edit, earlier, now })]
  // an item that comes back brings the blocks that went with it
  const layouts = wasDeleted ? layoutIdsOf({ kind, id }) : []
  for (const one of change.edits) {
    if (one.kind !== 'layout' || !layouts.includes(one.id)) continue
    const versions = await readVersions(site, change.sequence, one)
    const body = versions?.standing === null ? versions[version] : null
    if (body !== null) all.push(await replacement(context, site, { ref: one, earlier: body, now }))
  }
  const problem = all
    .map((one) => one.after && context.kinds.problem(one.kind, one.after))
    .find((one) => one !== undefined && one !== null)
  return problem === undefined || problem === null ? ok(all) : refuse(problem)
}

/** What was deleted comes back where the page or item that it belongs to still stands. */
async function mayReturn(
  site: SiteDatabase,
  { kind, id }: DocumentRef,
  earlier: DocumentBody,
): Promise<boolean> {
  if (kind === 'item' && 'collectionId' in earlier) {
    return (await findDocument(site, 'collection', earlier.collectionId)) !== undefined
  }
  // nothing else belongs to it
  if (kind === 'coupon') return true
  if (kind !== 'layout') return false
  const [, sort, of = ''] = /^(?:draft-)?(page|item)-(.+)$/.exec(id) ?? []
  if (sort === undefined) return false
  const owner = sort === 'page' ? 'collection' : 'item'
  return (await findDocument(site, owner, of)) !== undefined
}

async function replacement(
  { kinds }: Pick<Context, 'kinds'>,
  site: SiteDatabase,
  of: { readonly ref: DocumentRef; readonly earlier: DocumentBody; readonly now: number },
): Promise<Replacement> {
  const { kind } = of.ref
  const id = await placeOf(site, of.ref)
  const before = (await findDocument(site, kind, id)) ?? null
  const assets = await listDocuments(site, 'asset', { ids: [...new Set(assetIdsIn(of.earlier))] })
  const standing = new Set(assets.map((asset) => asset.id))
  if (!isRestorable(kind)) throw new Error(`a ${kind} is not brought back alone`)
  const body = restoredBody(kind, of.earlier, before?.body ?? null, {
    hasAsset: (asset) => standing.has(asset),
    now: of.now,
  })
  return { kind, id, before, after: kinds.repair(kind, body) }
}

/** The layout of a page or item that stands is edited in its draft. */
async function placeOf(site: SiteDatabase, { kind, id }: DocumentRef): Promise<string> {
  if (kind !== 'layout' || !/^(page|item)-/.test(id)) return id
  const isPublic = (await findDocument(site, 'layout', id)) !== undefined
  return isPublic ? draftIdOf(id) : id
}
