import type { Readable } from 'node:stream'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { fieldOfColumn } from '@vitrine/rules/shop/products/csv-columns.ts'
import { importRefusal } from '@vitrine/rules/shop/products/import-messages.ts'
import { importProducts as importAction } from '@vitrine/rules/shop/products/import-products-actions.ts'
import {
  planImport,
  type CountedVariant,
  type ImportPlan,
  type StandingProduct,
} from '@vitrine/rules/shop/products/plan-import.ts'
import type { ImportReport } from '@vitrine/rules/shop/products/product-file-api.ts'
import {
  readImport,
  withoutStock,
  type ImportStyle,
} from '@vitrine/rules/shop/products/read-import.ts'
import { amountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { signsOfCurrency } from '@vitrine/rules/ground/money/currency.ts'
import { makeId, type AccountId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { gramsPerUnitOf, measurementOf } from '@vitrine/rules/site/sites/measurement.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { WrittenChange } from '../../ground/changes/write-change.ts'
import type { Context } from '../../ground/context.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import type { StockContext } from '../../site/stock/change-stock.ts'
import { countStocks } from '../../site/stock/count-stocks.ts'
import { productsOf, stockOfProducts } from './products-of-page.ts'
import { readCsv } from './read-csv.ts'

type ImportContext = Pick<Context, 'database' | 'kinds'> & StockContext

type ImportWish = {
  readonly collectionId: string
  readonly content: Readable
  /** Whether it is done, or only told what would become of it. */
  readonly isMeant: boolean
  /** Whether who imports may count stock; columns about it mean nothing otherwise. */
  readonly mayCount: boolean
}

type Author = { readonly authorId: AccountId; readonly now: number; readonly random: Random }

/**
 * Reads a file of products and tells what it makes of those of a shop page; where it is meant, all
 * that is right in it is stored by one change, and stock by movements.
 */
export async function importProducts(
  context: ImportContext,
  siteId: SiteId,
  { collectionId, content, isMeant, mayCount }: ImportWish,
  author: Author,
): Promise<Result<ImportReport>> {
  const rows = await readCsv(content)
  if (!rows.ok) return rows
  const site = context.database.dbFor(siteId)
  const settings = await readDocument(site, 'site-settings', 'site')
  const shop = await readDocument(site, 'collection', collectionId)
  if (shop?.body.type !== CollectionType.products || settings === undefined) {
    return refuse(importRefusal('no-such-shop'))
  }
  const file = readImport(rows.value, styleOf(settings.body))
  if (!file.hasNames) return refuse(importRefusal('no-name-column'))
  const head = rows.value[0] ?? []
  const stockColumns = head.filter((column) => fieldOfColumn(column) === 'stock')
  const products = mayCount ? file.products : file.products.map(withoutStock)
  const unread = mayCount ? file.unread : [...file.unread, ...stockColumns]
  const standing = await productsOf(site, collectionId)
  const stock = await stockOfProducts(site, standing)
  const newId = (): string => makeId(author.now, author.random)
  const plan = planImport(products, standing, (id) => stock.get(id), newId)
  const report = { products: plan.planned, problems: plan.problems, unread }
  if (!isMeant) return ok({ ...report, change: null })
  const done = await store(context, siteId, { collectionId, plan, standing, author })
  return done.ok ? ok({ ...report, change: done.value && replyOf(done.value) }) : done
}

function styleOf(settings: SiteSettings): ImportStyle {
  const { currency } = settings
  const gramsPerUnit = gramsPerUnitOf(measurementOf(settings))
  return { amounts: amountStyle(currency, '.', signsOfCurrency(currency)), gramsPerUnit }
}

function replyOf({ sequence, changed }: WrittenChange): ChangeReply {
  return { sequence, changed: [...changed] }
}

type Storing = {
  readonly collectionId: string
  readonly plan: ImportPlan
  readonly standing: readonly { readonly id: string; readonly revision: number }[]
  readonly author: Author
}

/** @returns the change; null where nothing but stock is another */
async function store(
  context: ImportContext,
  siteId: SiteId,
  { collectionId, plan, standing, author }: Storing,
): Promise<Result<WrittenChange | null>> {
  let change: WrittenChange | null = null
  if (plan.wishes.length > 0) {
    const seen = new Map(standing.map(({ id, revision }) => [id, revision]))
    const changed = plan.wishes.filter(({ isNew }) => !isNew)
    const expectedRevisions = Object.fromEntries(
      changed.map(({ itemId }) => [`item/${itemId}`, seen.get(itemId) ?? 0]),
    )
    const input = { collectionId, products: plan.wishes }
    const options = { ...author, expectedRevisions }
    const done = await performAction(context, siteId, importAction, input, options)
    if (!done.ok) return done
    change = done.value
  }
  const stored = await productsOf(context.database.dbFor(siteId), collectionId)
  const counts = plan.counts.flatMap((one) => {
    const id = variantIdOf(one, stored)
    return id === undefined ? [] : [[id, one.stock] as const]
  })
  await countStocks(context, siteId, new Map(counts), author)
  return ok(change)
}

function variantIdOf(
  { itemId, values }: CountedVariant,
  stored: readonly StandingProduct[],
): string | undefined {
  const product = stored.find(({ id }) => id === itemId)?.body.product
  return product?.variants.find(({ attributes }) =>
    product.variantOptionOrdering.every((name, at) => attributes[name] === values[at]),
  )?.id
}
