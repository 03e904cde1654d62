import { interfaceMessages } from '@vitrine/rules/refusals/interface-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { documentsQuery } from '../changes/documents.ts'
import { Room } from '../controls/room.tsx'
import { FirstUse, LoadError, Skeleton } from '../controls/states.tsx'
import { useSite } from '../sites/use-site.ts'
import { AddProductButton } from './add-product-button.tsx'
import { productsOf } from './product-list.ts'
import { ProductTable } from './product-table.tsx'
import list from '../controls/list.module.css'

const filters = [
  { name: 'All', search: {} },
  { name: 'Live', search: { show: 'live' as const } },
  { name: 'Drafts', search: { show: 'draft' as const } },
]

/** Everything that the shop sells. */
export function ProductsRoom() {
  const site = useSite()
  const { show } = useSearch({ from: '/inside/sites/$siteName/products' })
  const items = useQuery(documentsQuery(site.siteId, 'item'))
  const all = items.data === undefined ? undefined : productsOf(items.data)
  const shown = all?.filter(({ body }) => show === undefined || body.visibility === show)
  return (
    <Room title="Products" actions={<AddProductButton site={site} />}>
      {all !== undefined && all.length > 0 && (
        <nav className={list['filters']} aria-label="Which products">
          {filters.map(({ name, search }) => (
            <Link
              key={name}
              to="/sites/$siteName/products"
              params={{ siteName: site.name }}
              search={search}
              activeOptions={{ exact: true }}
              className={list['filter'] ?? ''}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {items.isPending && <Skeleton rows={8} height={60} />}
      {items.isError && (
        <LoadError
          error={items.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void items.refetch()}
        />
      )}
      {all?.length === 0 && (
        <FirstUse icon={<Package size={20} aria-hidden />} title="No product yet">
          What you sell stands here: things to send, files to download, services. The first one
          needs a name and a price.
        </FirstUse>
      )}
      {all !== undefined && all.length > 0 && shown?.length === 0 && (
        <FirstUse icon={<Package size={20} aria-hidden />} title="No such product">
          No product of the shop is of this kind.
        </FirstUse>
      )}
      {shown !== undefined && shown.length > 0 && <ProductTable products={shown} />}
    </Room>
  )
}
