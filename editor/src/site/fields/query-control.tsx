import { useQuery } from '@tanstack/react-query'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { number } from '@vitrine/rules/site/blocks/kinds/number.ts'
import type { QueryKind, QueryValue } from '@vitrine/rules/site/blocks/kinds/query.ts'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import { useListPages, wordsQuery } from './item-choices.ts'
import { chosenOf, idOf, withNone } from './none-option.ts'
import { NumberControl } from './number-control.tsx'
import { Waiting } from './reference-controls.tsx'
import styles from './fields.module.css'

/** Which items of which page, and how many at most. */
export function QueryControl(props: ControlProps<QueryKind>) {
  const { site, field, value, onChange, error } = props
  const pages = useListPages(site.siteId)
  if (pages.options === undefined) {
    return <Waiting query={pages} message={interfaceMessages['no-collections']} />
  }
  const { collectionId, filter, pageSize } = value
  return (
    <FieldNotes help={field.help} error={error}>
      <fieldset className={styles['group']} aria-label={field.label}>
        <SearchSelect
          key={collectionId}
          label="Items of"
          options={withNone(pages.options, collectionId, {
            none: 'Choose a page',
            gone: 'A page that is gone',
          })}
          value={idOf(collectionId)}
          onChange={(id) => onChange({ ...value, collectionId: chosenOf(id), filter: noFilter })}
        />
        {collectionId !== null && <FilterFields {...props} collectionId={collectionId} />}
        <NumberControl
          site={site}
          field={number({ label: 'Most items', min: 1, max: field.maxItems, empty: pageSize })}
          value={pageSize}
          onChange={(count, isGoingOn) => onChange({ ...value, pageSize: count }, isGoingOn)}
        />
        <SwitchField
          isSelected={filter.featured}
          onChange={(featured) => onChange({ ...value, filter: { ...filter, featured } })}
        >
          Featured items only
        </SwitchField>
      </fieldset>
    </FieldNotes>
  )
}

const noFilter: QueryValue['filter'] = { category: '', tag: '', featured: false }

const words = [
  { name: 'category', label: 'Category', none: 'All categories' },
  { name: 'tag', label: 'Tag', none: 'All tags' },
] as const

/** Categories and tags that items of the page have; without any there is nothing to choose. */
function FilterFields(props: ControlProps<QueryKind> & { readonly collectionId: string }) {
  const { site, value, onChange, collectionId } = props
  const { filter } = value
  const found = {
    category: useQuery(wordsQuery(site.siteId, { collectionId, sort: 'category' })),
    tag: useQuery(wordsQuery(site.siteId, { collectionId, sort: 'tag' })),
  }
  return words.map(({ name, label, none }) => {
    const { data } = found[name]
    if (data === undefined) {
      return <Waiting key={name} query={found[name]} message={interfaceMessages['no-results']} />
    }
    const chosen = filter[name] === '' ? null : filter[name]
    if (data.length === 0 && chosen === null) return null
    const options = data.map((word) => ({ id: word, name: word }))
    return (
      <SearchSelect
        key={`${name} ${filter[name]}`}
        label={label}
        options={withNone(options, chosen, { none, gone: chosen ?? '' })}
        value={idOf(chosen)}
        onChange={(id) => onChange({ ...value, filter: { ...filter, [name]: id } })}
      />
    )
  })
}
