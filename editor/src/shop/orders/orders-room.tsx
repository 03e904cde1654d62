import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ExternalLink, ShoppingBag } from 'lucide-react'
import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { call } from '../../ground/http/send-request.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { TestPaymentsBanner } from '../payments/test-payments-banner.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { wayToSite } from '../../site/sites/way-to-site.ts'
import { OrderMark, statusNames } from './order-mark.tsx'
import list from '../../ground/controls/list.module.css'

/** Orders, newest first. */
export function OrdersRoom() {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  const { status } = useSearch({ from: '/inside/sites/$siteName/orders' })
  const orders = useInfiniteQuery({
    queryKey: ['orders', site.siteId],
    queryFn: ({ pageParam }) =>
      call(ordersApi.orders, {
        params: { siteId: site.siteId },
        query: { cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.hasNextPage ? (last.nextPageCursor ?? undefined) : undefined),
    refetchInterval: 30_000,
  })
  const all = orders.data?.pages.flatMap((page) => page.orders) ?? []
  const shown = all.filter((order) => status === undefined || order.status === status)
  return (
    <Room title="Orders">
      <TestPaymentsBanner site={site} />
      {all.length > 0 && (
        <nav className={list['filters']} aria-label="Which orders">
          {[undefined, ...Object.keys(statusNames)].map((one) => (
            <Link
              key={one ?? ''}
              to="/sites/$siteName/orders"
              params={{ siteName: site.name }}
              search={one === undefined ? {} : { status: one }}
              activeOptions={{ exact: true }}
              className={list['filter'] ?? ''}
            >
              {one === undefined ? 'All' : statusNames[one as keyof typeof statusNames]}
            </Link>
          ))}
        </nav>
      )}
      {orders.isPending && <Skeleton rows={6} />}
      {orders.isError && all.length === 0 && (
        <LoadError
          error={orders.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void orders.refetch()}
        />
      )}
      {orders.isSuccess && all.length === 0 && <NoOrderYet site={site} />}
      {all.length > 0 && shown.length === 0 && (
        <FirstUse icon={<ShoppingBag size={20} aria-hidden />} title="No such order">
          None of the orders shown here is of this kind.
        </FirstUse>
      )}
      {shown.length > 0 && (
        <div className={list['list']}>
          <table>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Customer</th>
                <th scope="col" className={list['wide']}>
                  Placed
                </th>
                <th scope="col">Status</th>
                <th scope="col" className={list['number']}>
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((order) => (
                <tr key={order.id}>
                  <td>
                    <Link
                      to="/sites/$siteName/orders/$orderId"
                      params={{ siteName: site.name, orderId: order.id }}
                      className={list['row'] ?? ''}
                      aria-label={`Order ${order.orderNumber}`}
                    >
                      #{order.orderNumber}
                    </Link>
                  </td>
                  <td className={list['breaks']}>
                    {order.customerName === '' ? order.email : order.customerName}
                  </td>
                  <td className={`${list['quiet']} ${list['wide']}`}>
                    {formatInstant(order.createdAt, settings)}
                  </td>
                  <td>
                    <OrderMark status={order.status} testMode={order.testMode} />
                  </td>
                  <td className={list['number']}>
                    {money?.(Number(order.grandTotal.value), order.grandTotal.currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {orders.hasNextPage && (
        <div className={list['more']}>
          <Button isPending={orders.isFetchingNextPage} onPress={() => void orders.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
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
      Orders appear here the moment they are placed. Try it: open your shop and buy something with a
      test card.
    </FirstUse>
  )
}
