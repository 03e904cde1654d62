import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useSite } from '../../site/sites/use-site.ts'
import { AddProductButton } from './add-product-button.tsx'
import { productPages } from './product-pages.ts'
import { ProductTable } from './product-table.tsx'
import list from '../../ground/controls/list.module.css'

const filters = [
  { name: 'All', search: {} },
  { name: 'Live', search: { show: 'live' as const } },
  { name: 'Drafts', search: { show: 'draft' as const } },
]

/** Everything that the shop sells. */
export function ProductsRoom() {
  const site = useSite()
  const { show } = useSearch({ from: '/inside/sites/$siteName/products' })
  const pages = useInfiniteQuery(productPages(site.siteId, show))
  const products = pages.data?.pages.flatMap((page) => page.products) ?? []
  const isEmpty = pages.isSuccess && products.length === 0
  return (
    <Room
      title="Products"
      actions={
        <>
          <Link
            to="/sites/$siteName/tags"
            params={{ siteName: site.name }}
            search={{}}
            className={buttonClass()}
          >
            Tags and categories
          </Link>
          <AddProductButton site={site} />
        </>
      }
    >
      {(show !== undefined || products.length > 0) && (
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
      {pages.isPending && <Skeleton rows={8} height={60} />}
      {pages.isError && products.length === 0 && (
        <LoadError
          error={pages.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void pages.refetch()}
        />
      )}
      {isEmpty && show === undefined && (
        <FirstUse icon={<Package size={20} aria-hidden />} title="No product yet">
          What you sell stands here: things to send, files to download, services. The first one
          needs a name and a price.
        </FirstUse>
      )}
      {isEmpty && show !== undefined && (
        <FirstUse icon={<Package size={20} aria-hidden />} title="No such product">
          No product of the shop is of this kind.
        </FirstUse>
      )}
      {products.length > 0 && (
        <ProductTable
          products={products}
          stock={pages.data?.pages.flatMap((page) => page.stock) ?? []}
        />
      )}
      {pages.hasNextPage && (
        <div className={list['more']}>
          <Button isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </Room>
  )
}
