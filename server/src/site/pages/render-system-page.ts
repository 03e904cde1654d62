import { TweakPageType } from '@vitrine/rules/site/design/aesthetics.ts'
import { findViewMode, pageNonce, pagePolicy, type PageRequest } from '../views/view-mode.ts'
import type { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { siteStylesheet } from '../design/site-stylesheet.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import { platformPageHeaders, type Guest } from '../../ground/http/security-headers.ts'
import { renderPage, type PageInput } from '../render/render-page.ts'
import { utf8Bytes } from '../../ground/http/utf8-bytes.ts'
import type { PageContext } from '../render/page-context.ts'
import { dressForEditing } from './dress-for-editing.ts'
import { findScript } from '../../ground/http/built-assets.ts'
import { formatPage } from './format-page.ts'
import { PageData } from '../views/page-data.ts'
import { readPageQuery } from '../views/page-query.ts'
import { renderPlatformFrame } from './render-platform-frame.ts'
import { missingCrumb, systemPage } from './system-page.ts'
import { visitorView } from '../views/visitor-view.ts'
import { showProblems } from './show-problems.ts'

/** A page of the platform on a site: the cart, the checkout, an order. */
export type SystemPage = {
  readonly pageType: PageType
  /** Plain text, for the browser's tab; the markup has its own heading. */
  readonly title: string
  /**
   * What stands in the middle. `markup` is text in the owners' language, whose phrases stand between
   * `[[` and `]]` and are said in the language of the site; compiled once per language;
   * in the `site` frame an owner's `blocks/<name>.block` stands in for it. `html` is
   * finished HTML.
   */
  readonly main: { readonly name: string; readonly markup: string } | { readonly html: string }
  /**
   * `site`: the template's regions stand around it and the owner's scripts run (cart 200, search).
   * `platform`: our own frame in the site's colours and fonts, without any script of the owner
   * (checkout, order and account pages, 201-209; acceptance, decision 14).
   */
  readonly frame: 'site' | 'platform'
  /**
   * Further top-level fields of the page context. They reach the markup as they are, so plain text
   * in them must have been escaped (`escapeHtml`).
   */
  readonly data?: PageContext
  /** 200 unless told. */
  readonly status?: number
  /** Of a refusal, beside those that every page has. */
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly RequestCookie[]
  /** Whose script it has beside ours, in the platform's own frame; absent: nobody's. */
  readonly guest?: Guest
}

/** How a page answers that says what was refused, if anything was. */
export function answeringFor(problem: Refusal | undefined): Pick<SystemPage, 'status' | 'headers'> {
  return problem === undefined ? {} : { status: problem.status, headers: problem.headers ?? {} }
}

/**
 * Renders a page that is made for one visitor. It is never stored: the answer is `private,
 * no-store`. The markup sees the page context (`website`, `websiteSettings`, `localizedStrings`...)
 * and `data`, and so does whoever asks with `?format=json`. The visitor gets a crumb if there is none
 * yet.
 * @throws when the site is gone
 */
export async function renderSystemPage(
  context: Context,
  request: PageRequest,
  page: SystemPage,
): Promise<PageReply> {
  const requestSite = request.site
  const view = await visitorView(context, request)
  const isPlatform = page.frame === 'platform'
  const mode = await findViewMode(context, request, requestSite.siteId)
  const editing = mode.kind === 'edit'
  const platformNonce =
    isPlatform && !editing ? Buffer.from(request.random(16)).toString('base64url') : null
  const nonce = platformNonce ?? pageNonce(request, requestSite, mode)
  const job = { context, request, requestSite, view, mode, nonce }
  const stylesheet = siteStylesheet(view, isPlatform ? TweakPageType.checkout : undefined)
  const { main } = page
  const input: PageInput = {
    requestSite,
    view,
    data: new PageData(view),
    page: systemPage(page.pageType),
    query: readPageQuery(''),
    main:
      'markup' in main
        ? view.template.markup(main.name, main.markup, { own: !isPlatform, locale: view.locale })
        : null,
    ...('html' in main && { mainHtml: main.html }),
    title: page.title,
    extra: page.data ?? {},
    path: request.path,
    now: request.now,
    editing,
    drafts: editing,
    ownerScripts: requestSite.ownerScripts && !isPlatform && !editing,
    stylesheet,
    tweakClasses: stylesheet.bodyClasses,
    noindex: true,
    nonce,
    script: (bundle, entry) => findScript(context, bundle, entry),
  }
  const made = isPlatform ? await renderPlatformFrame(input) : await renderPage(input)
  // nobody who edits the template can mend the platform's own pages
  const rendered =
    isPlatform && !editing
      ? made
      : await showProblems(job, dressForEditing(job, made, page.pageType))
  // a form's answer is a page, whatever the address that it was sent to
  const format = request.method === 'POST' ? '' : readPageQuery(request.search).format
  const { body, contentType } = formatPage(rendered, format)
  return {
    status: page.status ?? 200,
    bytes: utf8Bytes(body),
    contentType,
    headers: {
      ...page.headers,
      ...(platformNonce === null
        ? { 'content-security-policy': pagePolicy(job) }
        : platformPageHeaders(platformNonce, page.guest)),
    },
    cookies: [...missingCrumb(request), ...(page.cookies ?? [])],
  }
}
