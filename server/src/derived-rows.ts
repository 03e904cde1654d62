import { searchTextOf } from '@vitrine/rules/search-text.ts'
import { referencesOf } from '@vitrine/rules/references-of.ts'
import type { SiteDatabase } from './ground/db/database.ts'
import type { Replacement } from './ground/documents/document-kinds.ts'
import { writeReferences } from './ground/documents/write-references.ts'
import { beginStockOfProducts } from './shop/products/begin-stock-of-products.ts'
import { hideTestReviews } from './shop/reviews/hide-test-reviews.ts'
import { noteWhoReminds } from './shop/reminders/note-who-reminds.ts'
import { noteWhoAsks } from './shop/reviews/note-who-asks.ts'
import { listedVariants } from '@vitrine/rules/shop/products/listed-variants.ts'
import { writeListings } from './site/listings/write-listings.ts'
import { writeHostNames } from './site/sites/write-host-names.ts'
import { writeSearchEntries } from './site/search/write-search-entries.ts'

/** Stores what is derived from documents that were written, in the same transaction. */
export async function writeDerivedRows(
  site: SiteDatabase,
  changed: readonly Replacement[],
): Promise<void> {
  await beginStockOfProducts(site, changed)
  await writeSearchEntries(site, changed, searchTextOf)
  await writeListings(site, changed, ({ product }) =>
    product === null ? null : listedVariants(product),
  )
  await writeReferences(site, changed, referencesOf)
  await writeHostNames(site, changed)
  await noteWhoAsks(site, changed)
  await noteWhoReminds(site, changed)
  await hideTestReviews(site, changed)
}
