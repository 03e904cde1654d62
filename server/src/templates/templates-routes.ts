import { requestRefusal } from '@vitrine/rules/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import { maxProblemsShown } from '@vitrine/rules/templates/template-problem.ts'
import { checkTemplateBody, templateSiteParams } from '@vitrine/rules/templates/templates-api.ts'
import { templatesPaths } from '@vitrine/rules/templates/templates-paths.ts'
import type { Context } from '../context.ts'
import { route, type Reply, type Route } from '../http/route.ts'
import type { SiteSnapshot } from '../pages/site-snapshot.ts'
import { sitePagesOf } from '../pages/site-pages.ts'
import { checkDraft } from './check-draft.ts'
import { listTemplateFiles } from './list-template-files.ts'
import { templateVocabulary } from './template-vocabulary.ts'

const forAuthors = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-code' },
  params: templateSiteParams,
} as const

/** A text of the allowed length in letters of several bytes, and the path. */
const maxBodyBytes = 4_000_000

export const templatesRoutes: readonly Route[] = [
  route({
    ...forAuthors,
    method: 'GET',
    path: templatesPaths.files,
    handle: (context, { params, now }) =>
      withSite(context, params.siteId, now, async (site) => ({
        json: { files: await listTemplateFiles(site) },
      })),
  }),
  route({
    ...forAuthors,
    method: 'POST',
    path: templatesPaths.check,
    limit: 'write',
    body: checkTemplateBody,
    bodyLimit: maxBodyBytes,
    handle: (context, { params, body, now }) =>
      withSite(context, params.siteId, now, async (site) => {
        const problems = await checkDraft(site, body)
        return {
          json: { problems: problems.slice(0, maxProblemsShown), total: problems.length },
        }
      }),
  }),
  route({
    ...forAuthors,
    method: 'GET',
    path: templatesPaths.vocabulary,
    handle: () => ({ json: templateVocabulary }),
  }),
]

async function withSite(
  { database }: Context,
  id: string,
  now: number,
  answer: (site: SiteSnapshot) => Promise<Reply>,
): Promise<Reply | Refused> {
  const { snapshots } = sitePagesOf(database)
  const siteId = id as SiteId
  // an author sees the last change at once
  snapshots.forget(siteId)
  const site = await snapshots.get(siteId, now)
  return site === undefined ? refuse(requestRefusal('not-found')) : answer(site)
}
