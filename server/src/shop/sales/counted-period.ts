import { firstDayOfWeek } from '@vitrine/rules/ground/dates/regional-formats.ts'
import {
  cutPeriod,
  type CutPeriod,
  type SalesPeriod,
} from '@vitrine/rules/shop/sales/sales-period.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import type { CountedOrders } from './sales-store.ts'

/** A period as the calendar of the site cuts it, and which of its orders are counted. */
export type CountedPeriod = {
  readonly settings: SiteSettings
  readonly cut: CutPeriod
  readonly counted: CountedOrders
}

/** @param now epoch milliseconds */
export async function countedPeriod(
  site: SiteDatabase,
  period: SalesPeriod,
  now: number,
): Promise<CountedPeriod> {
  const settings = (await readDocument(site, 'site-settings', 'site'))?.body ?? defaultSiteSettings
  const { timeZone, language, currency, store } = settings
  const firstDay = firstDayOfWeek(settings, language)
  const cut = cutPeriod(period, { now, timeZone, firstDay })
  const testMode = store.paymentMode === 'test'
  return { settings, cut, counted: { from: cut.from, until: cut.until, testMode, currency } }
}
