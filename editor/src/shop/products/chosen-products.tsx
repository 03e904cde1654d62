import { ChevronDown, Percent, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import {
  productStates,
  type ListedProduct,
  type ProductState,
} from '@vitrine/rules/shop/products/products-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { AddWordsButton } from '../../site/collections/add-words-button.tsx'
import { AddWordsDialog } from '../../site/collections/add-words-dialog.tsx'
import { ChosenBar } from '../../site/collections/chosen-bar.tsx'
import { countWords } from '../../site/collections/item-words.ts'
import { stateVerbs, waysOfAll } from '../../site/collections/post-actions.ts'
import { ScheduleDialog } from '../../site/collections/schedule-dialog.tsx'
import { PricesDialog, type PriceDialogKind } from './prices-dialog.tsx'
import { bringProducts, changePrices, deleteProducts, fileProducts } from './products-actions.ts'

type Open =
  | { readonly kind: 'schedule' }
  | { readonly kind: 'words'; readonly sort: WordSort }
  | { readonly kind: 'prices'; readonly of: PriceDialogKind }

/** What can be done with all products that are chosen; each is one change, which one undo takes back. */
export function ChosenProducts(props: {
  readonly siteId: string
  readonly products: readonly ListedProduct[]
  readonly onClear: () => void
}) {
  const { siteId, products, onClear } = props
  const settings = useSettings(siteId)
  const [open, setOpen] = useState<Open>()
  const [isPending, setPending] = useState(false)
  const ids = products.map(({ id }) => id)
  const run = async (work: Promise<unknown>): Promise<void> => {
    setPending(true)
    await work
    setPending(false)
  }
  const close = (): void => setOpen(undefined)
  const bring = (to: ProductState): void => {
    if (to === 'scheduled') setOpen({ kind: 'schedule' })
    else void run(bringProducts(siteId, ids, to))
  }
  const ways = waysOfAll(products)
  return (
    <>
      <ChosenBar noun="product" count={ids.length} onClear={onClear}>
        <MenuButton
          label="Change state of chosen products"
          size="medium"
          icon={<ChevronDown size={16} aria-hidden />}
          entries={productStates
            .filter((to) => ways.includes(to))
            .map((to) => ({ id: to, name: stateVerbs[to], onAction: () => bring(to) }))}
        >
          State
        </MenuButton>
        <AddWordsButton noun="product" onAdd={(sort) => setOpen({ kind: 'words', sort })} />
        <MenuButton
          label="Change prices of chosen products"
          size="medium"
          icon={<Percent size={16} aria-hidden />}
          entries={[
            {
              id: 'sale',
              name: 'Put on sale…',
              onAction: () => setOpen({ kind: 'prices', of: 'sale' }),
            },
            {
              id: 'end-sale',
              name: 'End sale',
              isDisabled: !products.some(({ body }) =>
                body.product.variants.some(({ onSale }) => onSale),
              ),
              onAction: () => void run(changePrices(siteId, ids, { kind: 'end-sale' })),
            },
            {
              id: 'price',
              name: 'Change by percent…',
              onAction: () => setOpen({ kind: 'prices', of: 'price' }),
            },
            {
              id: 'amount',
              name: 'Change by an amount…',
              onAction: () => setOpen({ kind: 'prices', of: 'amount' }),
            },
          ]}
        >
          Prices
        </MenuButton>
        <Button
          kind="danger"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label="Delete chosen products"
          isDisabled={isPending}
          onPress={() => void run(deleteProducts(siteId, ids))}
        >
          Delete
        </Button>
      </ChosenBar>
      {open?.kind === 'schedule' && settings !== undefined && (
        <ScheduleDialog
          title={`Schedule ${countWords(ids.length, 'product')}`}
          publishOn={Math.max(...products.map(({ body }) => body.publishOn))}
          timeZone={settings.timeZone}
          onSchedule={(at) => bringProducts(siteId, ids, 'scheduled', at)}
          onClose={close}
        />
      )}
      {open?.kind === 'words' && (
        <AddWordsDialog
          siteId={siteId}
          collectionId={products[0]?.body.collectionId ?? ''}
          noun="product"
          count={ids.length}
          sort={open.sort}
          onAdd={(words) => fileProducts(siteId, ids, open.sort, words)}
          onClose={close}
        />
      )}
      {open?.kind === 'prices' && settings !== undefined && (
        <PricesDialog
          kind={open.of}
          count={ids.length}
          settings={settings}
          onChange={(change) => changePrices(siteId, ids, change)}
          onClose={close}
        />
      )}
    </>
  )
}
