import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, newIdOf, useDrafts } from '../../ground/changes/drafts.ts'
import { formKey, useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { typedAmount } from '../../ground/money/amount.ts'
import { useAddWish } from '../../site/sites/add-wish.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { ProductKindField } from './product-kind-field.tsx'
import { useShops } from './shops.ts'
import styles from './products.module.css'

const newProductFormId = 'new product'

function newProductSchema(style: AmountStyle) {
  return z.object({
    title: z.string().trim().min(1).max(200),
    price: typedAmount(style),
    productType: z.enum(ProductType),
    collectionId: z.string(),
  })
}

/** Begins a product with a name and a price, as a draft. */
export function AddProductButton(props: { readonly site: Site; readonly isFirst?: boolean }) {
  const { site, isFirst = false } = props
  const [isOpen, setOpen] = useState(false)
  const settings = useSettings(site.siteId)
  useAddWish(isFirst ? undefined : 'product', () => setOpen(true))
  // what was typed before a reload is where it was
  const key = formKey(site.siteId, newProductFormId)
  const isTyped = useDrafts(({ drafts }) => drafts[key] !== undefined)
  const shops = useShops(site.siteId)
  return (
    <>
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        icon={<Plus size={16} aria-hidden />}
        isDisabled={shops.length === 0 || settings === undefined}
        onPress={() => setOpen(true)}
      >
        {isFirst ? 'Add the first product' : 'Add product'}
      </Button>
      {(isOpen || (isTyped && !isFirst)) && settings !== undefined && shops.length > 0 && (
        <AddProductDialog
          site={site}
          settings={settings}
          shops={shops.map(({ id, body }) => ({ id, name: body.title }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type AddProductDialogProps = {
  readonly site: Site
  readonly settings: SiteSettings
  readonly shops: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
}

// nobody else can change what does not stand yet, so no conflict shows a value
const words = {
  labelOf: (name: string) => labels[name] ?? name,
  show: (_: string, value: unknown) => String(value),
}
const labels: Readonly<Record<string, string>> = {
  title: 'Name',
  price: 'Price',
  productType: 'Kind',
}

type NewProductDraft = {
  readonly title: string
  readonly price: string
  readonly productType: ProductType
  readonly collectionId: string
}

function wishOf(
  { title, price, productType, collectionId }: z.output<ReturnType<typeof newProductSchema>>,
  itemId: string | undefined,
  currency: string,
) {
  const product = { productType, variants: [{ sku: '', attributes: {}, priceCents: price }] }
  const input = { itemId, collectionId, title, visibility: 'draft', currency, product } as const
  return { action: 'add-product', input } as const
}

function AddProductDialog({ site, settings, shops, onClose }: AddProductDialogProps) {
  const { currency } = settings
  const style = useAmountStyle(settings)
  const navigate = useNavigate()
  const key = formKey(site.siteId, newProductFormId)
  const newId = useDrafts(({ drafts }) => newIdOf(drafts[key]))
  const { physical: productType } = ProductType
  const stored: NewProductDraft = {
    title: '',
    price: '',
    productType,
    collectionId: shops[0]?.id ?? '',
  }
  const open = async (changed: ChangeReply['changed']): Promise<void> => {
    onClose()
    // sent again, it may have stood already
    const itemId = changed.find(({ kind }) => kind === 'item')?.id ?? newId
    if (itemId === undefined) return
    const params = { siteName: site.name, itemId }
    await navigate({ to: '/sites/$siteName/products/$itemId', params })
  }
  const form = useFormDraft({
    siteId: site.siteId,
    id: newProductFormId,
    name: 'A new product',
    stored,
    seen: stored,
    schema: useMemo(() => newProductSchema(style), [style]),
    wish: ({ values }) => wishOf(values, newIdOf(findDraft(key)), currency),
    notice: ({ title }) => `${title} added as a draft.`,
    onSaved: (changed) => void open(changed),
  })
  const { values, change, errors } = form
  return (
    <DraftDialog title="Add product" form={form} onClose={onClose}>
      <DraftForm form={form} words={words} className={styles['form']}>
        <TextField
          label="Name"
          autoFocus
          isRequired
          value={values.title}
          onChange={(title) => change({ title })}
          error={errors['title']}
        />
        <TextField
          label={`Price in ${currency}`}
          inputMode="decimal"
          isRequired
          value={values.price}
          onChange={(price) => change({ price })}
          error={errors['price']}
        />
        <ProductKindField
          value={values.productType}
          onChange={(productType) => change({ productType })}
        />
        {shops.length > 1 && (
          <SelectField
            label="Shop page"
            value={values.collectionId}
            onChange={(collectionId) => change({ collectionId })}
            options={shops}
          />
        )}
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            Add product
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}
