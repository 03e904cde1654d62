import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'
import { isWaitedFor } from '@vitrine/rules/shop/restock/read-sign-up.ts'
import { isLive } from '@vitrine/rules/site/content/post-state.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { readStock } from '../../site/stock/read-stock.ts'
import { variantName } from './restock-product.ts'
import type { GroupRow } from './restock-store.ts'

/** A group with where its product stands; the path is empty where that is gone. */
export type DescribedGroup = SignUpGroup & { readonly path: string }

/** What groups are about, as the catalogue and the stock are now, in their order. */
export async function describeGroups(
  site: SiteDatabase,
  rows: readonly GroupRow[],
  now: number,
): Promise<readonly DescribedGroup[]> {
  const ids = [...new Set(rows.map(({ itemId }) => itemId))]
  const items = new Map((await listDocuments(site, 'item', { ids })).map((item) => [item.id, item]))
  const pageIds = [...new Set([...items.values()].map(({ body }) => body.collectionId))]
  const pages = await listDocuments(site, 'collection', { ids: pageIds })
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  const stock = await readStock(site, ids)
  return rows.map((row) => {
    const item = items.get(row.itemId)
    const counts = countsOf(row)
    const product = item?.body.product ?? null
    const variant = product?.variants.find(({ id }) => id === row.variantId)
    if (item === undefined || product === null || variant === undefined) {
      const title = item?.body.title ?? ''
      return { ...counts, title, variant: '', qtyInStock: 0, obstacle: 'gone', path: '' }
    }
    const page = pageOf.get(item.body.collectionId)
    const there = stock.get(variant.id)
    const isSoldOut = isWaitedFor(product, variant.id, stock)
    return {
      ...counts,
      title: item.body.title,
      variant: variantName(product, variant),
      qtyInStock: there?.kind === 'unlimited' ? null : (there?.quantity ?? 0),
      obstacle: isSoldOut ? 'sold-out' : isLive(item.body, page?.body, now) ? null : 'not-shown',
      path: pathOf(item, page),
    }
  })
}

function countsOf({ itemId, variantId, waiting, told, lastSentOn }: GroupRow) {
  return { productId: itemId, variantId, waiting, told, lastSentOn }
}

function pathOf(
  item: StoredDocument<'item'>,
  page: StoredDocument<'collection'> | undefined,
): string {
  return page === undefined ? '' : `/${page.body.urlId}/${item.body.urlId}`
}
