import { productKinds } from '@vitrine/rules/shop/products/product-kinds.ts'
import type { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'

/** What is sold: by it there is a stock, a weight, or files. */
export function ProductKindField(props: {
  readonly value: ProductType
  readonly onChange: (type: ProductType) => void
  readonly error?: string | undefined
}) {
  return (
    <SelectField
      label="Kind"
      options={productKinds.map(({ name: id, title: name }) => ({ id, name }))}
      value={productKinds.find(({ type }) => type === props.value)?.name ?? 'physical'}
      onChange={(id) => {
        const chosen = productKinds.find(({ name }) => name === id)
        if (chosen !== undefined) props.onChange(chosen.type)
      }}
      error={props.error}
    />
  )
}
