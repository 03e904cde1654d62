import { findBlockType, readBlockValue } from '@vitrine/rules/site/blocks/block-types.ts'
import type { Block } from '@vitrine/rules/site/blocks/layout.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { isPublished } from '@vitrine/rules/site/content/post-state.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { itemContext } from '../content/item-context.ts'
import type { ItemSurroundings } from '../content/page-part.ts'
import { pictureContext } from '../media/picture-context.ts'
import type { LoadedItems } from '../views/document-caches.ts'
import type { PageData } from '../views/page-data.ts'
import { shownCollection } from '../views/shown-collection.ts'
import type { SiteView } from '../views/site-view.ts'

/** What blocks may read while they are turned into their template's data. */
export type BlockSurroundings = {
  readonly site: SiteView
  readonly data: PageData
  readonly now: number
}

type Values = Record<string, unknown>

/**
 * The data that a block's markup sees: its settings with plain text escaped and with what they name
 * (pictures, products, lists) looked up. Undefined for a block type without markup.
 */
export function blockContext(
  block: Block,
  around: BlockSurroundings,
): { readonly name: string; readonly context: Values } | undefined {
  const blockType = findBlockType(block.type)
  if (blockType === undefined) return undefined
  const value = readBlockValue(blockType, block.value)
  const context = { ...escapeTexts(value), ...lookedUp(blockType.name, value, around) }
  return { name: blockType.name, context: { ...context, id: block.id } }
}

function escapeTexts(value: Values): Values {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && name !== 'html' ? escapeHtml(field) : field,
    ]),
  )
}

function lookedUp(name: string, value: Values, around: BlockSurroundings): Values {
  if (name === 'image')
    return { image: picture(value['assetId'], around), link: safeLink(value['link']) }
  if (name === 'button') return { link: safeLink(value['link']) }
  if (name === 'gallery') {
    const ids = value['assetIds'] as readonly string[]
    return { items: ids.flatMap((id) => picture(id, around) ?? []) }
  }
  if (name === 'product') {
    const named = around.data.item(String(value['itemId']))
    const item = named !== undefined && isShown(named.body, around) ? named : undefined
    return {
      item:
        item && itemContext(item.id, item.body, itemSurroundings(item.body.collectionId, around)),
    }
  }
  if (name === 'summary-v2') return summary(value, around)
  return {}
}

/** An item that is not published stands in no card, whoever looks; one of a hidden page does for editors. */
function isShown(item: ContentItem, { site, now }: BlockSurroundings): boolean {
  return isPublished(item, now) && shownCollection(site, item.collectionId) !== undefined
}

function picture(assetId: unknown, { data }: BlockSurroundings): Values | undefined {
  const asset = typeof assetId === 'string' ? data.asset(assetId) : undefined
  return asset && pictureContext(String(assetId), asset)
}

function summary(value: Values, around: BlockSurroundings): Values {
  const collectionId = String(value['collectionId'])
  const collection = shownCollection(around.site, collectionId)
  if (collection === undefined) return { items: [] }
  const loaded = around.data.list({
    collectionId,
    order: collection.ordering === 'user-orderable' ? 'by-position' : 'newest-first',
    limit: Number(value['limit']),
    publishedBy: around.now,
    ...(value['category'] !== '' && { category: String(value['category']) }),
    ...(value['tag'] !== '' && { tag: String(value['tag']) }),
    ...(value['featured'] === true && { starred: true }),
  })
  return {
    items: listContexts(loaded, collectionId, around),
    isGrid: value['design'] === 'grid',
  }
}

/** The items of a loaded list as templates see them; made once while the list is kept. */
export function listContexts(
  loaded: LoadedItems | undefined,
  collectionId: string,
  around: BlockSurroundings,
): readonly Values[] {
  if (loaded === undefined) return []
  if (loaded.contexts !== null) return loaded.contexts
  const surroundings = itemSurroundings(collectionId, around)
  const contexts = loaded.items.map((item) => itemContext(item.id, item.body, surroundings))
  // a picture that is still missing comes with the next pass
  if (!around.data.hasMissing()) loaded.contexts = contexts
  return contexts
}

/** What items of a collection need to become context. */
export function itemSurroundings(
  collectionId: string,
  around: BlockSurroundings,
): ItemSurroundings {
  const { site, data } = around
  return {
    websiteId: site.siteId,
    currency: site.settings.currency,
    multipleQuantityAllowedForServices: site.settings.store.multipleQuantityAllowedForServices,
    collectionUrl: `/${site.collections.get(collectionId)?.urlId ?? ''}`,
    assets: data.assets,
    stock: data.stock,
    parts: site.parts,
  }
}

/** Links of blocks may lead anywhere but run nothing. */
function safeLink(link: unknown): string {
  const text = String(link).trim()
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters inside a scheme
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text.replace(/[\u0000-\u0020]/g, ''))?.[1]
  const allowed = scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme)
  return allowed ? escapeHtml(text) : ''
}
