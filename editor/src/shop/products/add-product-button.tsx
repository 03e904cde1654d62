import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { readTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { amountStyleOf, exampleAmount } from '../../ground/money/amount.ts'
import type { RequestRefused } from '../../ground/http/send-request.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import styles from './products.module.css'

/** Begins a product with a name and a price, as a draft. */
export function AddProductButton({ site }: { readonly site: Site }) {
  const [isOpen, setOpen] = useState(false)
  const pages = useQuery(documentsQuery(site.siteId, 'collection')).data ?? []
  const settings = useSettings(site.siteId)
  const shops = pages.filter(({ body }) => body.type === CollectionType.products)
  return (
    <>
      <Button
        icon={<Plus size={16} aria-hidden />}
        isDisabled={shops.length === 0 || settings === undefined}
        onPress={() => setOpen(true)}
      >
        Add product
      </Button>
      {isOpen && settings !== undefined && (
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

function AddProductDialog({ site, settings, shops, onClose }: AddProductDialogProps) {
  const style = amountStyleOf(settings)
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState('')
  const [collectionId, setCollectionId] = useState(shops[0]?.id ?? '')
  const [refused, setRefused] = useState<RequestRefused>()
  const [priceError, setPriceError] = useState<string>()
  const navigate = useNavigate()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const priceCents = readTypedAmount(price, style)
    if (priceCents === undefined) {
      return setPriceError(`Please enter an amount such as ${exampleAmount(style)}.`)
    }
    const variants = [{ sku: '', attributes: {}, priceCents }]
    const done = await performAction(
      site.siteId,
      {
        action: 'add-product',
        input: { collectionId, title, visibility: 'draft', product: { variants } },
      },
      { notice: `${title} added as a draft.`, quietly: true },
    )
    if (!done.ok) return setRefused(done.refusal)
    onClose()
    const added = done.value.changed.find(({ kind }) => kind === 'item')
    if (added === undefined) return
    const params = { siteName: site.name, itemId: added.id }
    await navigate({ to: '/sites/$siteName/products/$itemId', params })
  }
  return (
    <Dialog title="Add product" isOpen onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        {refused !== undefined && refused.fields['title'] === undefined && (
          <Banner tone="danger" role="alert">
            {refused.message}
          </Banner>
        )}
        <TextField
          label="Name"
          autoFocus
          isRequired
          value={title}
          onChange={setTitle}
          error={refused?.fields['title']}
        />
        <TextField
          label={`Price in ${settings.currency}`}
          inputMode="decimal"
          isRequired
          value={price}
          onChange={(text) => {
            setPrice(text)
            setPriceError(undefined)
          }}
          error={priceError}
        />
        {shops.length > 1 && (
          <SelectField
            label="Shop page"
            value={collectionId}
            onChange={setCollectionId}
            options={shops}
          />
        )}
        <Button type="submit" kind="primary">
          Add product
        </Button>
      </form>
    </Dialog>
  )
}
