import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { changesApi, type HistoryPart } from '@vitrine/rules/ground/changes/changes-api.ts'
import { SelectField } from '../controls/select-field.tsx'
import { call } from '../http/send-request.ts'
import type { HistoryPlace } from './history-place.ts'
import type { WorkingSite } from '../changes/working-site.ts'
import list from '../controls/list.module.css'

const partNames: Readonly<Record<HistoryPart, string>> = {
  pages: 'Pages',
  items: 'Posts and products',
  discounts: 'Discounts',
  forms: 'Forms',
  style: 'Style',
  files: 'Files',
  template: 'Template',
  settings: 'Settings',
}
const parts = Object.keys(partNames) as HistoryPart[]

/** Everybody, where no one person is chosen. */
const everybody = ''

function authorsQuery(siteId: string) {
  return queryOptions({
    queryKey: ['history', siteId, 'authors'],
    queryFn: async () => (await call(changesApi.authors, { params: { siteId } })).authors,
  })
}

type HistoryFiltersProps = {
  readonly site: WorkingSite
  readonly place: HistoryPlace
}

/** Which part of the site, and whose changes; both stand in the address. */
export function HistoryFilters({ site, place: { part, by, of } }: HistoryFiltersProps) {
  const navigate = useNavigate()
  const authors = useQuery(authorsQuery(site.siteId)).data ?? []
  const way = { to: '/sites/$siteName/history', params: { siteName: site.name } } as const
  const ofPart = (one: HistoryPart | undefined) => (one === undefined ? {} : { part: one })
  const ofAuthor = (id: string | undefined) => (id === undefined ? {} : { by: id })
  const ofDocument = of === undefined ? {} : { of }
  const people = [
    { id: everybody, name: 'Everybody' },
    ...authors,
    // somebody who is named by the address alone
    ...(by === undefined || authors.some(({ id }) => id === by) ? [] : [{ id: by, name: '…' }]),
  ]
  return (
    <div className={list['head']}>
      <nav className={list['filters']} aria-label="Which changes">
        {[undefined, ...parts].map((one) => (
          <Link
            key={one ?? ''}
            {...way}
            search={{ ...ofPart(one), ...ofAuthor(by), ...ofDocument }}
            activeOptions={{ exact: true }}
            className={list['filter'] ?? ''}
          >
            {one === undefined ? 'All' : partNames[one]}
          </Link>
        ))}
      </nav>
      {of !== undefined && (
        <Link
          {...way}
          search={{ ...ofPart(part), ...ofAuthor(by) }}
          className={list['filter'] ?? ''}
        >
          Of one document <X size={14} aria-label="Show all" />
        </Link>
      )}
      {(authors.length > 1 || by !== undefined) && (
        <SelectField
          label="By"
          isLabelHidden
          options={people}
          value={by ?? everybody}
          onChange={(id) =>
            void navigate({
              ...way,
              search: { ...ofPart(part), ...(id !== everybody && ofAuthor(id)), ...ofDocument },
            })
          }
        />
      )}
    </div>
  )
}
