import { useState, type FormEvent } from 'react'
import type { DocumentReply } from '@vitrine/rules/changes/changes-api.ts'
import type { Product } from '@vitrine/rules/products/product.ts'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import { performAction } from '../changes/perform-action.ts'
import { Button } from '../controls/button.tsx'
import { Panel } from '../controls/room.tsx'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import { amountStyleOf, exampleAmount } from '../money/amount.ts'
import { priceDrafts, pricedVariants, VariantPrices, wrongPrices } from './variant-prices.tsx'
import styles from './products.module.css'

type ProductFormProps = {
  readonly siteId: string
  readonly itemId: string
  readonly item: DocumentReply<'item'>
  readonly product: Product
  readonly settings: SiteSettings
}

/** A product's name, address and the price of each variant. */
export function ProductForm({ siteId, itemId, item, product, settings }: ProductFormProps) {
  const style = amountStyleOf(settings)
  const [title, setTitle] = useState(item.body.title)
  const [urlId, setUrlId] = useState(item.body.urlId)
  const [drafts, setDrafts] = useState(() => priceDrafts(product, style))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [marksPrices, setMarksPrices] = useState(false)
  const [refused, setRefused] = useState<string>()
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const variants = pricedVariants(product, drafts, style)
    setMarksPrices(variants === undefined)
    if (variants === undefined) {
      return setRefused(`Please enter amounts such as ${exampleAmount(style)}.`)
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
        <VariantPrices
          product={product}
          currency={settings.currency}
          drafts={drafts}
          wrong={marksPrices ? wrongPrices(drafts, style) : []}
          onChange={(next) => setDrafts([...next])}
        />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save product
          </Button>
        </div>
      </form>
    </Panel>
  )
}
