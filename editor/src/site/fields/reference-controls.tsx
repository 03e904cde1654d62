import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CollectionKind } from '@vitrine/rules/site/blocks/kinds/collection.ts'
import type { ItemKind } from '@vitrine/rules/site/blocks/kinds/item.ts'
import type { MenuKind } from '@vitrine/rules/site/blocks/kinds/menu.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import { useItemChoices, useListPages } from './item-choices.ts'
import { chosenOf, idOf, withNone } from './none-option.ts'

/** A page, found by typing. */
export function CollectionControl(props: ControlProps<CollectionKind>) {
  const { site, field } = props
  const pages = useListPages(site.siteId, field.of)
  if (pages.options === undefined) {
    return <Waiting query={pages} message={interfaceMessages['no-collections']} />
  }
  return <ReferenceSelect {...props} options={pages.options} />
}

/** One of the site's menus. */
export function MenuControl(props: ControlProps<MenuKind>) {
  const { site } = props
  const menus = useQuery(documentsQuery(site.siteId, 'navigation'))
  if (menus.data === undefined) {
    return <Waiting query={menus} message={interfaceMessages['no-results']} />
  }
  const options = menus.data.map(({ id, body }) => ({ id, name: body.title }))
  return <ReferenceSelect {...props} options={options} />
}

/** One item, found by typing. */
export function ItemControl({ site, field, value, onChange, error }: ControlProps<ItemKind>) {
  const [search, setSearch] = useState('')
  const items = useItemChoices(site.siteId, { of: field.of, search, chosen: value })
  if (items.options === undefined) {
    return <Waiting query={items} message={interfaceMessages['no-results']} />
  }
  const found = items.options
  const { chosen } = items
  const isListed = chosen === undefined || found.some(({ id }) => id === chosen.id)
  const listed = isListed ? found : [...found, chosen]
  const all = withNone(listed, value, { none: 'None', gone: 'No longer there' })
  const isFound = ({ id }: (typeof all)[number]): boolean => found.some((one) => one.id === id)
  return (
    <FieldNotes help={items.hasMore ? withMore(field.help) : field.help} error={undefined}>
      <SearchSelect
        label={field.label}
        // what is looked for comes first
        options={search === '' ? all : [...found, ...all.filter((one) => !isFound(one))]}
        value={idOf(value)}
        onChange={(id) => {
          items.pick(all.find((one) => one.id === id))
          onChange(chosenOf(id))
        }}
        onSearch={setSearch}
        error={error}
      />
    </FieldNotes>
  )
}

function withMore(help: string | undefined): string {
  const words = 'The newest are listed. Words of its title find every other.'
  return help === undefined ? words : `${help} ${words}`
}

type ReferenceSelectProps = Pick<
  ControlProps<CollectionKind | MenuKind>,
  'field' | 'value' | 'onChange' | 'error'
> & { readonly options: readonly { readonly id: string; readonly name: string }[] }

/** One of the options, none, or what is there no longer. */
function ReferenceSelect({ field, value, onChange, error, options }: ReferenceSelectProps) {
  return (
    <FieldNotes help={field.help} error={undefined}>
      <SearchSelect
        label={field.label}
        options={withNone(options, value, { none: 'None', gone: 'No longer there' })}
        value={idOf(value)}
        onChange={(id) => onChange(chosenOf(id))}
        error={error}
      />
    </FieldNotes>
  )
}

/** Stands where a list to choose from will be, or says that it cannot be loaded. */
export function Waiting(props: {
  readonly query: {
    readonly isError: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly message: string
}) {
  const { query, message } = props
  if (!query.isError) return <Skeleton rows={1} height={56} />
  return <LoadError error={query.error} message={message} onRetry={() => void query.refetch()} />
}
