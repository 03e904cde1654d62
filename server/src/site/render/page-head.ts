import type { LoadedPage } from './loaded-page.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { escapeHtml, jsonForScript } from '@vitrine/rules/ground/words/escape-html.ts'
import type { RequestSite } from '../../ground/http/route.ts'
import { moneyPatternOf } from '../../site/sites/site-money.ts'
import { isAudio } from '@vitrine/rules/site/content/audio.ts'
import { isEvent } from '@vitrine/rules/site/content/event.ts'
import { audioJsonLd } from '../content/audio-json-ld.ts'
import { audioFileOf } from '../content/audio-context.ts'
import { eventJsonLd } from '../content/event-json-ld.ts'
import type { PageContext } from './page-context.ts'
import type { SiteStylesheet } from '../design/site-stylesheet.ts'
import type { SiteView } from '../views/site-view.ts'
import { asRecord } from '../templates/template-conf.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { pageWords, type PageWords, type WordsInput } from './page-words.ts'
import { isHomepage } from './page-classes.ts'
import { scriptStrings } from './localized-strings.ts'

/** Where the stylesheet of a page is, and the fonts that are loaded before it is read. */
export type PageStylesheet = Pick<SiteStylesheet, 'address' | 'preloads'>

/** What surrounds the template on a page: addresses of scripts and who is looking. */
type HeadInput = WordsInput & {
  readonly requestSite: RequestSite
  readonly context: PageContext
  readonly stylesheet: PageStylesheet
  /** The shell's own text, to see what the template already says. */
  readonly shellSource: string
  readonly ownerScripts: boolean
  readonly noindex: boolean
  readonly nonce: string | null
}

/**
 * The output of `{squarespace-headers}` (template platform §5); one text per item while the item,
 * its stock and the site stay the same.
 */
export function pageHead(
  input: Omit<HeadInput, 'context' | 'shellSource'>,
  context: PageContext,
  shellSource: string,
): string {
  const kept = input.data.pageItem
  if (input.nonce !== null || !kept?.context || kept.context !== context['item']) {
    return makeHead({ context, shellSource, ...input })
  }
  const { requestSite, ownerScripts, noindex, stylesheet } = input
  const key = `${ownerScripts} ${noindex} ${requestSite.name} ${requestSite.origin} ${stylesheet.address}`
  if (kept.head?.key === key) return kept.head.html
  const html = makeHead({ context, shellSource, ...input })
  if (!input.data.hasMissing()) kept.head = { key, html }
  return html
}

function makeHead(input: HeadInput): string {
  const { view, shellSource, stylesheet } = input
  const words = pageWords(input)
  const canonical = input.requestSite.origin + words.path
  return [
    ...(/<meta\s+charset|http-equiv="?content-type/i.test(shellSource)
      ? []
      : ['<meta charset="utf-8">']),
    ...(/name=["']?viewport/i.test(shellSource)
      ? []
      : ['<meta name="viewport" content="width=device-width, initial-scale=1">']),
    ...(/<title[\s>]/i.test(shellSource) ? [] : [`<title>${headText(words.title)}</title>`]),
    ...(isThere(input) ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...(input.noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(words.description === '' || /name=["']?description/i.test(shellSource)
      ? []
      : [`<meta name="description" content="${escapeHtml(words.description)}">`]),
    ...socialMeta(input, words, canonical),
    faviconLink(view),
    ...fontPreloads(stylesheet),
    `<link rel="stylesheet" href="${escapeHtml(stylesheet.address)}">`,
    ...furtherElements(input, words, canonical),
    `<script${nonceAttribute(input.nonce)}>Static=window.Static||{};Static.SQUARESPACE_CONTEXT=` +
      `${jsonForScript(siteContext(input))}</script>`,
    ...(input.ownerScripts
      ? [view.settings.codeInjection.header, ...codeOfLock(input), ...codeOfPage(input)]
      : []),
  ].join('\n')
}

/** What the owner put into the heads of lock screens. */
function codeOfLock({ page, view }: HeadInput): string[] {
  const { lockScreen = '' } = view.settings.codeInjection
  return page.pageType === PageType.lockScreen ? [lockScreen] : []
}

/** What the owner put into the head of this page alone: the items of a list have their own. */
function codeOfPage({ page: { target, item } }: HeadInput): string[] {
  if (!('collection' in target)) return []
  const { codeInjection } = item === null ? target.collection : item.body
  return codeInjection === undefined ? [] : [codeInjection.header]
}

/** The first words of a page wait for these. */
function fontPreloads({ preloads }: PageStylesheet): string[] {
  return preloads.map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  )
}

/** A page in place of one that is not there has no address of its own. */
function isThere({ page: { pageType } }: HeadInput): boolean {
  const { notFound, error, lockScreen } = PageType
  return pageType !== notFound && pageType !== error && pageType !== lockScreen
}

/** What search engines read of the site, and what the areas above add for an item. */
function furtherElements(
  { page, view, requestSite, data }: HeadInput,
  { description, picturePath }: PageWords,
  url: string,
): string[] {
  const { settings, parts } = view
  const { item } = page
  if (item === null) {
    if (!isHomepage(page)) return []
    const site = {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: settings.title,
      url: requestSite.origin,
    }
    return [linkedData(site)]
  }
  const pictureUrl =
    picturePath === null ? null : `${requestSite.origin}${picturePath}?format=1500w`
  const about = { description, url, pictureUrl }
  if (isEvent(item.body)) return [linkedData(eventJsonLd(item.body, about))]
  if (isAudio(item.body) && page.target.kind === 'item') {
    const { collection } = page.target
    const { origin } = requestSite
    const file = audioFileOf(item.body, data.assets)
    const audioUrl = file === undefined ? null : origin + file.audioAssetUrl
    return [linkedData(audioJsonLd(item.body, { collection, origin, audioUrl, ...about }))]
  }
  const { currency } = settings
  const reviews = data.reviewFacts.get(item.id)
  const head = { item, description, url, pictureUrl, currency, stock: data.stock, reviews }
  return parts.flatMap((part) => part.ofHead?.(head) ?? [])
}

function linkedData(about: object): string {
  return `<script type="application/ld+json">${jsonForScript(about)}</script>`
}

export function nonceAttribute(nonce: string | null): string {
  return nonce === null ? '' : ` nonce="${nonce}"`
}

/**
 * Plain text of a head as HTML. The dash between the titles of a page and its site is written by its
 * name: as a letter it would be the only one of most pages that is beyond Latin-1, for which V8 keeps
 * all of a text in two bytes a letter.
 */
function headText(text: string): string {
  return escapeHtml(text).replaceAll('—', '&mdash;')
}

function socialMeta(
  input: HeadInput,
  words: ReturnType<typeof pageWords>,
  canonical: string,
): string[] {
  const { page, view, requestSite } = input
  const type = page.item?.body.product ? 'product' : page.item === null ? 'website' : 'article'
  const properties: [string, string][] = [
    ['og:site_name', view.settings.title],
    ['og:title', words.title],
    ['og:type', type],
  ]
  if (isThere(input)) properties.push(['og:url', canonical])
  if (words.description !== '') properties.push(['og:description', words.description])
  const path = words.picturePath ?? sharePath(view)
  const picture = path && `${requestSite.origin}${path}?format=1500w`
  if (picture) properties.push(['og:image', picture])
  return [
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${headText(content)}">`,
    ),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ]
}

/** The picture of the site, for pages that have none. */
function sharePath({ settings, pictures }: SiteView): string | null {
  const { shareAssetId: id = null } = settings
  const asset = id === null ? undefined : pictures.get(id)
  return id === null || asset === undefined ? null : assetAddress(id, asset)
}

function faviconLink(view: SiteView): string {
  const id = view.settings.faviconAssetId
  const asset = id === null ? undefined : view.pictures.get(id)
  if (id === null || asset === undefined) return '<link rel="icon" href="/favicon.ico">'
  const address = asset.contentType === 'image/svg+xml' ? '' : '?format=100w'
  return `<link rel="icon" href="${escapeHtml(assetAddress(id, asset))}${address}">`
}

/** Policies and lists stay out: they are long, and no script reads them. */
const storeSettingsForScripts = [
  'expressCheckout',
  'continueShoppingLinkUrl',
  'useLightCart',
  'selectedCurrency',
  'multipleQuantityAllowedForServices',
  'merchandisingSettings',
  'isLive',
] as const

/** `Static.SQUARESPACE_CONTEXT`: the site context of spec §3, for scripts in the page. */
function siteContext(input: HeadInput): Record<string, unknown> {
  const { page, view, context, requestSite } = input
  const { website, websiteSettings, collection } = context as Record<
    string,
    Record<string, unknown>
  >
  return {
    appDomain: new URL(requestSite.origin).hostname,
    pageType: page.pageType,
    websiteId: view.siteId,
    website: pick(website, [
      'id',
      'identifier',
      'language',
      'timeZone',
      'siteTitle',
      'baseUrl',
      'cloneable',
      'captchaSettings',
      'useCLDRMoneyFormat',
    ]),
    websiteSettings: {
      ...pick(websiteSettings, ['country', 'useCLDRMoneyFormat']),
      storeSettings: pick(asRecord(websiteSettings?.['storeSettings']), storeSettingsForScripts),
    },
    templateId: view.siteId,
    templateVersion: String(view.template.version),
    collection: pick(collection, ['id', 'title', 'type', 'typeName', 'fullUrl', 'permissionType']),
    collectionId: collection?.['id'] ?? null,
    ...itemFields(page, context),
    websiteRoles: [],
    authenticatedAccount: null,
    cookieSettings: {
      isRestrictiveCookiePolicyEnabled: false,
      isRestrictiveCookiePolicyAbsolute: false,
      isCookieBannerEnabled: false,
    },
    localizedStrings: scriptStrings(view),
    ...pick(context, ['restockCaptcha']),
    moneyPattern: moneyPatternOf(view.settings, view.settings.currency, view.locale),
    tweakJSON: view.design.tweakValues,
  }
}

function itemFields(page: LoadedPage, context: PageContext): Record<string, unknown> {
  if (page.item === null) return {}
  const item = context['item'] as Record<string, unknown>
  const fields = pick(item, ['id', 'title', 'recordType', 'fullUrl'])
  const structured = item['structuredContent'] as Record<string, unknown> | undefined
  return {
    itemId: page.item.id,
    item: fields,
    ...(structured && {
      product: {
        ...pick(structured, ['productType', 'variantOptionOrdering', 'isSubscribable']),
        id: page.item.id,
      },
    }),
  }
}

function pick(
  from: Record<string, unknown> | undefined,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (from?.[name] === undefined ? [] : [[name, from[name]]])),
  )
}
