import { Checkbox, FieldError, Input, TextField } from 'react-aria-components'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { EntryRow, EntryTable } from '../../ground/controls/entry-table.tsx'
import { cx } from '../../ground/styling/cx.ts'
import type { ProductDraft, PriceDraft } from './product-draft.ts'
import { variantName } from './product-list.ts'
import styles from './products.module.css'
import field from '../../ground/controls/field.module.css'
import checkbox from '../../ground/controls/checkbox.module.css'

type VariantPricesProps = {
  readonly product: Product
  readonly currency: string
  readonly drafts: ProductDraft['variants']
  /** What is wrong, by names such as `variants.<id>.price`. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (drafts: ProductDraft['variants']) => void
}

/** Price, sale and SKU of each variant. */
export function VariantPrices({ product, currency, drafts, errors, onChange }: VariantPricesProps) {
  const priceColumn = `Price in ${currency}`
  const change = (id: string, typed: PriceDraft, wish: Partial<PriceDraft>): void => {
    onChange({ ...drafts, [id]: { ...typed, ...wish } })
  }
  return (
    <EntryTable
      columns={['Variant', priceColumn, 'On sale', 'Sale price', 'SKU']}
      className={styles['prices']}
    >
      {product.variants.map((variant) => {
        const { id } = variant
        const name = variantName(product, variant)
        const typed = drafts[id]
        if (typed === undefined) return null
        const cells = {
          [priceColumn]: (
            <Cell
              label={`Price of ${name}`}
              value={typed.price}
              error={errors[`variants.${id}.price`]}
              onChange={(price) => change(id, typed, { price })}
            />
          ),
          'On sale': (
            <Checkbox
              aria-label={`${name} is on sale`}
              className={checkbox['choice'] ?? ''}
              isSelected={typed.onSale}
              onChange={(onSale) => change(id, typed, { onSale })}
            >
              <span className={checkbox['box']} aria-hidden />
            </Checkbox>
          ),
          'Sale price': (
            <Cell
              label={`Sale price of ${name}`}
              value={typed.salePrice}
              error={errors[`variants.${id}.salePrice`]}
              isDisabled={!typed.onSale}
              onChange={(salePrice) => change(id, typed, { salePrice })}
            />
          ),
          SKU: (
            <Cell
              label={`SKU of ${name}`}
              value={typed.sku}
              error={errors[`variants.${id}.sku`]}
              onChange={(sku) => change(id, typed, { sku })}
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
  readonly error: string | undefined
}) {
  return (
    <TextField
      aria-label={props.label}
      value={props.value}
      onChange={props.onChange}
      isDisabled={props.isDisabled ?? false}
      isInvalid={props.error !== undefined}
      validationBehavior="aria"
    >
      <Input className={field['input'] ?? ''} />
      <FieldError className={cx(field['error'], styles['said'])}>{props.error}</FieldError>
    </TextField>
  )
}
