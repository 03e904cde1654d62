import { z } from 'zod'
import type { AccountId, SiteId } from '@vitrine/rules/ids/ids.ts'
import { refuse } from '@vitrine/rules/refusals/result.ts'
import { framePaths } from '@vitrine/rules/sites/frame-paths.ts'
import { sitesRefusal } from '@vitrine/rules/sites/sites-messages.ts'
import { route, type Route, type Viewer } from '../http/route.ts'
import { signEditToken } from './edit-token.ts'
import { listSites } from './list-sites.ts'
import { siteOrigin } from './site-origin.ts'
import { signViewerToken } from './viewer-token.ts'

const params = z.object({ siteId: z.string().max(100) })

export const frameRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: framePaths.editTokens,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    params,
    handle: ({ config, signingKey }, { params: { siteId }, viewer, now }) => {
      const claims = {
        siteId: siteId as SiteId,
        accountId: accountIdOf(viewer),
        editorOrigin: config.editorOrigin,
      }
      return { json: { token: signEditToken(signingKey, claims, now) } }
    },
  }),
  route({
    method: 'GET',
    path: framePaths.visit,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    params,
    query: z.object({ path: z.string().max(2000).startsWith('/').default('/') }),
    async handle(context, { params: { siteId }, query, viewer, now }) {
      const accountId = accountIdOf(viewer)
      const site = (await listSites(context.database, accountId)).find(
        (one) => one.siteId === siteId,
      )
      if (site === undefined) return refuse(sitesRefusal('no-such-site'))
      const token = signViewerToken(context.signingKey, { siteId: site.siteId, accountId }, now)
      // an absolute path cannot lead to another host, two slashes at its start could
      const target = new URL(siteOrigin(context, site.host) + query.path.replace(/^\/+/, '/'))
      target.searchParams.set('viewer', token)
      return { redirect: target.href }
    },
  }),
]

/** On routes that ask for a capability the guard has seen to it that there is an account. */
function accountIdOf(viewer: Viewer): AccountId {
  if (viewer.kind !== 'account') throw new Error('a route for accounts was reached without one')
  return viewer.accountId
}
