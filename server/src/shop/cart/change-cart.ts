import { checkStock } from '@vitrine/rules/shop/cart/add-to-cart.ts'
import { allowsQuantity, isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { cartRefusal } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { readQuantity } from '@vitrine/rules/shop/cart/quantity.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import {
  deleteEntry,
  findCart,
  readCart,
  setEntryFields,
  setEntryQuantity,
  type CartRow,
} from './cart-store.ts'
import { parseFields } from './add-to-cart.ts'
import { priceCart, settingsAsOf } from './load-cart.ts'

const notFound = () => refuse(cartRefusal({ code: 'entry-not-found' }))

/** Another cart's entry id, or another site's, is as unknown as a random one. */
async function openCart(
  site: SiteDatabase,
  tokenHash: string | undefined,
): Promise<CartRow | undefined> {
  const cart = tokenHash === undefined ? undefined : await findCart(site, tokenHash)
  return cart?.purchasedOrderId === null ? cart : undefined
}

/** Sets how many of an entry the visitor wants; refused when there is not enough. */
export async function changeQuantity(
  view: SiteView,
  tokenHash: string | undefined,
  change: { readonly entryId: string; readonly quantity: unknown; readonly now: number },
): Promise<Result<true>> {
  const { documents } = view
  const { site } = documents
  const quantity = readQuantity(change.quantity)
  if (!quantity.ok) return quantity
  const read = tokenHash === undefined ? undefined : await readCart(site, { tokenHash })
  const line = read?.lines.find((one) => one.id === change.entryId)
  if (read === undefined || line === undefined) return notFound()
  if (read.cart.purchasedOrderId !== null) return notFound()
  const [items, { store }] = await Promise.all([
    documents.asOf('item', [line.itemId], read.siteRevision),
    settingsAsOf(view, read.siteRevision),
  ])
  const product = items.get(line.itemId)?.body.product
  if (quantity.value > 1 && (!product || !allowsQuantity(product, store))) {
    return refuse(cartRefusal({ code: 'quantity-not-offered' }))
  }
  if (product && isCounted(product.productType)) {
    const stock =
      line.hasStockRow && line.stock === null
        ? ({ kind: 'unlimited' } as const)
        : ({ kind: 'counted', quantity: line.stock ?? 0 } as const)
    const checked = checkStock(stock, quantity.value)
    if (!checked.ok) return checked
  }
  if (quantity.value > line.quantity) {
    const lines = read.lines.map((one) =>
      one === line ? { ...line, quantity: quantity.value } : one,
    )
    const priced = await priceCart(view, { ...read, lines }, change.now)
    if (!priced.ok) return priced
  }
  const done = await setEntryQuantity(
    site,
    { cartId: read.cart.id, entryId: line.id },
    quantity.value,
  )
  return done ? ok(true) : notFound()
}

export async function removeEntry(
  site: SiteDatabase,
  tokenHash: string | undefined,
  entryId: string,
): Promise<Result<true>> {
  const cart = await openCart(site, tokenHash)
  if (cart === undefined) return notFound()
  return (await deleteEntry(site, { cartId: cart.id, entryId })) ? ok(true) : notFound()
}

/** Replaces the answers that belong to an entry (spec §7). */
export async function changeFields(
  site: SiteDatabase,
  tokenHash: string | undefined,
  change: { readonly entryId: string; readonly additionalFields: string },
): Promise<Result<true>> {
  const fields = parseFields(change.additionalFields)
  if (!fields.ok) return fields
  const cart = await openCart(site, tokenHash)
  if (cart === undefined) return notFound()
  const done = await setEntryFields(
    site,
    { cartId: cart.id, entryId: change.entryId },
    fields.value ?? {},
  )
  return done ? ok(true) : notFound()
}
