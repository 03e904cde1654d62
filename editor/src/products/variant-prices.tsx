import { Checkbox, Input, TextField } from 'react-aria-components'
import {
  readTypedAmount,
  writeTypedAmount,
  type AmountStyle,
} from '@vitrine/rules/money/typed-amount.ts'
import type { Product, Variant } from '@vitrine/rules/products/product.ts'
import { EntryRow, EntryTable } from '../controls/entry-table.tsx'
import { variantName } from './product-list.ts'
import styles from './products.module.css'
import field from '../controls/field.module.css'
import checkbox from '../controls/checkbox.module.css'

/** What was typed about a variant's price, whether or not it is an amount. */
export type PriceDraft = {
  readonly price: string
  readonly salePrice: string
  readonly onSale: boolean
  readonly sku: string
}

export function priceDrafts({ variants }: Product, style: AmountStyle): PriceDraft[] {
  return variants.map((one) => ({
    price: writeTypedAmount(one.priceCents, style),
    salePrice: writeTypedAmount(one.salePriceCents, style),
    onSale: one.onSale,
    sku: one.sku,
  }))
}

/** The variants with what was typed; undefined where one of the prices is no amount. */
export function pricedVariants(
  { variants }: Product,
  drafts: readonly PriceDraft[],
  style: AmountStyle,
): Variant[] | undefined {
  const priced = variants.flatMap((variant, at) => {
    const typed = drafts[at]
    const priceCents = typed && readTypedAmount(typed.price, style)
    const typedSale = typed && readTypedAmount(typed.salePrice, style)
    // nobody can mend a price in a field that is shut
    const salePriceCents = typedSale ?? (typed?.onSale ? undefined : variant.salePriceCents)
    if (typed === undefined || priceCents === undefined || salePriceCents === undefined) return []
    return [{ ...variant, priceCents, salePriceCents, onSale: typed.onSale, sku: typed.sku }]
  })
  return priced.length === variants.length ? priced : undefined
}

/** Which prices are no amounts, by their place and field. */
export function wrongPrices(drafts: readonly PriceDraft[], style: AmountStyle): string[] {
  const isWrong = (text: string) => readTypedAmount(text, style) === undefined
  return drafts.flatMap(({ price, salePrice, onSale }, at) => [
    ...(isWrong(price) ? [`${at} price`] : []),
    ...(onSale && isWrong(salePrice) ? [`${at} salePrice`] : []),
  ])
}

type VariantPricesProps = {
  readonly product: Product
  readonly currency: string
  readonly drafts: readonly PriceDraft[]
  /** Those that are marked, as `wrongPrices` names them. */
  readonly wrong: readonly string[]
  readonly onChange: (drafts: readonly PriceDraft[]) => void
}

/** Price, sale and SKU of each variant. */
export function VariantPrices({ product, currency, drafts, wrong, onChange }: VariantPricesProps) {
  const priceColumn = `Price in ${currency}`
  const change = (at: number, wish: Partial<PriceDraft>): void => {
    onChange(drafts.map((one, index) => (index === at ? { ...one, ...wish } : one)))
  }
  return (
    <EntryTable
      columns={['Variant', priceColumn, 'On sale', 'Sale price', 'SKU']}
      className={styles['prices']}
    >
      {product.variants.map((variant, at) => {
        const name = variantName(product, variant)
        const typed = drafts[at]
        if (typed === undefined) return null
        const cells = {
          [priceColumn]: (
            <Cell
              label={`Price of ${name}`}
              value={typed.price}
              isInvalid={wrong.includes(`${at} price`)}
              onChange={(price) => change(at, { price })}
            />
          ),
          'On sale': (
            <Checkbox
              aria-label={`${name} is on sale`}
              className={checkbox['choice'] ?? ''}
              isSelected={typed.onSale}
              onChange={(onSale) => change(at, { onSale })}
            >
              <span className={checkbox['box']} aria-hidden />
            </Checkbox>
          ),
          'Sale price': (
            <Cell
              label={`Sale price of ${name}`}
              value={typed.salePrice}
              isInvalid={wrong.includes(`${at} salePrice`)}
              isDisabled={!typed.onSale}
              onChange={(salePrice) => change(at, { salePrice })}
            />
          ),
          SKU: (
            <Cell
              label={`SKU of ${name}`}
              value={typed.sku}
              onChange={(sku) => change(at, { sku })}
            />
          ),
        }
        return <EntryRow key={variant.id} name={name} cells={cells} />
      })}
    </EntryTable>
  )
}

function Cell(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly isDisabled?: boolean
  readonly isInvalid?: boolean
}) {
  return (
    <TextField
      aria-label={props.label}
      value={props.value}
      onChange={props.onChange}
      isDisabled={props.isDisabled ?? false}
      isInvalid={props.isInvalid ?? false}
    >
      <Input className={field['input'] ?? ''} />
    </TextField>
  )
}
