import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { documentQuery } from '../../ground/changes/documents.ts'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { termsQuery } from '../../site/collections/terms.ts'
import { useItemChoices } from '../../site/fields/item-choices.ts'
import { useShops } from '../products/shops.ts'
import { ChooseSeveral } from './choose-several.tsx'
import type { DiscountDraft, Scope } from './discount-draft.ts'
import { discountLabels } from './discount-words.ts'
import field from '../../ground/controls/field.module.css'
import styles from './discounts.module.css'

const choices: readonly {
  readonly id: Scope['kind']
  readonly name: string
  readonly hint: string
}[] = [
  { id: 'order', name: 'Everything', hint: 'All goods of the shop.' },
  { id: 'products', name: 'Some products', hint: 'Those that you choose.' },
  { id: 'categories', name: 'Some categories', hint: 'Whatever is in them.' },
]

type GoodsProps = {
  readonly siteId: string
  readonly scope: DiscountDraft['scope']
  readonly onChange: (scope: DiscountDraft['scope']) => void
  readonly error: string | undefined
  readonly isShipping: boolean
}

/** Which goods a discount is for. */
export function DiscountGoods({ siteId, scope, onChange, error, isShipping }: GoodsProps) {
  const [kind, itemIds, categoryIds] = scope
  return (
    <div className={styles['part']}>
      <RadioCards
        label={discountLabels.scope}
        value={kind}
        options={choices}
        onChange={(chosen) => onChange([chosen, itemIds, categoryIds])}
      />
      {kind === 'products' && (
        <Products
          siteId={siteId}
          ids={itemIds}
          onChange={(ids) => onChange([kind, ids, categoryIds])}
          error={error}
        />
      )}
      {kind === 'categories' && (
        <Categories
          siteId={siteId}
          ids={categoryIds}
          onChange={(ids) => onChange([kind, itemIds, ids])}
          error={error}
        />
      )}
      <p className={field['hint']}>
        {isShipping
          ? 'Shipping is free for the whole order as soon as some of this is in the cart.'
          : 'Gift cards and donations are never reduced.'}
      </p>
    </div>
  )
}

type ChosenProps = {
  readonly siteId: string
  readonly ids: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly error: string | undefined
}

function Products({ siteId, ids, onChange, error }: ChosenProps) {
  const [search, setSearch] = useState('')
  const found = useItemChoices(siteId, { of: 'products', search, chosen: null })
  const read = useQueries({
    queries: ids.map((id) => ({ ...documentQuery(siteId, 'item', id), retry: false })),
  })
  const nameOf = (id: string): string => {
    const { data, isPending } = read[ids.indexOf(id)] ?? { isPending: true }
    const picked = found.options?.find((one) => one.id === id)?.name
    return data?.body.title ?? picked ?? (isPending ? '…' : 'No longer there')
  }
  return (
    <ChooseSeveral
      label="Products"
      hint={
        found.isError
          ? 'The products cannot be loaded just now. Words of a title try again.'
          : 'Choose one after the other, or type words of a title.'
      }
      ids={ids}
      nameOf={nameOf}
      options={found.options ?? []}
      onSearch={setSearch}
      onChange={onChange}
      error={error}
    />
  )
}

function Categories({ siteId, ids, onChange, error }: ChosenProps) {
  const shops = useShops(siteId)
  const read = useQueries({
    queries: shops.map(({ id: collectionId }) =>
      termsQuery(siteId, { collectionId, sort: 'category' }),
    ),
  })
  const words = new Set(read.flatMap(({ data = [] }) => data.map(({ word }) => word)))
  const options = [...words]
    .toSorted((one, other) => one.localeCompare(other))
    .map((id) => ({ id, name: id }))
  return (
    <ChooseSeveral
      label="Categories"
      hint={
        read.length > 0 && read.every(({ isSuccess }) => isSuccess) && words.size === 0
          ? 'No product is in a category yet.'
          : 'Choose one after the other.'
      }
      ids={ids}
      nameOf={String}
      options={options}
      onChange={onChange}
      error={error}
    />
  )
}
