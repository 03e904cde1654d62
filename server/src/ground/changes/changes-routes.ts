import {
  documentParams,
  documentsQuery,
  historyQuery,
  performActionBody,
  siteParams,
  travelBody,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import { changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import { changesPaths } from '@vitrine/rules/ground/changes/changes-paths.ts'
import type { DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Context } from '../context.ts'
import type { Viewer } from '../http/viewer.ts'
import { route, type Route } from '../http/route.ts'
import { listHistory } from './list-history.ts'
import { performNamedAction } from './perform-named-action.ts'
import { listDocumentPage, readDocument } from '../documents/read-documents.ts'
import { travelAs } from './travel-as.ts'

/** Which right each of these asks for depends on the action or the document, so handlers check it. */
const signedIn = { on: 'editor', access: { kind: 'account' } } as const
const maxBodyBytes = 4_000_000

export const changesRoutes: readonly Route[] = [
  route({
    ...signedIn,
    method: 'POST',
    path: changesPaths.actions,
    limit: 'write',
    params: siteParams,
    body: performActionBody,
    bodyLimit: maxBodyBytes,
    async handle(context, { params, body, viewer, now, random }) {
      const { accountId } = accountOf(viewer)
      const siteId = params.siteId as SiteId
      const author = { accountId, now, random }
      const done = await performNamedAction(context, siteId, body, author)
      if (done.ok) return { json: done.value }
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
    method: 'GET',
    path: changesPaths.history,
    params: siteParams,
    query: historyQuery,
    handle: (context, { params, query, viewer }) =>
      asReader(context, params.siteId, viewer, 'edit-products', async () => ({
        json: await listHistory(context.database.dbFor(params.siteId as SiteId), query),
      })),
  }),
  route({
    ...signedIn,
    method: 'GET',
    path: changesPaths.documents,
    params: siteParams,
    query: documentsQuery,
    handle: (context, { params, query, viewer }) =>
      asReader(context, params.siteId, viewer, readingRights[query.kind], async () => {
        const site = context.database.dbFor(params.siteId as SiteId)
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
    method: 'GET',
    path: changesPaths.document,
    params: documentParams,
    handle: (context, { params, viewer }) =>
      asReader(context, params.siteId, viewer, readingRights[params.kind], async () => {
        const site = context.database.dbFor(params.siteId as SiteId)
        const document = await readDocument(site, params.kind, params.id)
        return document === undefined
          ? refuse(changesRefusal('no-such-document'))
          : { json: document }
      }),
  }),
]

/** Drafts are among the documents, so reading them asks for the right to see drafts. */
const readingRights: Readonly<Record<DocumentKind, Capability>> = {
  'site-settings': 'view-private-pages',
  navigation: 'view-private-pages',
  collection: 'view-private-pages',
  item: 'view-private-pages',
  layout: 'view-private-pages',
  asset: 'view-private-pages',
  design: 'view-private-pages',
  'template-file': 'edit-code',
}

function travelRoute(type: 'undo' | 'redo'): Route {
  return route({
    ...signedIn,
    method: 'POST',
    path: changesPaths[type],
    limit: 'write',
    params: siteParams,
    body: travelBody.default({}),
    async handle(context, { params, body, viewer, now }) {
      const { accountId } = accountOf(viewer)
      const author = { accountId, now, expectedTarget: body.expectedTarget }
      const done = await travelAs(context, params.siteId as SiteId, type, author)
      return done.ok ? { json: done.value } : done
    },
  })
}

async function asReader<Answer>(
  { people }: Context,
  siteId: string,
  viewer: Viewer,
  capability: Capability,
  read: () => Promise<Answer>,
): Promise<Answer | Refused> {
  const { accountId } = accountOf(viewer)
  const allowed = await people.authorize(siteId as SiteId, accountId, capability)
  return allowed.ok ? read() : allowed
}

/** On routes that ask for an account the guard has seen to it that there is one. */
function accountOf(viewer: Viewer): Extract<Viewer, { kind: 'account' }> {
  if (viewer.kind !== 'account') throw new Error('a route for accounts was reached without one')
  return viewer
}
