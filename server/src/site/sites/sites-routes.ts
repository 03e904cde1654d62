import { firstStepsApi } from '@vitrine/rules/site/sites/first-steps-api.ts'
import { footerApi } from '@vitrine/rules/site/sites/footer-api.ts'
import { sampleContentApi } from '@vitrine/rules/site/sites/sample-content-api.ts'
import { sitesApi } from '@vitrine/rules/site/sites/sites-api.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { sitesRefusal } from '@vitrine/rules/site/sites/sites-messages.ts'
import { readSiteTitles } from '../../ground/documents/read-documents.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listRights } from '../../people/roles/list-rights.ts'
import { createSite } from './create-site.ts'
import { listSites } from './list-sites.ts'
import { mayCreateSites } from './may-create-sites.ts'
import { readFirstSteps } from './read-first-steps.ts'
import { readsFooter } from './reads-footer.ts'
import { readSampleContent } from './read-sample-content.ts'
import { findScreenshot, listStarterChoices } from './starter-choices.ts'

const signedIn = { on: 'editor', access: { kind: 'account' } } as const

export const sitesRoutes: readonly Route[] = [
  route({
    ...signedIn,
    ...sitesApi.sites,
    async handle(context, { account: { accountId } }) {
      const { database } = context
      const sites = await listSites(database, accountId)
      const siteIds = sites.map(({ siteId }) => siteId)
      const titles = await readSiteTitles(database.kysely, siteIds)
      const withRights = sites.map(async (site) => ({
        ...site,
        title: titles.get(site.siteId) ?? site.name,
        capabilities: await listRights(database, site.siteId, accountId),
      }))
      const mayCreate = await mayCreateSites(context, accountId)
      return { json: { sites: await Promise.all(withRights), mayCreate } }
    },
  }),
  route({
    ...signedIn,
    ...sitesApi.create,
    limit: 'write',
    async handle(context, { body, account: { accountId: ownerAccountId }, now }) {
      if (!(await mayCreateSites(context, ownerAccountId))) {
        return refuse(sitesRefusal('may-not-create-sites'))
      }
      const created = await createSite(context, { ...body, ownerAccountId }, now)
      if (!created.ok) return created
      context.views.hosts.forget()
      return { status: 201, json: created.value }
    },
  }),
  route({
    ...firstStepsApi.read,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-products' },
    async handle({ database, config }, { siteId, now }) {
      const steps = await readFirstSteps(database.dbFor(siteId), config, now)
      return steps === undefined ? refuse(requestRefusal('not-found')) : { json: steps }
    },
  }),
  route({
    ...sampleContentApi.read,
    on: 'editor',
    access: { kind: 'capability', capability: 'manage-site' },
    async handle({ database }, { siteId, now, random }) {
      const content = await readSampleContent(database.dbFor(siteId), { now, random })
      return content.ok ? { json: content.value } : content
    },
  }),
  route({
    ...footerApi.read,
    on: 'editor',
    access: { kind: 'capability', capability: 'manage-site' },
    handle: async ({ database }, { siteId }) => ({
      json: { isRead: await readsFooter(database.dbFor(siteId)) },
    }),
  }),
  route({
    ...signedIn,
    ...sitesApi.starters,
    handle: async ({ startersFolder }) => ({
      json: { starters: await listStarterChoices(startersFolder) },
    }),
  }),
  route({
    ...signedIn,
    ...sitesApi.starterScreenshot,
    async handle({ startersFolder }, { query: { starter, size, v } }) {
      const found = await findScreenshot(startersFolder, starter, size)
      if (found === undefined) return refuse(requestRefusal('not-found'))
      const isOfVersion = v === found.version
      return {
        bytes: found.bytes,
        contentType: 'image/jpeg',
        headers: {
          'cache-control': isOfVersion ? 'private, max-age=31536000, immutable' : 'no-store',
        },
      }
    },
  }),
]
