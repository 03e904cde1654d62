import { videoBlock } from '@vitrine/rules/site/blocks/types/video-block.ts'
import { BackgroundSource } from '@vitrine/rules/site/collections/background-source.ts'
import { backgroundOf } from '@vitrine/rules/site/collections/page-background.ts'
import { CollectionType, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import { mainPictureOf } from '@vitrine/rules/site/content/main-picture.ts'
import bannerBlock from '../collections/page-banner.block?raw'
import { ownMarkup } from '../templates/promoted-blocks.ts'
import type { LoadedPage } from './loaded-page.ts'
import { withFields, type PageContext } from './page-context.ts'
import type { PageRun } from './page-run.ts'

/** What templates say that show any banner themselves, and that show the main picture. */
const asksSource = /\bbackground-source-|\bbackgroundSource\b|\bsqs-video-background\b/
const showsPicture = /\bmainImage\b|\bmain-image\?/

/** What of a context is its main picture. */
const pictureFields = ['mainImage', 'mainImageId', 'assetUrl', 'systemDataId'] as const

type BannerSurroundings = {
  readonly run: PageRun
  readonly context: PageContext
  /** Of the template's regions. */
  readonly layoutId: string
}

/**
 * The banner that an owner has chosen for a page or an item, where its template shows none: HTML that
 * stands before the main content. A template that asks for the source shows banners itself; one that
 * knows main pictures alone finds none where its owner wants a film or nothing.
 */
export function pageBanner(page: LoadedPage, around: BannerSurroundings): string {
  const { run, context } = around
  const { target, item } = page
  if (!('collection' in target) || !['page', 'list', 'item'].includes(target.kind)) return ''
  const { collection } = target
  // a slide has a ground of its own
  if (collection.type === CollectionType.splashPage) return ''
  const of = item === null ? collection : item.body
  const { backgroundSource: source } = backgroundOf(of)
  if (source === 0 || source === BackgroundSource.instagram) return ''
  const texts = textsAround(around, collection, item !== null)
  const conf = run.view.template.collectionConf(collection.typeName)
  if (conf?.supportsVideoBackgrounds === true || texts.some((one) => asksSource.test(one))) {
    return ''
  }
  const isPicture = source === BackgroundSource.upload
  if (isPicture && texts.some((one) => showsPictureOf(one, target.kind))) return ''
  const pictureId = item === null ? collection.mainAssetId : mainPictureOf(item.body)
  const name = item === null ? 'collection' : 'item'
  const shown = context[name] as PageContext
  const { mainImage: picture } = shown
  context[name] = withoutPicture(shown)
  if (isPicture) return picture === undefined ? '' : run.bannerHtml(bannerBlock, { picture })
  if (source !== BackgroundSource.video) return ''
  const film = filmOf(backgroundOf(of), pictureId, run)
  return film === '' ? '' : run.bannerHtml(bannerBlock, { film })
}

/**
 * All that could show a banner there: the regions around the page, or of an item its own markup and
 * what is called so.
 */
function textsAround({ run, layoutId }: BannerSurroundings, page: Collection, isItem: boolean) {
  const { template } = run.view
  const own = ownMarkup(template, page, isItem ? 'item' : 'list') ?? ''
  if (!isItem) return [own, template.shellSource(layoutId)]
  const named = [...template.files.keys()].filter((path) => /background|banner/i.test(path))
  return [own, ...named.map((path) => template.text(path) ?? '')]
}

/** A region that asks for pages has them alone in mind. */
function showsPictureOf(text: string, kind: string): boolean {
  return showsPicture.test(text) && (kind !== 'list' || !/\bisPage\b/.test(text))
}

/** A film as a block of videos shows it: nothing is loaded from elsewhere until somebody plays it. */
function filmOf(
  { backgroundVideoUrl: url, backgroundVideoId: video }: ReturnType<typeof backgroundOf>,
  poster: string | null,
  run: PageRun,
): string {
  const isFile = video !== null && run.data.assets.get(video) !== undefined
  if (!isFile && url === '') return ''
  const source = isFile ? 'file' : 'embed'
  const value = { source, embed: { url, title: '', ratio: 56.25 }, video, poster, overlay: true }
  return run.promotedHtml({ id: 'banner', type: videoBlock.type, value })
}

function withoutPicture(context: PageContext): PageContext {
  // absent, they would be looked for further out
  const none = Object.fromEntries(pictureFields.map((name) => [name, null]))
  return withFields(context, none)
}
