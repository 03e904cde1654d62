import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import type { SalesPart } from '@vitrine/rules/shop/sales/sales-api.ts'
import type { SalesPeriod } from '@vitrine/rules/shop/sales/sales-period.ts'
import { salesRows, type SalesToFile } from '@vitrine/rules/shop/sales/sales-rows.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { countedPeriod, type CountedPeriod } from './counted-period.ts'
import { figuresOfParts } from './read-sales.ts'
import { listCodeSums, listPartSums, listProductSums } from './sales-store.ts'

type Wish = { readonly period: SalesPeriod; readonly by: SalesPart }

/** The rows of a period as a table that spreadsheets open. @param now epoch milliseconds */
export async function exportSales(
  site: SiteDatabase,
  { period, by }: Wish,
  now: number,
): Promise<Uint8Array> {
  const found = await countedPeriod(site, period, now)
  const { currency, testMode } = found.counted
  const rows = salesRows(await salesToFile(site, by, found), { currency, areTests: testMode })
  // the mark by which spreadsheets know UTF-8
  return Buffer.from(`\uFEFF${writeCsv(rows)}`)
}

async function salesToFile(
  site: SiteDatabase,
  by: SalesPart,
  { cut, counted }: CountedPeriod,
): Promise<SalesToFile> {
  if (by === 'products') return { by, rows: (await listProductSums(site, counted)).best }
  if (by === 'codes') return { by, rows: (await listCodeSums(site, counted)).best }
  const edges = cut.parts.map(({ from }) => from)
  const sums = await listPartSums(site, counted, edges)
  return { by, step: cut.step, rows: figuresOfParts(cut, sums) }
}
