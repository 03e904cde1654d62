import { sumCart, type CartTotals, type PricedEntry } from '@vitrine/rules/cart/cart.ts'
import { assetAddress } from '@vitrine/rules/media/asset-address.ts'
import { isCounted, purchasePriceCents } from '@vitrine/rules/products/availability.ts'
import { ProductType } from '@vitrine/rules/products/product.ts'
import { ok, type Result } from '@vitrine/rules/refusals/result.ts'
import { defaultSiteSettings } from '@vitrine/rules/sites/default-site-settings.ts'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import { readDocument } from '../changes/read-documents.ts'
import type { SiteDatabase } from '../db/database.ts'
import { findCart, readCartLines, type CartLine, type CartRow } from './cart-store.ts'

export type LoadedCart = {
  readonly cart: CartRow
  readonly entries: readonly PricedEntry[]
  readonly totals: CartTotals
  readonly settings: SiteSettings
}

/** A cart with prices from the catalogue as it is now; undefined for a token without a cart. */
export async function loadCart(
  site: SiteDatabase,
  tokenHash: string | undefined,
): Promise<Result<LoadedCart> | undefined> {
  const cart = tokenHash === undefined ? undefined : await findCart(site, tokenHash)
  return cart === undefined ? undefined : loadCartOf(site, cart)
}

export async function loadCartOf(site: SiteDatabase, cart: CartRow): Promise<Result<LoadedCart>> {
  const [lines, settings] = await Promise.all([readCartLines(site, cart.id), readSettings(site)])
  const entries = lines.map(toEntry)
  const totals = sumCart(
    entries.filter((entry) => entry.isAvailable),
    settings.store.shipping,
  )
  return totals.ok ? ok({ cart, entries, totals: totals.value, settings }) : totals
}

export async function readSettings(site: SiteDatabase): Promise<SiteSettings> {
  const document = await readDocument(site, 'site-settings', 'site')
  return document?.body ?? defaultSiteSettings
}

function toEntry(line: CartLine): PricedEntry {
  const { variant, asset } = line
  return {
    id: line.id,
    itemId: line.itemId,
    variantId: line.variantId,
    sku: variant?.sku ?? '',
    attributes: variant?.attributes ?? {},
    title: line.title ?? 'An item that is no longer sold',
    fullUrl: line.urlId === null ? '' : `/${line.collectionUrlId}/${line.urlId}`,
    imageUrl: asset === null || line.assetId === null ? null : assetAddress(line.assetId, asset),
    productType: line.productType ?? ProductType.physical,
    quantity: line.quantity,
    purchasePriceCents: variant === null ? 0 : purchasePriceCents(variant),
    additionalFields: line.additionalFields,
    isAvailable: isAvailable(line),
  }
}

/** Whether a line can be bought as it stands: on sale still, and enough of it there. */
function isAvailable(line: CartLine): boolean {
  if (line.variant === null || line.visibility !== 'live' || line.productType === null) return false
  if (!isCounted(line.productType)) return true
  return line.hasStockRow && (line.stock === null || line.stock >= line.quantity)
}
