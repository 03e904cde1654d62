import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { maxProblemsShown } from '@vitrine/rules/site/templates/template-problem.ts'
import { templatesApi } from '@vitrine/rules/site/templates/templates-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import type { Context, Moment } from '../../ground/context.ts'
import type { SiteView } from '../views/site-view.ts'
import { checkDraft } from './check-draft.ts'
import { listTemplateFiles } from './list-template-files.ts'

const forAuthors = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-code' },
} as const

/** A text of the allowed length in letters of several bytes, and the path. */
const maxBodyBytes = 4_000_000

export const templatesRoutes: readonly Route[] = [
  route({
    ...forAuthors,
    ...templatesApi.files,
    handle: (context, { siteId, now, uptime }) =>
      withSite(context, siteId, { now, uptime }, async (site) => ({
        json: { files: await listTemplateFiles(context, site) },
      })),
  }),
  route({
    ...forAuthors,
    ...templatesApi.check,
    limit: 'write',
    bodyLimit: maxBodyBytes,
    handle: (context, { siteId, body, now, uptime }) =>
      withSite(context, siteId, { now, uptime }, async (site) => {
        const problems = await checkDraft(site, body)
        return {
          json: { problems: problems.slice(0, maxProblemsShown), total: problems.length },
        }
      }),
  }),
  route({
    ...forAuthors,
    ...templatesApi.vocabulary,
    handle: ({ templates }) => ({ json: templates.vocabulary }),
  }),
]

async function withSite<Answer>(
  { views }: Context,
  siteId: SiteId,
  moment: Moment,
  answer: (site: SiteView) => Promise<Answer>,
): Promise<Answer | Refused> {
  const { live } = views
  // an author sees the last change at once
  live.forget(siteId)
  const site = await live.find(siteId, moment)
  return site === undefined ? refuse(requestRefusal('not-found')) : answer(site)
}
