import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Download, Ellipsis, Repeat } from 'lucide-react'
import { useRef } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { subscriptionStates } from '@vitrine/rules/shop/subscriptions/subscription-states.ts'
import type { SubscriptionLine } from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import { subscriptionsPaths } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { LoadMore } from '../../ground/controls/load-more.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SearchHead } from '../../ground/controls/search-head.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { formatInstant } from '../../ground/dates/format.ts'
import { downloadFile } from '../../ground/http/download-file.ts'
import { addressOf, searchOf } from '../../ground/http/send-request.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { planWords } from './plan-words.ts'
import { stateNames, SubscriptionMark } from './subscription-mark.tsx'
import { subscriptionsQuery, type SubscriptionsNarrowed } from './subscriptions-query.ts'
import choose from '../../ground/controls/choose-rows.module.css'
import list from '../../ground/controls/list.module.css'

/** Who has subscribed to what, newest first. */
export function SubscriptionsRoom() {
  const site = useSite()
  const { search, state } = useSearch({ from: '/inside/sites/$siteName/subscriptions' })
  const navigate = useNavigate()
  const narrow = (to: SubscriptionsNarrowed): void =>
    void navigate({
      to: '/sites/$siteName/subscriptions',
      params: { siteName: site.name },
      search: {
        ...(to.search ? { search: to.search } : {}),
        ...(to.state === undefined ? {} : { state: to.state }),
      },
      // each letter of a search is no step back
      replace: true,
    })
  const found = useInfiniteQuery(subscriptionsQuery(site.siteId, { search, state }))
  const shown = found.data?.pages.flatMap((page) => page.subscriptions) ?? []
  const isNarrowed = search !== undefined || state !== undefined
  const isEmpty = found.isSuccess && shown.length === 0
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <Room
      title="Subscriptions"
      menu={
        shown.length > 0 && (
          <MenuButton
            label="More of subscriptions"
            size="medium"
            icon={<Ellipsis size={16} aria-hidden />}
            entries={[
              {
                id: 'export',
                name: isNarrowed ? 'Export these subscriptions' : 'Export all subscriptions',
                icon: <Download size={15} aria-hidden />,
                onAction: () =>
                  downloadFile(
                    addressOf(subscriptionsPaths.csv, { siteId: site.siteId }) +
                      searchOf({ state, search }),
                    'subscriptions.csv',
                  ),
              },
            ]}
          />
        )
      }
    >
      <div ref={around} className={choose['around']}>
        {(isNarrowed || shown.length > 0) && (
          <SearchHead
            noun="subscriptions"
            search={search}
            onSearch={(words) => narrow({ search: words, state })}
          >
            <StateLinks site={site} search={search} />
          </SearchHead>
        )}
        {found.isPending && <Skeleton rows={5} />}
        {found.isError && shown.length === 0 && (
          <LoadError
            error={found.error}
            message={interfaceMessages['no-results']}
            onRetry={() => void found.refetch()}
          />
        )}
        {isEmpty && !isNarrowed && <NobodyYet site={site} />}
        {isEmpty && isNarrowed && (
          <FirstUse
            icon={<Repeat size={20} aria-hidden />}
            title="No such subscription"
            action={<Button onPress={() => narrow({})}>Show all</Button>}
          >
            None is in that state with these words in who has subscribed or in what.
          </FirstUse>
        )}
        {shown.length > 0 && <SubscriptionTable site={site} subscriptions={shown} />}
        <LoadMore of={found} />
      </div>
    </Room>
  )
}

/** A link for each state that the list can be narrowed to. */
function StateLinks({
  site,
  search,
}: {
  readonly site: Site
  readonly search: string | undefined
}) {
  const words = search === undefined ? {} : { search }
  const place = {
    to: '/sites/$siteName/subscriptions',
    params: { siteName: site.name },
    activeOptions: { exact: true, includeSearch: true },
    className: list['filter'] ?? '',
  } as const
  return (
    <>
      <Link {...place} search={words}>
        All
      </Link>
      {subscriptionStates.map((state) => (
        <Link key={state} {...place} search={{ ...words, state }}>
          {stateNames[state]}
        </Link>
      ))}
    </>
  )
}

function NobodyYet({ site }: { readonly site: Site }) {
  return (
    <FirstUse
      icon={<Repeat size={20} aria-hidden />}
      title="Nobody has subscribed yet"
      action={
        may(site, 'edit-products') && (
          <Link
            to="/sites/$siteName/products"
            params={{ siteName: site.name }}
            search={{}}
            className={buttonClass('primary')}
          >
            Choose a product
          </Link>
        )
      }
    >
      What is sold as a subscription is paid every week, month or year, and each payment makes an
      order. Open a product, and press “Sell as a subscription” above its price. Donations that are
      given each month or year stand here as well.
    </FirstUse>
  )
}

function SubscriptionTable({
  site,
  subscriptions,
}: {
  readonly site: Site
  readonly subscriptions: readonly SubscriptionLine[]
}) {
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  const next = ({ nextAt, state }: SubscriptionLine): string =>
    nextAt === null || state === 'cancelling' ? '–' : (formatInstant(nextAt, settings) ?? '')
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col" className={list['wide']}>
              Next payment
            </th>
            <th scope="col" className={list['wide']}>
              State
            </th>
            <th scope="col" className={list['number']}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((one) => (
            <tr key={one.id}>
              <td className={list['breaks']}>
                <Link
                  to="/sites/$siteName/subscriptions/$subscriptionId"
                  params={{ siteName: site.name, subscriptionId: one.id }}
                  className={list['row'] ?? ''}
                >
                  {one.title}
                </Link>{' '}
                <span className={list['quiet']}>{one.variant}</span>
              </td>
              <td className={list['breaks']}>
                {one.customerName} <span className={list['quiet']}>{one.email}</span>
                <span className={list['narrow']}>
                  {next(one)} <SubscriptionMark subscription={one} />
                </span>
              </td>
              <td className={`${list['when']} ${list['wide']}`}>{next(one)}</td>
              <td className={list['wide']}>
                <SubscriptionMark subscription={one} />
              </td>
              <td className={list['number']}>
                {money?.(Number(one.total.value), one.total.currency)}{' '}
                <span className={list['quiet']}>{planWords(one.plan)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
