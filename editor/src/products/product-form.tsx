import { useState, type FormEvent } from 'react'
import { Checkbox, Input, TextField as PlainField } from 'react-aria-components'
import type { DocumentReply } from '@vitrine/rules/changes/changes-api.ts'
import type { Product } from '@vitrine/rules/products/product.ts'
import { performAction } from '../changes/perform-action.ts'
import { Button } from '../controls/button.tsx'
import { Panel } from '../controls/room.tsx'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import { readAmount, writeAmount } from '../money/amount.ts'
import { variantName } from './product-list.ts'
import styles from './products.module.css'
import field from '../controls/field.module.css'
import people from '../roles/people-room.module.css'

type ProductFormProps = {
  readonly siteId: string
  readonly itemId: string
  readonly item: DocumentReply<'item'>
  readonly product: Product
  readonly currency: string
}

type PriceDraft = {
  readonly price: string
  readonly salePrice: string
  readonly onSale: boolean
  readonly sku: string
}

/** A product's name, address and the price of each variant. */
export function ProductForm({ siteId, itemId, item, product, currency }: ProductFormProps) {
  const [title, setTitle] = useState(item.body.title)
  const [urlId, setUrlId] = useState(item.body.urlId)
  const [prices, setPrices] = useState<readonly PriceDraft[]>(() =>
    product.variants.map((one) => ({
      price: writeAmount(one.priceCents, currency),
      salePrice: writeAmount(one.salePriceCents, currency),
      onSale: one.onSale,
      sku: one.sku,
    })),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<string>()
  const change = (at: number, wish: Partial<PriceDraft>): void => {
    setPrices(prices.map((one, index) => (index === at ? { ...one, ...wish } : one)))
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const variants = product.variants.flatMap((variant, at) => {
      const typed = prices[at]
      const priceCents = typed && readAmount(typed.price, currency)
      const salePriceCents = typed && readAmount(typed.salePrice, currency)
      if (typed === undefined || priceCents === undefined || salePriceCents === undefined) return []
      return [{ ...variant, priceCents, salePriceCents, onSale: typed.onSale, sku: typed.sku }]
    })
    if (variants.length !== product.variants.length) {
      return setRefused('Please enter amounts such as 12.50.')
    }
    const done = await performAction(
      siteId,
      {
        action: 'edit-product',
        input: { itemId, title, urlId, product: { variants } },
        expectedRevisions: { [`item/${itemId}`]: item.revision },
      },
      { notice: 'Product saved.', quietly: true },
    )
    setErrors(done.ok ? {} : done.refusal.fields)
    setRefused(done.ok ? undefined : done.refusal.message)
  }
  return (
    <Panel title="Product">
      <form className={styles['form']} onSubmit={(event) => void save(event)}>
        {refused !== undefined && (
          <Banner tone="danger" role="alert">
            {refused}
          </Banner>
        )}
        <div className={styles['two']}>
          <TextField
            label="Name"
            isRequired
            value={title}
            onChange={setTitle}
            error={errors['title']}
          />
          <TextField
            label="Address"
            isRequired
            value={urlId}
            onChange={setUrlId}
            error={errors['urlId']}
          />
        </div>
        <div className={styles['variants']}>
          <table>
            <thead>
              <tr>
                <th scope="col">Variant</th>
                <th scope="col">Price in {currency}</th>
                <th scope="col">On sale</th>
                <th scope="col">Sale price</th>
                <th scope="col">SKU</th>
              </tr>
            </thead>
            <tbody>
              {product.variants.map((variant, at) => {
                const name = variantName(variant.attributes)
                const typed = prices[at]
                if (typed === undefined) return null
                return (
                  <tr key={variant.id}>
                    <td>{name}</td>
                    <td>
                      <Cell
                        label={`Price of ${name}`}
                        value={typed.price}
                        onChange={(price) => change(at, { price })}
                      />
                    </td>
                    <td>
                      <Checkbox
                        aria-label={`${name} is on sale`}
                        className={people['choice'] ?? ''}
                        isSelected={typed.onSale}
                        onChange={(onSale) => change(at, { onSale })}
                      >
                        <span className={people['box']} aria-hidden />
                      </Checkbox>
                    </td>
                    <td>
                      <Cell
                        label={`Sale price of ${name}`}
                        value={typed.salePrice}
                        isDisabled={!typed.onSale}
                        onChange={(salePrice) => change(at, { salePrice })}
                      />
                    </td>
                    <td>
                      <Cell
                        label={`SKU of ${name}`}
                        value={typed.sku}
                        onChange={(sku) => change(at, { sku })}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save product
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Cell(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly isDisabled?: boolean
}) {
  return (
    <PlainField
      aria-label={props.label}
      value={props.value}
      onChange={props.onChange}
      isDisabled={props.isDisabled ?? false}
    >
      <Input className={field['input'] ?? ''} />
    </PlainField>
  )
}
