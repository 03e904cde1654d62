import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refusal, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import { commentsRefusal } from '@vitrine/rules/site/comments/comments-messages.ts'
import { readComment, type TypedComment } from '@vitrine/rules/site/comments/read-comment.ts'
import { takesComments } from '@vitrine/rules/site/comments/takes-comments.ts'
import { readCommentSettings } from '@vitrine/rules/site/sites/comment-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { utf8Bytes } from '../../ground/http/utf8-bytes.ts'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import { keepComment } from '../comments/keep-comment.ts'
import { tellWaitingComment } from './tell-waiting-comment.ts'
import { renderPage } from '../render/render-page.ts'
import { PageData } from '../views/page-data.ts'
import { readPageQuery } from '../views/page-query.ts'
import { pageNonce, pagePolicy, type PageJob, type PageRequest } from '../views/view-mode.ts'
import { openedView } from '../views/visitor-view.ts'
import { findLock } from './find-lock.ts'
import { findTarget } from './find-target.ts'
import { loadTarget } from './load-target.ts'
import { beforeLock } from './before-lock.ts'
import { pageInput } from './page-input.ts'
import { postedAddress } from './posted-address.ts'
import { missingCrumb } from './system-page.ts'

export type CommentForm = TypedComment & { readonly path: string; readonly captchaKey: string }

const visitor = { kind: 'visitor' } as const

/**
 * Takes what a visitor wrote below a post, and leads back to it. What is not taken comes back in the
 * form, with the reason and all that was typed. Which item it is about is found by the address of its
 * page, so that nobody writes below what they may not see.
 */
export async function writeComment(
  context: Context,
  request: RouteRequest<unknown, unknown, CommentForm> & OnSite,
): Promise<PageReply | Refused> {
  const { site, body, now } = request
  const { path } = postedAddress(body.path, site.origin)
  const found = await context.views.live.get(site.siteId, request)
  const view = await openedView(context, request, found)
  const target = findTarget(view, path)
  const asked: PageRequest = { ...request, path, search: '' }
  const nonce = pageNonce(asked, site, visitor)
  const job: PageJob = { context, request: asked, requestSite: site, view, mode: visitor, nonce }
  const lock = findLock(view, target)
  if (lock !== undefined) return beforeLock(job, lock)
  if (target.kind !== 'item') return refuse(requestRefusal('not-found'))
  const data = new PageData(view)
  const query = readPageQuery('')
  const load = { site: view.documents.site, view, data, query, now }
  const page = await loadTarget(target, load)
  if (page === undefined || page.item === null) return refuse(requestRefusal('not-found'))
  const { item } = page
  const answer = (refusal: Refusal): Promise<PageReply> =>
    refusedPage(job, pageInput(job, data, page, query, { typed: body, refusal }), refusal)
  if (!takesComments(item.body, view.settings)) return answer(commentsRefusal('comments-closed'))
  const { captcha = null } = view.settings
  // whoever has no script solves none: somebody looks at what they wrote (decision 77)
  const isUnchecked = captcha !== null && body.captchaKey === ''
  const needsApproval = isUnchecked || readCommentSettings(view.settings).commentApprovalRequired
  const read = readComment(body, { now, needsApproval })
  if (!read.ok) return answer(read.refusal)
  const { address, uptime, random } = request
  if (captcha !== null && !isUnchecked) {
    const tried = { answer: body.captchaKey, address, now, uptime }
    const checked = await checkCaptcha(context, view.documents.site, captcha, tried)
    if (!checked.ok) return answer(checked.refusal)
  }
  const comment = { itemId: item.id, comment: read.value }
  const kept = await keepComment(context.database, view.documents.site, comment, {
    address,
    isUnchecked,
    now,
    uptime,
    random,
    onWaiting: (changed) => {
      const waiting = { view, itemTitle: item.body.title, comment: read.value, now, random }
      return tellWaitingComment(context, changed, waiting)
    },
  })
  if (!kept.ok) return answer(kept.refusal)
  // the visitor sees it at once, whoever is asked for the page
  if (read.value.state === 'approved') context.views.live.forget(site.siteId)
  const notice = read.value.state === 'approved' ? 'seen' : 'waiting'
  return { redirect: `${encodePath(path)}?comment=${notice}#comments-${item.id}`, status: 303 }
}

async function refusedPage(
  job: PageJob,
  input: ReturnType<typeof pageInput>,
  { status, headers }: Refusal,
): Promise<PageReply> {
  const { html } = await renderPage(input)
  return {
    status,
    bytes: utf8Bytes(html),
    contentType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': pagePolicy(job), ...headers },
    cookies: missingCrumb(job.request),
  }
}
