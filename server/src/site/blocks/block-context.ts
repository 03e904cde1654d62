import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import type { Reference } from '@vitrine/rules/ground/documents/reference.ts'
import type {
  CommentsRequest,
  Group,
  GroupsRequest,
  ListRequest,
  LookUp,
} from '@vitrine/rules/site/blocks/field-kind.ts'
import type { Block } from '@vitrine/rules/site/blocks/layout.ts'
import { shownBlock } from '@vitrine/rules/site/blocks/shown-block.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { pagesOfFolder } from '@vitrine/rules/site/collections/folder.ts'
import { filterAddress } from '@vitrine/rules/site/collections/collection-filter.ts'
import {
  FolderBehavior,
  isCalendar,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import { isPublished } from '@vitrine/rules/site/content/post-state.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { sliceTypeOf } from '@vitrine/rules/site/slides/slice-type.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { collectionContext } from '../collections/collection-context.ts'
import { itemContext } from '../content/item-context.ts'
import { pictureContext } from '../media/picture-context.ts'
import { socialAccountContext } from '../sites/social-account-context.ts'
import { isCollectionThere, namedCollection, shownCollection } from '../views/shown-collection.ts'
import { latestComments } from '../comments/latest-comments.ts'
import { monthOfEvents } from './month-of-events.ts'
import { shownDonation } from './shown-donation.ts'
import { itemSurroundings, listedItems, type ListSurroundings } from './listed-items.ts'
import { markdownHtml } from './markdown-html.ts'

/** What blocks may read while they are turned into their template's data. */
export type BlockSurroundings = ListSurroundings & {
  /** Whether scripts of the owner run where the blocks are shown. */
  readonly ownerScripts: boolean
  /** The page that the blocks are shown on, as menus need to know it. */
  readonly menus: {
    menuItems(id: string): readonly Values[]
    /** Says that what is shown holds for a short time only. */
    noteClock(): void
  }
}

type Values = Record<string, unknown>

/**
 * The data that a block's markup sees: its settings as their kinds show them, and what they name
 * (pictures, products, lists) looked up. Undefined for a block type without markup.
 */
export function blockContext(
  block: Block,
  around: BlockSurroundings,
): { readonly blockType: BlockType; readonly context: Values } | undefined {
  const blockType = findBlockType(block.type)
  if (blockType === undefined) return undefined
  const shown = shownBlock(blockType, block.value, new BlockLookUp(block.id, around))
  // slices alone have one, which `current-type?` asks for
  const currentType = sliceTypeOf(block.type)
  const ids = { id: block.id, blockId: block.id }
  return { blockType, context: { ...shown, ...ids, ...(currentType && { currentType }) } }
}

/** What a page's data answers to the values of its blocks: now, or in the next pass. */
class BlockLookUp implements LookUp {
  readonly blockId: string
  readonly #around: BlockSurroundings

  constructor(blockId: string, around: BlockSurroundings) {
    this.blockId = blockId
    this.#around = around
  }

  get ownerScripts(): boolean {
    return this.#around.ownerScripts
  }

  address({ kind, id }: Reference): string | undefined {
    const { data } = this.#around
    if (kind === 'path') return `/${id}`
    if (kind === 'asset') {
      const file = data.asset(id)
      return file && assetAddress(id, file)
    }
    if (kind === 'collection') {
      const collection = this.#pageThere(id)
      // a folder that only heads a menu answers nowhere
      const isHeading =
        collection?.folder === true && collection.folderBehavior === FolderBehavior.none
      return collection && !isHeading ? pagePath(collection) : undefined
    }
    const found = this.#publishedItem(id)
    const page = found && this.#pageThere(found.body.collectionId)
    return found && page && `/${page.urlId}/${found.body.urlId}`
  }

  asset(id: string): Values | undefined {
    const file = this.#around.data.asset(id)
    return file && pictureContext(id, file)
  }

  siteLogo(): Values | undefined {
    const { logoAssetId } = this.#around.site.settings
    return logoAssetId === null ? undefined : this.asset(logoAssetId)
  }

  donation(): Values | undefined {
    return shownDonation(this.#around.site)
  }

  socialAccounts(services: readonly string[] | null): readonly Values[] {
    const { socialAccounts } = this.#around.site.settings
    const shown = socialAccounts.filter((one) => services?.includes(one.serviceName) ?? true)
    return shown.map(socialAccountContext)
  }

  item(id: string): Values | undefined {
    const found = this.#shownItem(id)
    if (found === undefined) return undefined
    const surroundings = itemSurroundings(found.body.collectionId, this.#around)
    return itemContext(id, found.body, surroundings)
  }

  collection(id: string): Values | undefined {
    const { site, data } = this.#around
    const found = shownCollection(site, id)
    const around = { websiteId: site.siteId, assets: data.assets }
    return found && collectionContext(id, found, around)
  }

  page(id: string): Values | undefined {
    const { site, data } = this.#around
    const found = this.#pageThere(id)
    const around = { websiteId: site.siteId, assets: data.assets }
    return found && collectionContext(id, namedCollection(site, found), around)
  }

  pagesIn(folderId: string): readonly Values[] {
    const { site } = this.#around
    const folder = this.#pageThere(folderId)
    if (folder === undefined) return []
    const found = pagesOfFolder(folder, site.collections)
      .filter(([, { visibility }]) => visibility === 'live')
      .map(([id]) => this.page(id))
    return found.filter((one) => one !== undefined)
  }

  menu(id: string): Values | undefined {
    const { site, menus } = this.#around
    const found = site.navigations.get(id)
    return found && { title: escapeHtml(found.title), items: menus.menuItems(id) }
  }

  items(request: ListRequest): readonly Values[] {
    const { site } = this.#around
    const { collectionId, limit, category, tag, featured } = request
    const collection = shownCollection(site, collectionId)
    if (collection === undefined) return []
    if (isCalendar(collection)) this.#around.menus.noteClock()
    const narrowed = { limit, category, tag, starred: featured }
    return listedItems({ collectionId, collection, ...narrowed }, this.#around).items
  }

  groups({ collectionId, by }: GroupsRequest): readonly Group[] {
    const { site, data, now } = this.#around
    const collection = shownCollection(site, collectionId)
    // months are those in which items were published, which says nothing of when events take place
    if (collection === undefined || (by === 'month' && isCalendar(collection))) return []
    const { timeZone } = site.settings
    const found = data.groups({ collectionId, by, publishedBy: now, timeZone })
    const groups = found.map((one) => ({ ...one, query: narrowing(by, one.name) }))
    if (by === 'month') return groups
    const { compare } = new Intl.Collator(site.locale)
    return groups.toSorted((one, other) => compare(one.name, other.name))
  }

  month(collectionId: string): Values {
    this.#around.menus.noteClock()
    return monthOfEvents(collectionId, this.#around)
  }

  comments(request: CommentsRequest): Values {
    const { site, data, now } = this.#around
    if (shownCollection(site, request.collectionId) === undefined) return {}
    return latestComments(data.comments({ ...request, publishedBy: now }), site)
  }

  markdown(text: string): string {
    return markdownHtml(text)
  }

  /** An item of a hidden page stands in cards for editors, and one of a locked page for who opened it. */
  #shownItem(id: string): StoredDocument<'item'> | undefined {
    const found = this.#publishedItem(id)
    return found && shownCollection(this.#around.site, found.body.collectionId) && found
  }

  /** An item that is not published stands in no card, whoever looks. */
  #publishedItem(id: string): StoredDocument<'item'> | undefined {
    const { data, now } = this.#around
    const found = data.item(id)
    return found !== undefined && isPublished(found.body, now) ? found : undefined
  }

  /** A page that a link may lead to: a locked one asks for its password there. */
  #pageThere(id: string): Collection | undefined {
    const { site } = this.#around
    const found = site.collections.get(id)
    return found !== undefined && isCollectionThere(site, found) ? found : undefined
  }
}

/** What an address asks for to have one group of a list's items. */
function narrowing(by: GroupsRequest['by'], name: string): string {
  return filterAddress({ category: '', tag: '', [by]: name })
}
