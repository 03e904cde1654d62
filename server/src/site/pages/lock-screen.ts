import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import { locksPaths } from '@vitrine/rules/site/locks/locks-paths.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import { utf8Bytes } from '../../ground/http/utf8-bytes.ts'
import { lockProblem } from '../render/lock-texts.ts'
import { isBeforeDoor } from '../render/shown-lock-screen.ts'
import { readPageQuery } from '../views/page-query.ts'
import type { SiteView } from '../views/site-view.ts'
import { pagePolicy, type PageJob } from '../views/view-mode.ts'
import { formatPage } from './format-page.ts'
import { renderSlidePage } from './render-slide-page.ts'
import { missingCrumb } from './system-page.ts'

/**
 * The screen in place of what is locked (page type 103), with the form that opens it. It says nothing
 * of the page, in whatever format it is asked for. 403, since it is neither the page nor to be found
 * in its place, and 401 would have browsers ask in a window of their own; nobody keeps it. A site
 * whose door is closed answers 503, as it is there soon: search engines come again (decision 64).
 * @param problem of the try that it answers
 */
export async function lockScreen(job: PageJob, problem?: Refusal): Promise<PageReply> {
  const { request, view } = job
  const isComing = isBeforeDoor(view)
  const rendered = await renderSlidePage(
    { ...job, view: discreetView(job.view) },
    SlideType.lockScreen,
    {
      action: locksPaths.unlock,
      fields: `<input type="hidden" name="path" value="${escapeHtml(addressOf(request))}">`,
      ...(problem !== undefined && {
        problem: escapeHtml(lockProblem(view, problem.code) ?? problem.message),
      }),
    },
  )
  // a form's answer is a page, whatever the address that it was sent to
  const format = request.method === 'POST' ? '' : readPageQuery(request.search).format
  const context = { ...rendered.context, passwordProtected: !isComing }
  const { body, contentType } = formatPage({ ...rendered, context }, format)
  return {
    status: problem?.status ?? (isComing ? 503 : 403),
    bytes: utf8Bytes(body),
    contentType,
    headers: {
      'content-security-policy': pagePolicy(job),
      ...(isComing && { 'retry-after': String(comingSoonSeconds) }),
      ...problem?.headers,
    },
    cookies: missingCrumb(request),
  }
}

/** When whoever asks by itself is to look in again; owners open their doors when they like. */
const comingSoonSeconds = 3600

/** Where the form leads once the password is right. */
export function addressOf({ path, search }: Pick<PageJob['request'], 'path' | 'search'>): string {
  return search === '' ? encodePath(path) : `${encodePath(path)}?${search}`
}

/** Of a locked site no more than what its lock screen is made of. */
function discreetView(view: SiteView): SiteView {
  if (lockBefore(view.settings, view.unlocked) === undefined) return view
  const {
    announcement: _announcement,
    business: _business,
    footer: _footer,
    mobileInfo: _mobileInfo,
    shareAssetId: _picture,
    ...settings
  } = view.settings
  const store = { ...settings.store, returnPolicy: '', termsOfService: '', privacyPolicy: '' }
  const hidden = { description: '', tagline: '', contactEmail: '', store }
  return { ...view, settings: { ...settings, ...hidden } }
}
