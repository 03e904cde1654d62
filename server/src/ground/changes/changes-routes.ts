import { changesApi } from '@vitrine/rules/ground/changes/changes-api.ts'
import {
  documentRefOf,
  documentsOfSubject,
} from '@vitrine/rules/ground/changes/documents-of-subject.ts'
import { changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Context } from '../context.ts'
import type { SignedIn } from '../http/viewer.ts'
import { route, type Route } from '../http/route.ts'
import { listAuthors } from './change-store.ts'
import { performNamedAction } from './perform-named-action.ts'
import { listDocumentPage, listDocuments, readStanding } from '../documents/read-documents.ts'
import { readChangeAs } from './read-change.ts'
import { readingRights } from './reading-rights.ts'
import { restoreDocument } from './restore-document.ts'
import { listHistoryAs, travelAs } from './travel-as.ts'
import type { WrittenChange } from './write-change.ts'

/** Which right each of these asks for depends on the action or the document, so handlers check it. */
const signedIn = { on: 'editor', access: { kind: 'account' } } as const
const maxBodyBytes = 4_000_000

export const changesRoutes: readonly Route[] = [
  route({
    ...signedIn,
    ...changesApi.actions,
    limit: 'write',
    bodyLimit: maxBodyBytes,
    async handle(context, { params: { siteId }, body, account, now, random }) {
      const author = { accountId: account.accountId, now, random }
      const done = await performNamedAction(context, siteId, body, author)
      if (done.ok) {
        return { json: await withBodies(context, siteId, account, done.value, body.bodies) }
      }
      if (done.refusal.logged === true) {
        context.logger.warn({ siteId }, done.refusal.message)
      }
      return done
    },
  }),
  travelRoute('undo'),
  travelRoute('redo'),
  route({
    ...signedIn,
    ...changesApi.history,
    handle: (context, { params: { siteId }, query, account }) =>
      asReader(context, siteId, account, 'edit-products', async () => ({
        json: await listHistoryAs(context, siteId, account.accountId, {
          ...query,
          documents:
            query.of === undefined ? undefined : documentsOfSubject(documentRefOf(query.of)),
        }),
      })),
  }),
  route({
    ...signedIn,
    ...changesApi.change,
    async handle(context, { params: { siteId, sequence }, account }) {
      const { accountId } = account
      const member = await context.people.authorize(siteId, accountId, 'edit-products')
      if (!member.ok) return member
      const read = await readChangeAs(context, siteId, accountId, sequence)
      return read.ok ? { json: read.value } : read
    },
  }),
  route({
    ...signedIn,
    ...changesApi.restore,
    limit: 'write',
    async handle(context, { params: { siteId, sequence }, body, account, now }) {
      const { accountId } = account
      const member = await context.people.authorize(siteId, accountId, 'edit-products')
      if (!member.ok) return member
      const wish = { ...body, sequence, accountId, now }
      const done = await restoreDocument(context, siteId, wish)
      return done.ok ? { json: await withBodies(context, siteId, account, done.value, true) } : done
    },
  }),
  route({
    ...signedIn,
    ...changesApi.authors,
    handle: (context, { params: { siteId }, account }) =>
      asReader(context, siteId, account, 'edit-products', async () => ({
        json: { authors: await listAuthors(context.database.dbFor(siteId)) },
      })),
  }),
  route({
    ...signedIn,
    ...changesApi.documents,
    handle: (context, { params: { siteId }, query, account }) =>
      asReader(context, siteId, account, readingRights[query.kind], async () => {
        const site = context.database.dbFor(siteId)
        const { collectionId, visibility, ...page } = query
        const wanted = {
          ...page,
          ...(collectionId === undefined ? {} : { collectionId }),
          ...(visibility === undefined ? {} : { visibility }),
        }
        return { json: await listDocumentPage(site, query.kind, wanted) }
      }),
  }),
  route({
    ...signedIn,
    ...changesApi.document,
    handle: (context, { params: { siteId, kind, id }, account }) =>
      asReader(context, siteId, account, readingRights[kind], async () => {
        const stored = await readStanding(context.database.dbFor(siteId), kind, id)
        const document = stored ?? context.kinds.drawn(kind, id)
        return document === undefined
          ? refuse(changesRefusal('no-such-document'))
          : { json: document }
      }),
  }),
]

function travelRoute(type: 'undo' | 'redo'): Route {
  return route({
    ...signedIn,
    ...changesApi[type],
    limit: 'write',
    async handle(context, { params: { siteId }, body, account, now }) {
      const { accountId } = account
      const author = { accountId, now, expectedTarget: body.expectedTarget }
      const done = await travelAs(context, siteId, type, author)
      if (!done.ok) return done
      return { json: await withBodies(context, siteId, account, done.value, body.bodies) }
    },
  })
}

/** Of more than so many documents a write says only that they have changed. */
const maxBodies = 200

/** What a write answers, with what it changed where that is wanted. */
async function withBodies<Written extends WrittenChange>(
  { database, people }: Context,
  siteId: SiteId,
  { accountId }: SignedIn,
  written: Written,
  wanted = false,
): Promise<Written & { readonly documents?: readonly StoredDocument[] }> {
  if (!wanted || written.changed.length > maxBodies) return written
  const site = database.dbFor(siteId)
  const documents: StoredDocument[] = []
  const standing = written.changed.filter(({ revision }) => revision !== null)
  for (const kind of new Set(standing.map((one) => one.kind))) {
    const mayRead = await people.authorize(siteId, accountId, readingRights[kind])
    if (!mayRead.ok) continue
    const ids = standing.flatMap((one) => (one.kind === kind ? [one.id] : []))
    documents.push(...(await listDocuments(site, kind, { ids })))
  }
  return { ...written, documents }
}

async function asReader<Answer>(
  { people }: Context,
  siteId: SiteId,
  { accountId }: SignedIn,
  capability: Capability,
  read: () => Promise<Answer>,
): Promise<Answer | Refused> {
  const allowed = await people.authorize(siteId, accountId, capability)
  return allowed.ok ? read() : allowed
}
