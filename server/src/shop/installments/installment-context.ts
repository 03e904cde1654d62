import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { toDecimal } from '@vitrine/rules/ground/money/money.ts'
import { installmentTerms } from '@vitrine/rules/shop/installments/installments.ts'
import { isSoldOnce } from '@vitrine/rules/shop/products/offered-plans.ts'
import { mayBeInstallments } from '@vitrine/rules/shop/products/pays-in-installments.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'

type ShownItems = {
  readonly items: readonly StoredDocument<'item'>[]
  readonly settings: SiteSettings
  readonly locale: string
}

/** By product id, what `product-price` says of installments on its page; nothing where there are none. */
export function installmentContext({
  items,
  settings,
  locale,
}: ShownItems): Readonly<Record<string, unknown>> {
  const terms = installmentTerms(settings)
  if (terms === null) return {}
  const { currency } = settings
  const money = (cents: number) => ({ value: toDecimal(cents, currency), currency })
  const shared = {
    afterPayAvailable: true,
    afterPayMin: money(terms.minCents),
    afterPayMax: money(terms.maxCents),
    shopperLanguage: locale,
    stripeAccountCountry: terms.country,
  }
  const known = items.flatMap(({ id, body: { product } }) => {
    if (product === null) return []
    const { productType } = product
    const isTaken = mayBeInstallments({ productType, isSubscribable: !isSoldOnce(product) })
    return isTaken ? [[id, shared] as const] : []
  })
  return known.length === 0 ? {} : { productInstallmentContext: Object.fromEntries(known) }
}
