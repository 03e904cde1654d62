import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { documentQuery } from '../changes/documents.ts'
import { performAction } from '../changes/perform-action.ts'
import { Button } from '../controls/button.tsx'
import { Panel, Room } from '../controls/room.tsx'
import { SwitchField } from '../controls/switch-field.tsx'
import { VariantStock } from '../stock/variant-stock.tsx'
import { may } from '../sites/rooms.ts'
import { useSettings, useSite } from '../sites/use-site.ts'
import { ProductForm } from './product-form.tsx'
import list from '../controls/list.module.css'

/** One product: its words, its prices and what there is of it. */
export function ProductRoom() {
  const site = useSite()
  const { itemId = '' } = useParams({ strict: false })
  const item = useSuspenseQuery(documentQuery(site.siteId, 'item', itemId)).data
  const settings = useSettings(site.siteId)
  const navigate = useNavigate()
  const { product, title, visibility } = item.body
  const act = (action: string, notice: string, input: object = {}) =>
    performAction(site.siteId, { action, input: { itemId, ...input } }, { notice })
  const remove = async (): Promise<void> => {
    await navigate({ to: '/sites/$siteName/products', params: { siteName: site.name }, search: {} })
    await act('delete-product', `${title} deleted.`)
  }
  return (
    <Room
      title={title}
      back={
        <Link
          to="/sites/$siteName/products"
          params={{ siteName: site.name }}
          search={{}}
          className={list['back'] ?? ''}
        >
          <ArrowLeft size={16} aria-hidden /> Products
        </Link>
      }
      actions={
        <>
          <SwitchField
            isSelected={visibility === 'live'}
            onChange={(isLive) =>
              void act('edit-product', isLive ? 'Product is live.' : 'Product is a draft now.', {
                visibility: isLive ? 'live' : 'draft',
              })
            }
          >
            Live in the shop
          </SwitchField>
          <Button kind="danger" onPress={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      {product !== null && settings !== undefined && (
        <>
          <ProductForm
            key={item.revision}
            siteId={site.siteId}
            itemId={itemId}
            item={item}
            product={product}
            settings={settings}
          />
          {may(site, 'edit-stock') && (
            <Panel
              title="Stock"
              hint="Counted, not edited: every change is a movement of its own, so undo leaves stock alone."
            >
              <VariantStock siteId={site.siteId} itemId={itemId} product={product} />
            </Panel>
          )}
        </>
      )}
    </Room>
  )
}
