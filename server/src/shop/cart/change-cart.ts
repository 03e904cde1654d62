import { cartEntryRefusal } from '@vitrine/rules/shop/cart/cart-entry-messages.ts'
import { checkStock } from '@vitrine/rules/shop/cart/add-to-cart.ts'
import { allowsQuantity, isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { cartRefusal } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { readQuantity } from '@vitrine/rules/shop/cart/quantity.ts'
import { answersOf } from '@vitrine/rules/site/forms/form-answers.ts'
import { withKeptPasswords } from '@vitrine/rules/site/forms/keep-passwords.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import {
  deleteEntry,
  findCart,
  readCart,
  setEntryFields,
  setEntryQuantity,
  type CartLine,
  type CartRow,
} from './cart-store.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { parseFields } from './add-to-cart.ts'
import { formOfProduct, keptFields, type AskedForm } from './product-form.ts'
import { priceCart, settingsAsOf } from './load-cart.ts'

const notFound = () => refuse(cartEntryRefusal('entry-not-found'))

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

/** What of the catalogue a change says that its entry is. */
type Named = { readonly itemId: string; readonly sku: string | null }

/** Whether an entry is what a change says; without a SKU that may be the product's only variant. */
function isNamed({ line, item }: FoundLine, { itemId, sku }: Named): boolean {
  if (line.itemId !== itemId) return false
  const variants = item?.product?.variants ?? []
  if (sku === null) return variants.length <= 1
  return variants.find(({ id }) => id === line.variantId)?.sku === sku
}

/**
 * Replaces the answers that belong to an entry (spec §7).
 * @returns the entry that has them: where another one had the same, that one takes the quantity
 */
export async function changeFields(
  view: SiteView,
  tokenHash: string | undefined,
  change: {
    readonly entryId: string
    readonly additionalFields: string
    /** Absent: what the entry is a line of, as for a page that was made of it. */
    readonly named?: Named
  },
): Promise<Result<string>> {
  const fields = parseFields(change.additionalFields)
  if (!fields.ok) return fields
  const found = await findLine(view, tokenHash, change.entryId)
  if (found === undefined) return notFound()
  if (change.named && !isNamed(found, change.named))
    return refuse(cartEntryRefusal('entry-of-another'))
  const before = answersOf(found.line.additionalFields)
  const kept = keptFields(found.form, withKeptPasswords(fields.value, before))
  if (!kept.ok) return kept
  const entry = { cartId: found.cartId, entryId: change.entryId }
  const entryId = await setEntryFields(view.documents.site, entry, kept.value ?? {})
  return entryId === undefined ? notFound() : ok(entryId)
}

export type FoundLine = {
  readonly cartId: string
  readonly line: CartLine
  readonly item: ContentItem | undefined
  /** What its product asks now. */
  readonly form: AskedForm | undefined
}

/** A line of the visitor's open cart; undefined where it has none such. */
export async function findLine(
  view: SiteView,
  tokenHash: string | undefined,
  entryId: string,
): Promise<FoundLine | undefined> {
  const { documents } = view
  const read = tokenHash === undefined ? undefined : await readCart(documents.site, { tokenHash })
  const line = read?.lines.find(({ id }) => id === entryId)
  if (read === undefined || line === undefined || read.cart.purchasedOrderId !== null) return
  const item = (await documents.asOf('item', [line.itemId], read.siteRevision)).get(line.itemId)
  const form = await formOfProduct(view, item)
  return { cartId: read.cart.id, line, item: item?.body, form }
}
