import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Download, Ellipsis, ExternalLink, ShoppingBag } from 'lucide-react'
import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersPaths } from '@vitrine/rules/shop/orders/orders-paths.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { LoadMore } from '../../ground/controls/load-more.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SearchHead } from '../../ground/controls/search-head.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { downloadFile } from '../../ground/http/download-file.ts'
import { addressOf, call, searchOf } from '../../ground/http/send-request.ts'
import { TestPaymentsBanner } from '../payments/test-payments-banner.tsx'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { wayToSite } from '../../site/sites/way-to-site.ts'
import { ChoosableOrders } from './choosable-orders.tsx'
import { statuses, statusNames } from './order-mark.tsx'
import list from '../../ground/controls/list.module.css'

/** Orders, newest first. */
export function OrdersRoom() {
  const site = useSite()
  const { status, search } = useSearch({ from: '/inside/sites/$siteName/orders' })
  const navigate = useNavigate()
  const params = { siteName: site.name }
  const isNarrowed = status !== undefined || search !== undefined
  const find = (words: string): void =>
    void navigate({
      to: '/sites/$siteName/orders',
      params,
      search: { ...(status !== undefined && { status }), ...(words !== '' && { search: words }) },
      // each letter of a search is no step back
      replace: true,
    })
  const orders = useInfiniteQuery({
    queryKey: ['orders', site.siteId, 'list', status ?? '', search ?? ''],
    queryFn: ({ pageParam }) =>
      call(ordersApi.orders, {
        params: { siteId: site.siteId },
        query: { status, search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.hasNextPage ? (last.nextPageCursor ?? undefined) : undefined),
    refetchInterval: 30_000,
  })
  const shown = orders.data?.pages.flatMap((page) => page.orders) ?? []
  const isEmpty = orders.isSuccess && shown.length === 0
  return (
    <Room
      title="Orders"
      menu={
        shown.length > 0 && (
          <MenuButton
            label="More of orders"
            size="medium"
            icon={<Ellipsis size={16} aria-hidden />}
            entries={[
              {
                id: 'export',
                name: isNarrowed ? 'Export these orders' : 'Export all orders',
                icon: <Download size={15} aria-hidden />,
                onAction: () =>
                  downloadFile(
                    addressOf(ordersPaths.file, { siteId: site.siteId }) +
                      searchOf({ status, search }),
                    'orders.csv',
                  ),
              },
            ]}
          />
        )
      }
    >
      <TestPaymentsBanner site={site} />
      {(isNarrowed || shown.length > 0) && (
        <SearchHead noun="orders" search={search} onSearch={find}>
          {[undefined, ...statuses].map((one) => (
            <Link
              key={one ?? ''}
              to="/sites/$siteName/orders"
              params={params}
              search={{
                ...(one !== undefined && { status: one }),
                ...(search !== undefined && { search }),
              }}
              activeOptions={{ exact: true }}
              className={list['filter'] ?? ''}
            >
              {one === undefined ? 'All' : statusNames[one]}
            </Link>
          ))}
        </SearchHead>
      )}
      {orders.isPending && <Skeleton rows={6} />}
      {orders.isError && shown.length === 0 && (
        <LoadError
          error={orders.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void orders.refetch()}
        />
      )}
      {isEmpty && !isNarrowed && <NoOrderYet site={site} />}
      {isEmpty && isNarrowed && (
        <FirstUse
          icon={<ShoppingBag size={20} aria-hidden />}
          title="No such order"
          action={
            search === undefined ? (
              <Button onPress={() => void navigate({ to: '/sites/$siteName/orders', params })}>
                Show all orders
              </Button>
            ) : (
              <Button onPress={() => find('')}>Clear the search</Button>
            )
          }
        >
          {search === undefined
            ? 'No order is in this state.'
            : `No order has “${search}” in the name or the e-mail address of its customer, or as its number.`}
        </FirstUse>
      )}
      {shown.length > 0 && (
        <ChoosableOrders
          // what was chosen belongs to the list that it was chosen in
          key={`${status} ${search}`}
          orders={shown}
        />
      )}
      <LoadMore of={orders} />
    </Room>
  )
}

function NoOrderYet({ site }: { readonly site: Site }) {
  return (
    <FirstUse
      icon={<ShoppingBag size={20} aria-hidden />}
      title="No order yet"
      action={
        <a
          className={buttonClass('plain')}
          href={wayToSite(site, '/')}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink size={14} aria-hidden /> View site
        </a>
      }
    >
      Orders appear here the moment they are placed. Try it: open your shop and buy something.
    </FirstUse>
  )
}
