import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { CustomerHistory } from '@vitrine/rules/shop/customers/customers-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { OrderMark } from '../orders/order-mark.tsx'
import { SubscriptionMark } from '../subscriptions/subscription-mark.tsx'
import { customerHistoryQuery } from './customers-query.ts'
import list from '../../ground/controls/list.module.css'
import styles from './customer-room.module.css'

/** One customer, with an account or without: what they bought, and what they come to. */
export function CustomerRoom() {
  const site = useSite()
  const { email = '' } = useParams({ strict: false })
  const history = useQuery(customerHistoryQuery(site.siteId, email))
  const back = (
    <Link
      to="/sites/$siteName/customers"
      params={{ siteName: site.name }}
      search={{}}
      className={list['back'] ?? ''}
    >
      <ArrowLeft size={16} aria-hidden /> Customers
    </Link>
  )
  if (history.isSuccess) return <CustomerPage history={history.data} back={back} />
  return (
    <Room title={email} back={back}>
      {history.isPending ? (
        <Skeleton rows={6} height={56} />
      ) : (
        <LoadError
          error={history.error}
          onRetry={() => void history.refetch()}
          back={
            <Link
              to="/sites/$siteName/customers"
              params={{ siteName: site.name }}
              search={{}}
              className={buttonClass()}
            >
              Back to Customers
            </Link>
          }
        />
      )}
    </Room>
  )
}

function CustomerPage({
  history,
  back,
}: {
  readonly history: CustomerHistory
  readonly back: React.ReactNode
}) {
  const { email, name, orders, subscriptions } = history
  return (
    <Room title={name === '' ? email : name} back={back}>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <Panel title="Orders">
            {orders.length === 0 ? (
              <p className={list['quiet']}>Nothing was bought yet.</p>
            ) : (
              <OrdersOf history={history} />
            )}
          </Panel>
          {subscriptions.length > 0 && (
            <Panel title="Subscriptions">
              <SubscriptionsOf history={history} />
            </Panel>
          )}
        </div>
        <div className={styles['side']}>
          <WhoTheyAre history={history} />
          <WhatTheyPaid history={history} />
        </div>
      </div>
    </Room>
  )
}

function OrdersOf({
  history: { email, orders, hasMoreOrders },
}: {
  readonly history: CustomerHistory
}) {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  return (
    <>
      <ul className={styles['rows']}>
        {orders.map((order) => (
          <li key={order.id}>
            <span className={styles['what']}>
              <Link
                to="/sites/$siteName/orders/$orderId"
                params={{ siteName: site.name, orderId: order.id }}
                aria-label={`Order ${order.orderNumber}`}
              >
                #{order.orderNumber}
              </Link>{' '}
              <OrderMark order={order} />
              <small>{formatInstant(order.createdAt, settings)}</small>
            </span>
            <span className={styles['sum']}>
              {money?.(Number(order.grandTotal.value), order.grandTotal.currency)}
            </span>
          </li>
        ))}
      </ul>
      {hasMoreOrders && (
        <p className={styles['more']}>
          <Link
            to="/sites/$siteName/orders"
            params={{ siteName: site.name }}
            search={{ search: email }}
          >
            All orders
          </Link>
        </p>
      )}
    </>
  )
}

function SubscriptionsOf({ history }: { readonly history: CustomerHistory }) {
  const site = useSite()
  const settings = useSettings(site.siteId)
  return (
    <ul className={styles['rows']}>
      {history.subscriptions.map((one) => (
        <li key={one.id}>
          <span className={styles['what']}>
            <Link
              to="/sites/$siteName/subscriptions/$subscriptionId"
              params={{ siteName: site.name, subscriptionId: one.id }}
            >
              {one.title}
            </Link>{' '}
            <SubscriptionMark subscription={one} />
            {one.nextAt !== null && one.state !== 'cancelling' && (
              <small>Next payment {formatInstant(one.nextAt, settings)}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function WhoTheyAre({ history: { email, name, account } }: { readonly history: CustomerHistory }) {
  const settings = useSettings(useSite().siteId)
  return (
    <Panel title="Customer">
      {name !== '' && (
        <p>
          <bdi>{name}</bdi>
        </p>
      )}
      <p className={styles['address']}>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={styles['fact']}>
        {account === null
          ? 'Buys without an account.'
          : `Has an account since ${formatInstant(account.createdOn, settings)}, signed in last ${formatInstant(account.seenOn, settings)}.`}
      </p>
      {account !== null && account.memberships !== '' && (
        <p className={styles['fact']}>Member of {account.memberships}.</p>
      )}
    </Panel>
  )
}

function WhatTheyPaid({ history: { paid, testOrders } }: { readonly history: CustomerHistory }) {
  const money = useMoney(useSite().siteId)
  return (
    <Panel title="Paid">
      {paid.length === 0 && <p className={list['quiet']}>Nothing yet.</p>}
      {paid.map(({ orders, total }) => (
        <p key={total.currency}>
          <strong className={styles['total']}>
            {money?.(Number(total.value), total.currency)}
          </strong>{' '}
          <span className={list['quiet']}>in {orders === 1 ? '1 order' : `${orders} orders`}</span>
        </p>
      ))}
      <p className={styles['fact']}>
        {paid.length > 0 && 'What went back is not in it.'}
        {testOrders === 1 && ' 1 test order does not count.'}
        {testOrders > 1 && ` ${testOrders} test orders do not count.`}
      </p>
    </Panel>
  )
}
