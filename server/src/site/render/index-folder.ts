import {
  CollectionType,
  hasOwnLayout,
  isAlbum,
  isCalendar,
  isGallery,
  isPodcast,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import { pagesOfFolder } from '@vitrine/rules/site/collections/folder.ts'
import { galleryPage } from '@vitrine/rules/site/blocks/gallery-page.ts'
import { listedItems } from '../blocks/listed-items.ts'
import { albumFields } from '../collections/album-context.ts'
import { albumTexts } from '../collections/album-texts.ts'
import { collectionContext } from '../collections/collection-context.ts'
import { isCollectionShown } from '../views/shown-collection.ts'
import { siteStrings } from './localized-strings.ts'
import { collectionMarkup } from './collection-markup.ts'
import { withFields, type PageContext } from './page-context.ts'
import type { PageRun } from './page-run.ts'
import { withPromotedBlocks } from './promoted-block.ts'
import { shownView } from './shown-view.ts'

/** Items of a list that an index shows; the rest is on the list's own page. */
const maxItems = 100

/**
 * What an index adds to its page's context: `collection.collections`, its public pages in their order
 * with all of their content (template platform §4), and whether there are none. A cover page stands
 * by itself and in no index, and what is locked shows nothing of itself elsewhere.
 */
export function indexFields(folder: Collection, run: PageRun, context: PageContext): PageContext {
  const collections = pagesOfFolder(folder, run.view.collections)
    .filter(([, page]) => isShownInIndex(page, run))
    .map(([id, page]) => pageFields(id, page, run, context))
  return {
    collection: withFields(context['collection'] as PageContext, { collections }),
    emptyFolder: collections.length === 0,
  }
}

function isShownInIndex(page: Collection, run: PageRun): boolean {
  const isPublic = page.visibility === 'live' && isCollectionShown(run.view, page)
  return isPublic && page.type !== CollectionType.splashPage
}

function pageFields(id: string, page: Collection, run: PageRun, context: PageContext): PageContext {
  const { view, data, now } = run
  const around = { websiteId: view.siteId, assets: data.assets }
  if (hasOwnLayout(page)) {
    const mainContent = run.pageHtml(`page-${id}`)
    return { ...collectionContext(id, page, around), mainContent }
  }
  if (isCalendar(page)) run.noteClock()
  const limit = Math.min(page.pageSize, maxItems)
  const { items: listed } = listedItems(
    { collectionId: id, collection: page, limit },
    { site: view, data, now },
  )
  const items = withPromotedBlocks(listed, run)
  const shown = shownView(page, view)
  const facts = { itemCount: items.length, ...(shown !== undefined && { view: shown }) }
  const collection = collectionContext(id, page, around, facts)
  const list = withFields(context, {
    collection,
    items,
    empty: items.length === 0,
    pagination: { pageSize: limit },
    ...(isCalendar(page) && { upcoming: items, past: [] }),
    ...(isAlbum(page) && albumFields(items, view.locale)),
    ...((isAlbum(page) || isPodcast(page)) && {
      localizedStrings: { ...albumTexts(view.locale), ...siteStrings(view) },
    }),
    ...(isGallery(page) && {
      gallery: { id, ...galleryPage(page.galleryDesign ?? 'grid', items) },
    }),
  })
  const markup = collectionMarkup(view.template, page, 'list')
  return { ...collection, items, mainContent: markup === undefined ? '' : run.render(markup, list) }
}
