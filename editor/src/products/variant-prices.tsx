import { Checkbox, Input, TextField } from 'react-aria-components'
import type { Product, Variant } from '@vitrine/rules/products/product.ts'
import { readAmount, writeAmount } from '../money/amount.ts'
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

export function priceDrafts({ variants }: Product, currency: string): PriceDraft[] {
  return variants.map((one) => ({
    price: writeAmount(one.priceCents, currency),
    salePrice: writeAmount(one.salePriceCents, currency),
    onSale: one.onSale,
    sku: one.sku,
  }))
}

/** The variants with what was typed; undefined where one of the prices is no amount. */
export function pricedVariants(
  { variants }: Product,
  drafts: readonly PriceDraft[],
  currency: string,
): Variant[] | undefined {
  const priced = variants.flatMap((variant, at) => {
    const typed = drafts[at]
    const priceCents = typed && readAmount(typed.price, currency)
    const salePriceCents = typed && readAmount(typed.salePrice, currency)
    if (typed === undefined || priceCents === undefined || salePriceCents === undefined) return []
    return [{ ...variant, priceCents, salePriceCents, onSale: typed.onSale, sku: typed.sku }]
  })
  return priced.length === variants.length ? priced : undefined
}

type VariantPricesProps = {
  readonly product: Product
  readonly currency: string
  readonly drafts: readonly PriceDraft[]
  readonly onChange: (drafts: readonly PriceDraft[]) => void
}

/** Price, sale and SKU of each variant. */
export function VariantPrices({ product, currency, drafts, onChange }: VariantPricesProps) {
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
}) {
  return (
    <TextField
      aria-label={props.label}
      value={props.value}
      onChange={props.onChange}
      isDisabled={props.isDisabled ?? false}
    >
      <Input className={field['input'] ?? ''} />
    </TextField>
  )
}
