import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import {
  mostExampleProducts,
  type ExampleProduct,
} from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { DocumentBodies } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listItemPage } from '../../ground/documents/list-items.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'

/** The first products that visitors can buy, for mails that show what one says. @param now epoch milliseconds */
export async function exampleProducts(
  site: SiteDatabase,
  now: number,
): Promise<readonly ExampleProduct[]> {
  const found: ExampleProduct[] = []
  for (const { id, body } of await listDocuments(site, 'collection')) {
    if (body.type !== CollectionType.products || found.length >= mostExampleProducts) continue
    const { items } = await listItemPage(site, {
      collectionId: id,
      order: 'by-position',
      limit: mostExampleProducts,
      publishedBy: now,
    })
    found.push(...items.flatMap((item) => exampleOf(item.body)))
  }
  return found
}

function exampleOf({ title, product }: DocumentBodies['item']): readonly ExampleProduct[] {
  const [variant] = product?.variants ?? []
  if (product === null || variant === undefined) return []
  const values = product.variantOptionOrdering.map((name) => variant.attributes[name] ?? '')
  const cents = variant.onSale ? variant.salePriceCents : variant.priceCents
  return [{ title, variant: values.join(' / '), cents }]
}
