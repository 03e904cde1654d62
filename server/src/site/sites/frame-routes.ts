import { z } from 'zod'
import { siteParams } from '@vitrine/rules/ground/http/contract.ts'
import { maxAddressLength } from '@vitrine/rules/site/navigation/safe-link.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { framePaths } from '@vitrine/rules/site/sites/frame-paths.ts'
import { sitesApi } from '@vitrine/rules/site/sites/sites-api.ts'
import { sitesRefusal } from '@vitrine/rules/site/sites/sites-messages.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { inSession } from '../../people/accounts/session-stands.ts'
import { signEditToken } from './edit-token.ts'
import { findSite } from './list-sites.ts'
import { siteOrigin } from './site-origin.ts'
import { signViewerToken } from './viewer-token.ts'

export const frameRoutes: readonly Route[] = [
  route({
    ...sitesApi.editToken,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    handle: ({ config, signingKey }, { siteId, account: { accountId }, now }) => {
      const claims = { siteId, accountId, editorOrigin: config.editorOrigin }
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
    params: siteParams,
    query: z.object({ path: z.string().max(maxAddressLength).startsWith('/').default('/') }),
    async handle(context, { siteId, query, account, now }) {
      const site = await findSite(context.database, siteId)
      if (site === undefined) return refuse(sitesRefusal('no-such-site'))
      const claims = { siteId: site.siteId, ...inSession(account) }
      const token = signViewerToken(context.signingKey, claims, now)
      // an absolute path cannot lead to another host, two slashes at its start could
      const target = new URL(
        siteOrigin(context, site.domain ?? site.host) + query.path.replace(/^\/+/, '/'),
      )
      target.searchParams.set('viewer', token)
      return { redirect: target.href }
    },
  }),
]
