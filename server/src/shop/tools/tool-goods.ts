import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import { isLive } from '@vitrine/rules/site/content/post-state.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import type { ToolCustomer, ToolProduct, ToolStock } from '@vitrine/rules/shop/tools/tool-goods.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments, readDocument } from '../../ground/documents/read-documents.ts'
import { listStockPage } from '../../site/stock/list-stock.ts'
import { listProductPage, stockOfProducts } from '../products/products-of-page.ts'
import { isoTime } from './iso-time.ts'

type Wish = { readonly limit: number; readonly after?: string | undefined }

const types: Readonly<Record<ProductType, ToolProduct['type']>> = {
  [ProductType.physical]: 'PHYSICAL',
  [ProductType.digital]: 'DIGITAL',
  [ProductType.service]: 'SERVICE',
  [ProductType.giftCard]: 'GIFT_CARD',
  [ProductType.paywall]: 'PAYWALL',
}

type Place = { readonly origin: string; readonly now: number }

/** One page of products, with what there is of each variant. */
export async function listToolProducts(
  site: SiteDatabase,
  wish: Wish,
  { origin, now }: Place,
): Promise<{ readonly products: ToolProduct[]; readonly next: string | null }> {
  const { products, next } = await listProductPage(site, wish)
  const [stock, pages, settings] = await Promise.all([
    stockOfProducts(site, products),
    listDocuments(site, 'collection', {
      ids: [...new Set(products.map(({ body }) => body.collectionId))],
    }),
    readDocument(site, 'site-settings', 'site'),
  ])
  const currency = settings?.body.currency ?? 'USD'
  const told = products.map(({ id, body }): ToolProduct => {
    const page = pages.find((one) => one.id === body.collectionId)?.body
    return {
      id,
      type: types[body.product.productType],
      name: body.title,
      description: body.excerpt,
      url: page === undefined ? '' : `${origin}/${page.urlId}/${body.urlId}`,
      isVisible: isLive(body, page, now),
      tags: [...body.tags],
      categories: [...body.categories],
      createdOn: isoTime(body.addedOn),
      modifiedOn: isoTime(body.updatedOn),
      variants: body.product.variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        options: { ...variant.attributes },
        price: toMoney(variant.priceCents, currency),
        salePrice: toMoney(variant.salePriceCents, currency),
        onSale: variant.onSale,
        stock: toStock(stock.get(variant.id)),
      })),
    }
  })
  return { products: told, next }
}

/** @param quantity null: there is no end of it; undefined: it has no stock */
function toStock(quantity: number | null | undefined): ToolProduct['variants'][number]['stock'] {
  if (quantity === undefined) return null
  return { quantity: quantity ?? 0, isUnlimited: quantity === null }
}

/** One page of what there is of each variant that a product has. */
export async function listToolStock(
  site: SiteDatabase,
  wish: Wish,
): Promise<{ readonly inventory: ToolStock[]; readonly next: string | null }> {
  const { levels, next } = await listStockPage(site, wish)
  const ids = [...new Set(levels.map(({ itemId }) => itemId))]
  const items = new Map((await listDocuments(site, 'item', { ids })).map((one) => [one.id, one]))
  const inventory = levels.flatMap(({ variantId, itemId, unlimited, qtyInStock }) => {
    const item = items.get(itemId)?.body
    const variant = item?.product?.variants.find(({ id }) => id === variantId)
    if (item === undefined || variant === undefined) return []
    const { sku, attributes } = variant
    const descriptor = [item.title, ...Object.values(attributes)].join(' / ')
    const level = { quantity: qtyInStock, isUnlimited: unlimited }
    return [{ variantId, productId: itemId, sku, descriptor, ...level }]
  })
  return { inventory, next }
}

export function toToolCustomer(customer: Customer): ToolCustomer {
  const { id, email, name, createdOn, seenOn, orders: orderCount } = customer
  return {
    id,
    email,
    name,
    createdOn: isoTime(createdOn),
    lastSignedInOn: isoTime(seenOn),
    orderCount,
  }
}
