import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import { TweakPageType } from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleScope } from '@vitrine/rules/site/design/style-scopes.ts'
import { changesList } from '@vitrine/rules/site/listings/list-choice.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { findScript } from '../../ground/http/built-assets.ts'
import { siteStylesheet } from '../design/site-stylesheet.ts'
import { collectionMarkup } from '../render/collection-markup.ts'
import type { LoadedPage } from '../render/loaded-page.ts'
import type { PageInput } from '../render/render-page.ts'
import { viewerLinks } from '../sites/viewer-token.ts'
import type { SiteTemplate } from '../templates/site-template.ts'
import {
  commentsContext,
  type CommentsOfPage,
  type RefusedComment,
} from '../comments/comments-context.ts'
import { socialContext } from '../social/social-context.ts'
import { siteStrings } from '../render/localized-strings.ts'
import { lockTexts } from '../render/lock-texts.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { SiteView } from '../views/site-view.ts'
import type { PageData } from '../views/page-data.ts'
import type { PageQuery } from '../views/page-query.ts'
import { showsDrafts, type PageJob } from '../views/view-mode.ts'
import { partsOfFormat } from './format-page.ts'
import { saysSomething } from './says-something.ts'

/**
 * What a loaded page is rendered from.
 * @param refused a comment that was written from it
 */
export function pageInput(
  job: PageJob,
  data: PageData,
  page: LoadedPage,
  query: PageQuery,
  refused?: RefusedComment,
): PageInput {
  const { context, request, requestSite, view, mode } = job
  const { template } = view
  const system = page.target.kind === 'system'
  const main = system
    ? (template.find(
        page.pageType === PageType.notFound ? 'blocks/not-found.block' : 'blocks/error-page.block',
      ) ?? null)
    : chooseMain(page, template)
  const stylesheet = siteStylesheet(view, scopeOfPage(page))
  const part = partOfFormat(page, view, query.format)
  const parts = part === undefined ? partsOfFormat(query.format) : 'main-content'
  const script: PageInput['script'] = (bundle, entry) => findScript(context, bundle, entry)
  return {
    requestSite,
    view,
    data,
    page,
    query,
    main: part ?? main,
    ...(part !== undefined && { isPart: true }),
    path: request.path,
    now: request.now,
    editing: mode.kind === 'edit',
    drafts: showsDrafts(mode),
    ...(parts !== 'page' && { upTo: parts }),
    ownerScripts: requestSite.ownerScripts && mode.kind !== 'edit',
    stylesheet,
    extra: {
      ...commentsOf(job, data, page, { notice: query.comment, refused }),
      ...socialOf(job, page, query),
    },
    tweakClasses: stylesheet.bodyClasses,
    noindex: isUnlisted(job, page),
    nonce: job.nonce,
    script,
    ...(mode.kind === 'viewer' && {
      footer: viewerLinks(context.config.editorOrigin, requestSite.name, {
        path: request.path,
        isDraft: showsDrafts(mode),
      }),
    }),
    ...(page.target.kind === 'slide' && { title: slideTitle(page.target.slideType, view) }),
    ...(system && {
      title: page.pageType === PageType.notFound ? 'Page not found' : 'Something went wrong',
    }),
  }
}

/** A part of an item's page by itself, where its address asks for one that an area above has. */
function partOfFormat(
  { item, target }: LoadedPage,
  { parts, template, locale }: SiteView,
  format: string,
): CompiledTemplate | undefined {
  if (item === null || target.kind !== 'item' || format === '') return undefined
  for (const { ofFormat } of parts) {
    const found = ofFormat?.(format, item.body)
    if (found !== undefined) return template.markup(found.name, found.markup, { own: true, locale })
  }
  return undefined
}

/** Whether search engines are asked to leave a page out. */
function isUnlisted({ view, request }: PageJob, { target, listing }: LoadedPage): boolean {
  return (
    view.settings.isHiddenFromSearch === true ||
    view.viewer === 'sees-drafts' ||
    // each choice of a shopper shows the same products once more
    (listing !== null && changesList(listing.choice)) ||
    target.kind === 'system' ||
    target.kind === 'search' ||
    target.kind === 'slide' ||
    (target.kind === 'static-page' && !saysSomething(target, view, request.now))
  )
}

/** Whether a page is of a kind that may have a style of its own. A pop-up's is every page's. */
function scopeOfPage({ pageType, target }: LoadedPage): StyleScope | undefined {
  if (pageType === PageType.splashPage) return TweakPageType.splashPage
  const isLock = target.kind === 'slide' && target.slideType === SlideType.lockScreen
  return isLock ? TweakPageType.lockScreen : undefined
}

/** For the browser's tab; empty: the site's alone. */
function slideTitle(type: SlideType, view: SiteView): string {
  return type === SlideType.lockScreen ? lockTexts(view).lockedText : ''
}

/** The markup of a page's main content; null for pages whose layout is their content. */
function chooseMain(page: LoadedPage, template: SiteTemplate): CompiledTemplate | null {
  const { target } = page
  if (target.kind === 'static-page') return target.template
  if (target.kind === 'search') return template.find('blocks/search-results.block') ?? null
  if (!('collection' in target) || target.kind === 'page') return null
  const ending = target.kind === 'list' ? 'list' : 'item'
  return collectionMarkup(template, target.collection, ending) ?? null
}

/** What the page tells of the comments of its item, in the words of the site. */
function commentsOf(
  { view, request }: PageJob,
  data: PageData,
  { item, target, comments }: LoadedPage,
  said: Pick<CommentsOfPage, 'notice' | 'refused'>,
): Readonly<Record<string, unknown>> {
  if (comments === null || item === null || target.kind !== 'item') return {}
  return commentsContext({
    item,
    path: encodePath(`/${target.collection.urlId}/${item.body.urlId}`),
    loaded: comments,
    count: data.commentCounts.get(item.id) ?? 0,
    settings: view.settings,
    locale: view.locale,
    strings: siteStrings(view),
    ...said,
    now: request.now,
  })
}

/** What the page tells of likes, sharing and comments elsewhere, in the words of the site. */
function socialOf(
  { view, request, requestSite }: PageJob,
  { item }: LoadedPage,
  { liked }: PageQuery,
): Readonly<Record<string, unknown>> {
  return socialContext({
    settings: view.settings,
    locale: view.locale,
    strings: siteStrings(view),
    origin: requestSite.origin,
    path: encodePath(request.path),
    itemId: item?.id ?? null,
    isLiked: liked !== '',
  })
}
