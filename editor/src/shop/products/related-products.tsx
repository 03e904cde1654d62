import { useQueries } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { maxRelated } from '@vitrine/rules/site/content/item-fields.ts'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { SortableRows } from '../../ground/controls/sortable-rows.tsx'
import { useItemChoices } from '../../site/fields/item-choices.ts'
import { Thumbnail } from '../../site/media/picture-field.tsx'
import type { Site } from '../../site/sites/sites.ts'
import styles from './products.module.css'

type RelatedProductsProps = { readonly site: Site; readonly item: DocumentReply<'item'> }

const none: readonly string[] = []

/** The products that stand below one on its page, in their owner's order. */
export function RelatedProducts({ site, item }: RelatedProductsProps) {
  const { siteId } = site
  const labelId = useId()
  const ids = item.body.relatedIds ?? none
  const read = useQueries({
    queries: ids.map((id) => ({ ...documentQuery(siteId, 'item', id), retry: false })),
  })
  const change = (relatedIds: readonly string[], notice: string): void =>
    void performAction(
      siteId,
      {
        action: 'edit-product',
        input: { itemId: item.id, set: { relatedIds: [...relatedIds] }, seen: { relatedIds: ids } },
      },
      { notice },
    )
  const nameOf = (place: number): string => {
    const { data, isPending } = read[place] ?? { isPending: true }
    return data?.body.title ?? (isPending ? '…' : 'No longer there')
  }
  const rows = ids.map((id, place) => ({
    id,
    name: nameOf(place),
    content: (
      <>
        <span className={styles['related']}>
          <Thumbnail site={site} assetId={read[place]?.data?.body.mainAssetId ?? null} />
        </span>
        <span className={styles['relatedName']}>{nameOf(place)}</span>
      </>
    ),
    entries: [
      {
        id: 'remove',
        name: 'Remove',
        icon: <Trash2 size={15} aria-hidden />,
        isDanger: true,
        onAction: () =>
          change(
            ids.filter((one) => one !== id),
            `${nameOf(place)} is no longer a related product.`,
          ),
      },
    ],
  }))
  return (
    <Panel
      title="Related products"
      hint={
        ids.length === 0
          ? 'None is chosen: its page shows those of the same category, or else of the same tag.'
          : 'Its page shows these, in this order. Those that are not in the shop are left out.'
      }
    >
      <div className={styles['form']}>
        <span id={labelId} hidden>
          Related products
        </span>
        {ids.length > 0 && (
          <SortableRows
            labelId={labelId}
            rows={rows}
            onOrder={(order) => change(order(ids), 'Related products put in order.')}
          />
        )}
        {ids.length >= maxRelated ? (
          <p className={styles['beside']}>These are as many as there can be: {maxRelated}.</p>
        ) : (
          <AddRelated
            // empty again once something is added
            key={ids.length}
            siteId={siteId}
            isGiven={(id) => id === item.id || ids.includes(id)}
            onAdd={(id, name) => change([...ids, id], `${name} is a related product now.`)}
          />
        )}
      </div>
    </Panel>
  )
}

/** Finds one more by words of its title. */
function AddRelated(props: {
  readonly siteId: string
  readonly isGiven: (id: string) => boolean
  readonly onAdd: (id: string, name: string) => void
}) {
  const { siteId, isGiven, onAdd } = props
  const [search, setSearch] = useState('')
  const found = useItemChoices(siteId, { of: 'products', search, chosen: null })
  const options = (found.options ?? []).filter(({ id }) => !isGiven(id))
  return (
    <SearchSelect
      label="Add a product"
      hint={
        found.isError
          ? 'The products cannot be loaded just now. Words of a title try again.'
          : 'Choose one, or type words of its title.'
      }
      options={options}
      value=""
      onSearch={setSearch}
      onChange={(id) => {
        const name = options.find((one) => one.id === id)?.name
        if (name !== undefined) onAdd(id, name)
      }}
    />
  )
}
