import { categoriesWithin } from '@vitrine/rules/site/collections/category-tree.ts'
import { sql, type RawBuilder } from 'kysely'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import type {
  ListedProduct,
  ProductsReply,
  ProductState,
  StockFilter,
} from '@vitrine/rules/shop/products/products-api.ts'
import { listItemPage, type ItemCursor } from '../../ground/documents/list-items.ts'
import { namedItems } from '../../ground/documents/named-items.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { postStateOf } from '@vitrine/rules/site/content/post-state.ts'
import { partOfState } from '../../site/content/part-of-state.ts'
import { productsInStock } from './products-store.ts'
import { wordsOfSearch } from '@vitrine/rules/site/search/words-of-search.ts'
import { listStockOf } from '../../site/stock/list-stock.ts'

type Request = {
  readonly state?: ProductState | undefined
  readonly category?: string | undefined
  readonly stock?: StockFilter | undefined
  /** Words of the name or the address, or a SKU. */
  readonly search?: string | undefined
  /** The `next` of the page before; what is none of ours begins at the beginning. */
  readonly after?: string | undefined
  readonly limit: number
}

/**
 * Products with their stock: one shop page after the other, the oldest first, each in the owner's order.
 * @param now epoch milliseconds: scheduled and published differ by the clock alone
 */
export async function listProducts(
  site: SiteDatabase,
  { state, category, stock, search = '', after, limit }: Request,
  now: number,
): Promise<ProductsReply> {
  const words = wordsOfSearch(search)
  // signs alone name nothing
  if (search !== '' && words.length === 0) return { products: [], stock: [], next: null }
  const cursor = parseCursor(after)
  const found: ListedProduct[] = []
  for (const { id: collectionId, body: shop } of await shopsFrom(
    site,
    cursor?.collectionId ?? '',
  )) {
    let from: ItemCursor | null | undefined =
      cursor?.collectionId === collectionId ? cursor : undefined
    while (from !== null && found.length <= limit) {
      const more = limit + 1 - found.length
      const among = inAll([
        ...(words.length === 0 ? [] : [namedItems(site, collectionId, words)]),
        ...(stock === undefined ? [] : [productsInStock(site, collectionId, stock)]),
      ])
      const orCategories = category === undefined ? undefined : categoriesWithin(shop, category)
      const part = { ...partOfState(state, now), category, orCategories, among }
      const request = { collectionId, order: 'by-position', ...part } as const
      const page = await listItemPage(site, { ...request, limit: more, after: from })
      found.push(...page.items.flatMap((item) => listedProduct(item, now)))
      from = page.next
    }
  }
  const products = found.slice(0, limit)
  const last = products.at(-1)
  return {
    products,
    stock: await listStockOf(
      site,
      products.map(({ id }) => id),
    ),
    next: found.length > limit && last !== undefined ? formatCursor(last) : null,
  }
}

/** The ids that all of some queries give; undefined where there is none. */
function inAll(queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> | undefined {
  if (queries.length === 0) return undefined
  return sql.join(
    queries.map((query) => sql`(${query})`),
    sql` intersect `,
  )
}

async function shopsFrom(
  site: SiteDatabase,
  firstId: string,
): Promise<readonly StoredDocument<'collection'>[]> {
  const collections = await listDocuments(site, 'collection')
  return collections.filter(
    ({ id, body }) => body.type === CollectionType.products && id >= firstId,
  )
}

function listedProduct(item: StoredDocument<'item'>, now: number): ListedProduct[] {
  const { product } = item.body
  if (product === null) return []
  return [{ ...item, body: { ...item.body, product }, state: postStateOf(item.body, now) }]
}

type ProductCursor = ItemCursor & { readonly collectionId: string }

function formatCursor({ id, body }: ListedProduct): string {
  return [body.collectionId, body.position, id].join('~')
}

function parseCursor(text = ''): ProductCursor | undefined {
  const [collectionId, position, id, ...more] = text.split('~')
  const value = Number(position)
  if (!collectionId || !position || !id || more.length > 0 || !Number.isFinite(value))
    return undefined
  return { collectionId, value, id }
}
