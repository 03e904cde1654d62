import { toDecimal } from '../../ground/money/money.ts'
import { PostState } from '../../site/content/content-item.ts'
import { postStateOf } from '../../site/content/post-state.ts'
import { isCounted } from './availability.ts'
import { csvColumns } from './csv-columns.ts'
import { writeFilePlans, writeSold } from './file-plans.ts'
import { forEver } from './access-months.ts'
import type { StandingProduct } from './plan-import.ts'
import { productKinds } from './product-kinds.ts'
import { optionLimits } from './product-options.ts'
import { ProductType, type Product, type Variant } from './product.ts'
import { knownMeasures } from './variant-measures.ts'

type Around = {
  readonly currency: string
  /** Epoch milliseconds. */
  readonly now: number
  /** What there is of a variant; null: it is not counted. */
  readonly stockOf: (variantId: string) => number | null | undefined
}

/** Products as the rows of a file, the names of its columns first: a row for each variant. */
export function exportRows(
  products: readonly StandingProduct[],
  around: Around,
): readonly (readonly string[])[] {
  const rows = products.flatMap((product) =>
    product.body.product.variants.map((variant) => rowOf(product, variant, around)),
  )
  return [csvColumns, ...rows]
}

function rowOf(
  { body }: StandingProduct,
  variant: Variant,
  { currency, now, stockOf }: Around,
): readonly string[] {
  const { details, variantOptionOrdering: names, productType, contentUnit = '' } = body.product
  const { taxClass = 'standard', extraDays = 0, noWithdrawal = 'none' } = body.product
  const stock = stockOf(variant.id)
  const { weight = '', len = '', width = '', height = '', content = '' } = knownMeasures(variant)
  return [
    body.urlId,
    body.title,
    stateOf(postStateOf(body, now)),
    body.excerpt,
    details,
    body.categories.join(', '),
    body.tags.join(', '),
    ...Array.from({ length: optionLimits.options }, (_, at) => {
      const name = names[at]
      return name === undefined ? ['', ''] : [name, variant.attributes[name] ?? '']
    }).flat(),
    variant.sku,
    toDecimal(variant.priceCents, currency),
    variant.onSale ? 'yes' : 'no',
    variant.salePriceCents === 0 ? '' : toDecimal(variant.salePriceCents, currency),
    // of what is not counted there is nothing to say
    !isCounted(productType) ? '' : stock === null ? 'unlimited' : String(stock ?? 0),
    ...[weight, len, width, height].map(String),
    productKinds.find(({ type }) => type === productType)?.name ?? '',
    String(content),
    contentUnit === 'none' ? '' : contentUnit,
    taxClass,
    extraDays === 0 ? '' : String(extraDays),
    noWithdrawal === 'none' ? '' : noWithdrawal,
    writeSold(body.product),
    writeFilePlans(body.product),
    monthsOf(body.product),
  ]
}

/** For how long a membership is sold at once; empty of all else. */
function monthsOf({ productType, accessMonths = 0 }: Product): string {
  if (productType !== ProductType.paywall) return ''
  return accessMonths === 0 ? forEver : String(accessMonths)
}

/** What an import reads; a state that no file can name is left as it is. */
function stateOf(state: PostState): string {
  const named: readonly PostState[] = [PostState.published, PostState.draft, PostState.scheduled]
  return named.includes(state) ? state : ''
}
