import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import { barLabels, partLabels } from '@vitrine/rules/shop/sales/part-label.ts'
import {
  mostShown,
  type SalesOfCode,
  type SalesOfPart,
  type SalesOfProduct,
  type SalesReply,
} from '@vitrine/rules/shop/sales/sales-api.ts'
import { drawSales, type SalesMoney } from '@vitrine/rules/shop/sales/sales-drawing.ts'
import { addFigures, type SalesFigures } from '@vitrine/rules/shop/sales/sales-figures.ts'
import type { CutPeriod, SalesPeriod } from '@vitrine/rules/shop/sales/sales-period.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { countedPeriod } from './counted-period.ts'
import {
  countLeftOut,
  hasOrderOf,
  listCodeSums,
  listPartSums,
  listProductSums,
  sumDonations,
  type PartSums,
} from './sales-store.ts'

/** What a shop sold in a period that ends now. @param now epoch milliseconds */
export async function readSales(
  site: SiteDatabase,
  period: SalesPeriod,
  now: number,
): Promise<SalesReply> {
  const { settings, cut, counted } = await countedPeriod(site, period, now)
  const edges = cut.parts.map(({ from }) => from)
  const [sums, sumsBefore, products, codes, leftOut, hasOrders, donations] = await Promise.all([
    listPartSums(site, counted, edges),
    listPartSums(site, { ...counted, ...cut.before }, [cut.before.from]),
    listProductSums(site, counted, mostShown),
    listCodeSums(site, counted, mostShown),
    countLeftOut(site, counted),
    hasOrderOf(site, counted.testMode),
    sumDonations(site, counted),
  ])
  const { currency, language } = settings
  const locale = formatLocale(settings, language)
  const labelOf = partLabels(period, locale)
  const parts = figuresOfParts(cut, sums).map((part) => ({ ...part, label: labelOf(part.day) }))
  return {
    step: cut.step,
    mode: settings.store.paymentMode,
    currency,
    hasOrders,
    figures: addFigures(sums),
    before: addFigures(sumsBefore),
    giftCardCents: sums.reduce((sum, one) => sum + one.giftCardCents, 0),
    leftOut,
    donations,
    parts,
    products,
    codes,
    drawings: drawingsOf(
      { parts, products: products.best, codes: codes.best, labelOf: barLabels(period, locale) },
      { currency, write: siteMoney(settings, language) },
    ),
  }
}

/** Every part of a period, those without an order too. */
export function figuresOfParts(
  { parts }: CutPeriod,
  sums: readonly PartSums[],
): (SalesFigures & { readonly day: string })[] {
  return parts.map(({ day }, at) => ({
    day,
    ...addFigures(sums.filter(({ part }) => part === at + 1)),
  }))
}

type Drawn = {
  readonly parts: readonly SalesOfPart[]
  readonly products: readonly SalesOfProduct[]
  readonly codes: readonly SalesOfCode[]
  /** What stands below the bar of a day. */
  readonly labelOf: (day: string) => string
}

function drawingsOf(
  { parts, products, codes, labelOf }: Drawn,
  money: SalesMoney,
): SalesReply['drawings'] {
  return {
    time: drawSales(
      parts.map(({ day, netCents: cents }) => ({ label: labelOf(day), cents })),
      money,
      { id: 'sales-time', of: 'Net sales', areLying: false },
    ),
    products: drawSales(
      products.map(({ title: label, soldCents: cents }) => ({ label, cents })),
      money,
      { id: 'sales-products', of: 'Sales', areLying: true },
    ),
    codes: drawSales(
      codes.map(({ code, title, takenOffCents: cents }) => ({ label: title ?? code, cents })),
      money,
      { id: 'sales-codes', of: 'Taken off', areLying: true },
    ),
  }
}
