import { z } from 'zod'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { maxAddressLength } from '@vitrine/rules/site/navigation/safe-link.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { framePaths } from '@vitrine/rules/site/sites/frame-paths.ts'
import { sitesRefusal } from '@vitrine/rules/site/sites/sites-messages.ts'
import type { Viewer } from '../../ground/http/viewer.ts'
import { route, type Route } from '../../ground/http/route.ts'
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
    // a site's script that leads a window here must not make a viewer of whoever is signed in
    guard: 'same-origin',
    access: { kind: 'capability', capability: 'view-private-pages' },
    params,
    query: z.object({ path: z.string().max(maxAddressLength).startsWith('/').default('/') }),
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
