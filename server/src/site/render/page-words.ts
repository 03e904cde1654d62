import type { LoadedPage } from './loaded-page.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import {
  filterAddress,
  type CollectionFilter,
} from '@vitrine/rules/site/collections/collection-filter.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { pageSeo } from '@vitrine/rules/site/collections/page-seo.ts'
import { isAudio } from '@vitrine/rules/site/content/audio.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { mainPictureOf } from '@vitrine/rules/site/content/main-picture.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { PageData } from '../views/page-data.ts'
import type { PageQuery } from '../views/page-query.ts'
import type { SiteView } from '../views/site-view.ts'
import { monthTitle } from './month-title.ts'
import { isHomepage } from './page-classes.ts'

/** What the head of a page says about it, as plain text. */
export type PageWords = {
  readonly title: string
  readonly description: string
  /** Path of the page's own address, with the query of a filter. */
  readonly path: string
  /** Path of the picture that stands for the page; null where it has none. */
  readonly picturePath: string | null
}

export type WordsInput = {
  readonly page: LoadedPage
  readonly view: SiteView
  readonly data: PageData
  readonly path: string
  readonly query: PageQuery
  /** The title of a page that is no document, such as the cart. */
  readonly title?: string | undefined
}

/** The title, description and picture of a page. */
export function pageWords(input: WordsInput): PageWords {
  const { view, data } = input
  const { settings } = view
  const own = ownWords(input)
  const asset = own.assetId === null ? undefined : data.asset(own.assetId)
  const title = own.headline || withSite(own.title, settings.title)
  return {
    title,
    description: plainText(own.description) || plainText(settings.description) || settings.tagline,
    path: own.path,
    picturePath: own.assetId !== null && asset ? assetAddress(own.assetId, asset) : null,
  }
}

type OwnWords = {
  readonly title: string
  /** The owner's own for search engines, which stands alone; empty: none. */
  readonly headline?: string
  readonly description: string
  readonly path: string
  readonly assetId: string | null
}

function withSite(title: string, site: string): string {
  return title === '' ? site : `${title} — ${site}`
}

function ownWords({ page, view, path, title, query }: WordsInput): OwnWords {
  const { target, item } = page
  if (target.kind === 'static-page') {
    const { title: pageTitle, description } = target
    return { title: pageTitle, description: escapeHtml(description), path, assetId: null }
  }
  if (!('collection' in target))
    return { title: title ?? 'Search', description: '', path, assetId: null }
  const { collection } = target
  if (item === null) {
    const filter = target.kind === 'list' ? query : noFilter
    const address = collection.homepage ? '/' : `/${collection.urlId}`
    const { seoTitle, seoDescription, shareAssetId } = pageSeo(collection)
    const { shareAssetId: ofSite, logoAssetId } = view.settings
    return {
      headline: filterAddress(filter) === '' ? seoTitle : '',
      title: listTitle(page, collection.title, filter, view.locale),
      description: escapeHtml(seoDescription) || collection.description,
      path: address + filterAddress(filter),
      assetId: shareAssetId ?? collection.mainAssetId ?? ofSite ?? logoAssetId,
    }
  }
  const { title: ownTitle, excerpt, body, urlId } = item.body
  const { seoTitle, seoDescription, shareAssetId } = pageSeo(item.body)
  return {
    headline: seoTitle,
    title: ownTitle,
    description: escapeHtml(seoDescription) || excerpt || body,
    path: `/${collection.urlId}/${urlId}`,
    assetId: shareAssetId ?? mainPictureOf(item.body) ?? coverOf(collection, item.body),
  }
}

/** A track or an episode without a picture is known by the cover. */
function coverOf({ mainAssetId }: Collection, item: ContentItem): string | null {
  return isAudio(item) ? mainAssetId : null
}

const noFilter: CollectionFilter = { category: '', tag: '' }

/** A category's page is called by the category, a month's by the month; the home page by the site alone. */
function listTitle(
  page: LoadedPage,
  title: string,
  { category, tag, month = '' }: CollectionFilter,
  language: string,
): string {
  const own = isHomepage(page) ? [] : [title]
  const span = month === '' ? '' : monthTitle(month, language)
  return [tag, category, span, ...own].filter((word) => word !== '').join(' — ')
}

const descriptionLength = 300

/** HTML as one line of plain text of at most 300 characters, cut at a word. */
export function plainText(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
  if (text.length <= descriptionLength) return text
  return `${text.slice(0, descriptionLength).replace(/\s\S*$/, '')}…`
}
