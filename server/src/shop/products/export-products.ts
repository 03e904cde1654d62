import { importRefusal } from '@vitrine/rules/shop/products/import-messages.ts'
import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import { exportRows } from '@vitrine/rules/shop/products/export-rows.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { productsOf, stockOfProducts } from './products-of-page.ts'

/**
 * All products of a shop page as a file that spreadsheets open, and that can be imported again.
 * @param now epoch milliseconds: scheduled and published differ by the clock alone
 */
export async function exportProducts(
  site: SiteDatabase,
  collectionId: string,
  now: number,
): Promise<Result<Uint8Array>> {
  const shop = await readDocument(site, 'collection', collectionId)
  const settings = await readDocument(site, 'site-settings', 'site')
  if (shop === undefined || settings === undefined) return refuse(importRefusal('no-such-shop'))
  const { currency } = settings.body
  const products = await productsOf(site, collectionId)
  const stock = await stockOfProducts(site, products)
  const rows = exportRows(products, { currency, now, stockOf: (id) => stock.get(id) })
  // the mark by which spreadsheets know UTF-8
  return ok(Buffer.from(`\uFEFF${writeCsv(rows)}`))
}
