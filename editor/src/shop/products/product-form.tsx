import { useMemo, useState } from 'react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { mostLowStock } from '@vitrine/rules/shop/products/low-stock.ts'
import { isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { productKinds } from '@vitrine/rules/shop/products/product-kinds.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import { measureNames } from '@vitrine/rules/shop/products/variant-measures.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { measurementOf } from '@vitrine/rules/site/sites/measurement.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import {
  productEdit,
  productFormId,
  productSchema,
  seenOfProduct,
  typedName,
  typedProduct,
  type ProductDraft,
} from './product-draft.ts'
import { ShortTextField } from '../../site/fields/short-text-field.tsx'
import { useMoney } from '../../ground/money/use-money.ts'
import { variantName } from './product-list.ts'
import { FileManager } from '../../site/media/file-manager.tsx'
import type { Site } from '../../site/sites/sites.ts'
import { withPartOfAll } from './variant-cells.ts'
import { ItemTerms } from '../../site/collections/item-terms.tsx'
import { NameAndAddress } from '../../site/collections/name-and-address.tsx'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { taxClassChoices } from '../taxes/tax-words.ts'
import { GiftCardValuesDialog } from '../gift-cards/values-dialog.tsx'
import { PlanButton } from '../subscriptions/plan-button.tsx'
import { unitChoices } from './content-unit-field.tsx'
import { noWithdrawalChoices } from './no-withdrawal-field.tsx'
import { OptionsDialog } from './options-dialog.tsx'
import { AskedFormField } from './asked-form-field.tsx'
import { ProductKindField } from './product-kind-field.tsx'
import { SaleFields } from './sale-fields.tsx'
import { picturesOf } from './product-pictures.tsx'
import { measureTitles } from './variant-row.tsx'
import { VariantTable } from './variant-table.tsx'
import styles from './products.module.css'

type ProductFormProps = {
  readonly site: Site
  readonly itemId: string
  readonly item: DocumentReply<'item'>
  readonly product: Product
  /** Where its page answers, such as `/shop/`. */
  readonly prefix: string
  readonly settings: SiteSettings
}

/** A product's name, address and the price of each variant. */
export function ProductForm({ site, itemId, item, product, prefix, settings }: ProductFormProps) {
  const { currency } = settings
  const style = useAmountStyle(settings)
  const { siteId } = site
  const [isUnfinished, setUnfinished] = useState(false)
  const [isOptioning, setOptioning] = useState(false)
  const [choosing, setChoosing] = useState<string | null>(null)
  const form = useFormDraft({
    siteId,
    id: productFormId(itemId),
    name: `Product: ${item.body.title}`,
    stored: typedProduct(item.body, product, style),
    seen: seenOfProduct(item.body, product),
    schema: useMemo(() => productSchema(style), [style]),
    wish: (edit) => ({ action: 'edit-product', input: productEdit(itemId, edit, currency) }),
    notice: 'Product saved.',
    nameOf: typedName,
    isUnfinished,
  })
  const { values, change, errors } = form
  const writeMoney = useMoney(siteId)
  const words = wordsOf(product, (cents) => writeMoney?.(cents, currency) ?? '')
  return (
    <Panel title="Product">
      <DraftForm form={form} words={words} className={styles['form']}>
        <NameAndAddress
          nameLabel="Name"
          prefix={prefix}
          stands={item.body.urlId}
          values={values}
          errors={errors}
          onChange={change}
        />
        <ProductKindField
          value={values.productType}
          onChange={(productType) => change({ productType })}
          error={errors['productType']}
        />
        <ProductTexts siteId={siteId} values={values} errors={errors} onChange={change} />
        <ButtonWords values={values} errors={errors} onChange={change} />
        <AskedFormField site={site} values={values} errors={errors} onChange={change} />
        <ItemTerms
          siteId={siteId}
          collectionId={item.body.collectionId}
          values={values}
          errors={errors}
          onChange={change}
          onUnfinished={setUnfinished}
        />
        <div className={styles['head']}>
          <h3>{product.variants.length > 1 ? 'Variants' : 'Price'}</h3>
          <span className={styles['choices']}>
            <PlanButton siteId={siteId} itemId={itemId} product={product} settings={settings} />
            <OptionsButton product={product} onPress={() => setOptioning(true)} />
          </span>
        </div>
        <VariantTable
          site={site}
          itemId={itemId}
          product={product}
          pictures={picturesOf(item)}
          currency={currency}
          measurement={measurementOf(settings)}
          contentUnit={values.contentUnit}
          drafts={values.variants}
          errors={errors}
          onChange={(variants) => change({ variants })}
          onChoose={setChoosing}
        />
        <SaleFields
          site={site}
          product={product}
          settings={settings}
          values={values}
          errors={errors}
          onChange={change}
        />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save product
          </Button>
        </div>
      </DraftForm>
      {isOptioning && (
        <ChoicesDialog
          siteId={siteId}
          itemId={itemId}
          title={item.body.title}
          product={product}
          settings={settings}
          onClose={() => setOptioning(false)}
        />
      )}
      {choosing !== null && (
        <FileManager
          accept="picture"
          chosen={values.variants[choosing]?.assetId ?? null}
          choice={{
            of: 'one',
            take: (assetId) =>
              change({ variants: withPartOfAll(values.variants, [choosing], { assetId }) }),
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </Panel>
  )
}

/** What its page says of it. */
function ProductTexts(props: {
  readonly siteId: string
  readonly values: Pick<ProductDraft, 'excerpt' | 'details'>
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<ProductDraft>) => void
}) {
  const { siteId, values, errors, onChange } = props
  return (
    <>
      <ShortTextField
        siteId={siteId}
        label="Description"
        hint="Stands beside the picture and the price."
        value={values.excerpt}
        onChange={(excerpt) => onChange({ excerpt })}
        error={errors['excerpt']}
      />
      <ShortTextField
        siteId={siteId}
        label="Details"
        hint="Sizes, materials, care: stands below, where the template has a place for it."
        value={values.details}
        onChange={(details) => onChange({ details })}
        error={errors['details']}
      />
    </>
  )
}

type ChoicesProps = Parameters<typeof OptionsDialog>[0] & { readonly settings: SiteSettings }

/** What visitors choose between: of a gift card its value, of all else its options. */
function ChoicesDialog({ settings, ...props }: ChoicesProps) {
  if (props.product.productType !== ProductType.giftCard) return <OptionsDialog {...props} />
  return <GiftCardValuesDialog {...props} settings={settings} />
}

function optionsWords(type: ProductType, hasNone: boolean): string {
  if (type === ProductType.giftCard) return hasNone ? 'Choose values' : 'Edit values'
  return hasNone ? 'Add options' : 'Edit options'
}

/** Of a download there is nothing to choose; options from before can still be removed. */
function OptionsButton(props: { readonly product: Product; readonly onPress: () => void }) {
  const { productType, variantOptionOrdering } = props.product
  const hasNone = variantOptionOrdering.length === 0
  if (hasNone && productType === ProductType.digital) return null
  return (
    <Button size="small" onPress={props.onPress}>
      {optionsWords(productType, hasNone)}
    </Button>
  )
}

type OwnWords =
  | 'productType'
  | 'customAddButtonText'
  | 'soldOutText'
  | 'lowStockAt'
  | 'lowStockText'

/** What its page says of this product alone: on the button, and when it runs out. */
function ButtonWords(props: {
  readonly values: Pick<ProductDraft, OwnWords>
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (words: Partial<ProductDraft>) => void
}) {
  const { values, errors, onChange } = props
  return (
    <div className={styles['two']}>
      <TextField
        label="Words of the button"
        placeholder="Add To Cart"
        hint="What adds it to the cart. Left empty, the shop’s own words."
        value={values.customAddButtonText}
        onChange={(customAddButtonText) => onChange({ customAddButtonText })}
        error={errors['customAddButtonText']}
      />
      {isCounted(values.productType) && <StockWordsFields {...props} />}
    </div>
  )
}

/** What runs out is told of. */
function StockWordsFields({ values, errors, onChange }: Parameters<typeof ButtonWords>[0]) {
  return (
    <>
      <TextField
        label="Words once it is sold out"
        placeholder="sold out"
        hint="Such as “Back in May”. Left empty, the shop’s own words."
        value={values.soldOutText}
        onChange={(soldOutText) => onChange({ soldOutText })}
        error={errors['soldOutText']}
      />
      <TextField
        label="Tell how few are left, from"
        inputMode="numeric"
        placeholder="Never"
        hint={`So many left, or fewer, up to ${mostLowStock}: the page says how many, of each variant. Left empty, never.`}
        value={values.lowStockAt}
        onChange={(lowStockAt) => onChange({ lowStockAt })}
        error={errors['lowStockAt']}
      />
      <TextField
        label="Words when few are left"
        placeholder="Only {qtyInStock} left"
        hint="{qtyInStock} stands for the count. Left empty, the shop’s own words."
        value={values.lowStockText}
        onChange={(lowStockText) => onChange({ lowStockText })}
        error={errors['lowStockText']}
      />
    </>
  )
}

const labels: Readonly<Record<string, string>> = {
  title: 'Name',
  urlId: 'Address',
  excerpt: 'Description',
  details: 'Details',
  customAddButtonText: 'Words of the button',
  soldOutText: 'Words once it is sold out',
  lowStockAt: 'Tell how few are left, from',
  lowStockText: 'Words when few are left',
  additionalFieldsFormId: 'Ask for details',
  taxClass: 'Tax',
  contentUnit: 'Price of a unit',
  accessMonths: 'Lasts for so many months',
  extraDays: 'Takes so many days more',
  noWithdrawal: 'Right of withdrawal',
  productType: 'Kind',
  tags: 'Tags',
  categories: 'Categories',
  price: 'Price',
  salePrice: 'Sale price',
  onSale: 'On sale',
  sku: 'SKU',
  assetId: 'Picture',
  ...measureTitles,
}

function isSize(name: string): boolean {
  return measureNames.some((one) => name.endsWith(`.${one}`))
}

function wordsOf(product: Product, money: (cents: number) => string) {
  return {
    labelOf(name: string): string {
      const [, variantId, field] = /^variants\.(.+)\.(\w+)$/.exec(name) ?? []
      const variant = product.variants.find(({ id }) => id === variantId)
      const label = labels[field ?? name] ?? name
      return variant === undefined ? label : `${label} of ${variantName(product, variant)}`
    },
    show(name: string, value: unknown): string {
      if (Array.isArray(value)) return value.length === 0 ? 'None' : value.join(', ')
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      if (name === 'excerpt' || name === 'details') return textOfHtml(String(value))
      if (name === 'productType') {
        return productKinds.find(({ type }) => type === value)?.title ?? ''
      }
      if (name === 'noWithdrawal') {
        return noWithdrawalChoices.find(({ id }) => id === value)?.name ?? ''
      }
      if (name === 'taxClass') return taxClassChoices.find(({ id }) => id === value)?.name ?? ''
      if (name === 'contentUnit') return unitChoices.find(({ id }) => id === value)?.name ?? ''
      if (name === 'accessMonths') return value === 0 ? 'For ever' : String(value)
      if (isSize(name) || name === 'lowStockAt' || name === 'extraDays')
        return value === 0 ? 'None' : String(value)
      if (typeof value === 'number') return money(value)
      if (name.endsWith('.assetId') && value !== null) return 'A picture'
      return typeof value === 'string' ? value : 'None'
    },
  }
}
