import type { AccountId } from '@vitrine/rules/ids/ids.ts'
import { createSiteBody } from '@vitrine/rules/sites/sites-api.ts'
import { sitesPaths } from '@vitrine/rules/sites/sites-paths.ts'
import { route, type Route, type Viewer } from '../http/route.ts'
import { listRights } from '../roles/list-rights.ts'
import { createSite } from './create-site.ts'
import { listSites } from './list-sites.ts'
import { listStarters } from './read-starter.ts'

const signedIn = { on: 'editor', access: { kind: 'account' } } as const

export const sitesRoutes: readonly Route[] = [
  route({
    ...signedIn,
    method: 'GET',
    path: sitesPaths.sites,
    async handle({ database }, { viewer }) {
      const accountId = accountIdOf(viewer)
      const sites = await listSites(database, accountId)
      const withRights = sites.map(async (site) => ({
        ...site,
        capabilities: await listRights(database, site.siteId, accountId),
      }))
      return { json: { sites: await Promise.all(withRights) } }
    },
  }),
  route({
    ...signedIn,
    method: 'POST',
    path: sitesPaths.sites,
    limit: 'write',
    body: createSiteBody,
    async handle(context, { body, viewer, now }) {
      const created = await createSite(
        context,
        { ...body, ownerAccountId: accountIdOf(viewer) },
        now,
      )
      return created.ok ? { status: 201, json: created.value } : created
    },
  }),
  route({
    ...signedIn,
    method: 'GET',
    path: sitesPaths.starters,
    handle: async ({ startersFolder }) => ({
      json: { starters: await listStarters(startersFolder) },
    }),
  }),
]

/** On routes that ask for an account the guard has seen to it that there is one. */
function accountIdOf(viewer: Viewer): AccountId {
  if (viewer.kind !== 'account') throw new Error('a route for accounts was reached without one')
  return viewer.accountId
}
