import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import {
  ArrowLeft,
  Ban,
  Copy,
  Download,
  Ellipsis,
  Link as LinkIcon,
  Plus,
  Ticket,
} from 'lucide-react'
import { useState } from 'react'
import { couponCodeStates, type CouponCodeState } from '@vitrine/rules/shop/coupons/code-states.ts'
import type { CouponCode } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { couponsMessages } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import { couponsPaths } from '@vitrine/rules/shop/coupons/coupons-paths.ts'
import { discountLink } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { Button } from '../../ground/controls/button.tsx'
import { copyText } from '../../ground/controls/copy-button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SearchedList } from '../../ground/controls/searched-list.tsx'
import { Banner, FirstUse, Mark } from '../../ground/controls/states.tsx'
import { downloadFile } from '../../ground/http/download-file.ts'
import { addressOf, searchOf } from '../../ground/http/send-request.ts'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import {
  codesQuery,
  codesWords,
  useRevokeCodes,
  type CodesNarrowed,
} from './discount-codes-query.ts'
import { discountsQuery } from './discounts.ts'
import { MakeCodesDialog } from './make-codes-dialog.tsx'
import { RevokeUnusedDialog } from './revoke-unused-dialog.tsx'
import list from '../../ground/controls/list.module.css'
import place from '../orders/order-room.module.css'
import styles from './discounts.module.css'

/** The many codes of one discount: which were used by what order, and which are free. */
export function DiscountCodesRoom() {
  const site = useSite()
  const { siteId } = site
  const { couponId = '' } = useParams({ strict: false })
  const { search, state } = useSearch({ from: '/inside/sites/$siteName/discounts/$couponId' })
  const navigate = useNavigate()
  const narrow = (to: CodesNarrowed): void =>
    void navigate({
      to: '/sites/$siteName/discounts/$couponId',
      params: { siteName: site.name, couponId },
      search: {
        ...(to.search ? { search: to.search } : {}),
        ...(to.state === undefined ? {} : { state: to.state }),
      },
      // each letter of a search is no step back
      replace: true,
    })
  const discounts = useQuery(discountsQuery(siteId))
  const discount = discounts.data?.find(({ code }) => code === couponId)
  const codes = useInfiniteQuery(codesQuery(siteId, couponId, { search, state }))
  const shown = codes.data?.pages.flatMap((page) => page.codes) ?? []
  const counts = codes.data?.pages[0]?.counts
  const [isMaking, setMaking] = useState(false)
  const isGone = discounts.isSuccess && discount?.name === undefined
  const make = (
    <Button
      kind={counts?.all === 0 ? 'primary' : 'plain'}
      icon={<Plus size={16} aria-hidden />}
      onPress={() => setMaking(true)}
    >
      Add codes
    </Button>
  )
  const hasSome = counts !== undefined && counts.all > 0
  return (
    <Room
      title={discount?.name ?? 'Codes'}
      back={<BackToDiscounts site={site} />}
      actions={hasSome && make}
      menu={hasSome && <CodesMenu site={site} narrowed={{ search, state }} counts={counts} />}
    >
      {isGone ? (
        <Banner tone="warn" role="alert">
          {couponsMessages['no-such-coupon'].message}
        </Banner>
      ) : (
        <>
          {hasSome && (
            <p className={place['facts']}>
              <span>{codesWords(counts.all)}</span>
              <span>{counts.used.toLocaleString('en')} used</span>
              {counts.revoked > 0 && <span>{counts.revoked.toLocaleString('en')} revoked</span>}
            </p>
          )}
          <SearchedList
            noun="codes"
            search={search ?? ''}
            onSearch={(words) => narrow({ search: words, state })}
            kinds={hasSome ? <StateLinks site={site} search={search} /> : undefined}
            of={codes}
            count={shown.length}
            first={<NoCode isFirst={!hasSome} make={make} />}
            nothing={{
              icon: <Ticket size={20} aria-hidden />,
              title: 'No such code',
              sentence: `None of these codes has “${search}” in it.`,
            }}
          >
            <CodesTable site={site} codes={shown} />
          </SearchedList>
        </>
      )}
      {isMaking && <MakeCodesDialog of={{ siteId, couponId }} onClose={() => setMaking(false)} />}
    </Room>
  )
}

function BackToDiscounts({ site }: { readonly site: Site }) {
  return (
    <Link
      to="/sites/$siteName/discounts"
      params={{ siteName: site.name }}
      search={{}}
      className={list['back'] ?? ''}
    >
      <ArrowLeft size={16} aria-hidden /> Discounts
    </Link>
  )
}

function NoCode({ isFirst, make }: { readonly isFirst: boolean; readonly make: React.ReactNode }) {
  if (!isFirst) {
    return (
      <FirstUse icon={<Ticket size={20} aria-hidden />} title="None">
        None of these codes is in that state.
      </FirstUse>
    )
  }
  return (
    <FirstUse icon={<Ticket size={20} aria-hidden />} title="No code yet" action={make}>
      Each code is for one customer: give them out in a letter, a mail or a parcel. Whoever types
      one, or opens its link, gets this discount.
    </FirstUse>
  )
}

const stateNames: Readonly<Record<CouponCodeState, string>> = {
  free: 'Free',
  used: 'Used',
  revoked: 'Revoked',
}

/** A link for each state that the list can be narrowed to. */
function StateLinks({
  site,
  search,
}: {
  readonly site: Site
  readonly search: string | undefined
}) {
  const { couponId = '' } = useParams({ strict: false })
  const words = search === undefined ? {} : { search }
  const to = {
    to: '/sites/$siteName/discounts/$couponId',
    params: { siteName: site.name, couponId },
    activeOptions: { exact: true, includeSearch: true },
    className: list['filter'] ?? '',
  } as const
  return (
    <>
      <Link {...to} search={words}>
        All
      </Link>
      {couponCodeStates.map((state) => (
        <Link key={state} {...to} search={{ ...words, state }}>
          {stateNames[state]}
        </Link>
      ))}
    </>
  )
}

function CodesMenu(props: {
  readonly site: Site
  readonly narrowed: CodesNarrowed
  readonly counts: { readonly all: number; readonly used: number; readonly revoked: number }
}) {
  const { site, narrowed, counts } = props
  const { siteId } = site
  const { couponId = '' } = useParams({ strict: false })
  const [isAsking, setAsking] = useState(false)
  const isNarrowed = narrowed.search !== undefined || narrowed.state !== undefined
  const file = addressOf(couponsPaths.codesCsv, { siteId, couponId }) + searchOf({ ...narrowed })
  const free = counts.all - counts.used - counts.revoked
  return (
    <>
      <MenuButton
        label="More of these codes"
        size="medium"
        icon={<Ellipsis size={16} aria-hidden />}
        entries={[
          {
            id: 'export',
            name: isNarrowed ? 'Export these codes' : 'Export all codes',
            icon: <Download size={15} aria-hidden />,
            onAction: () => downloadFile(file, 'discount-codes.csv'),
          },
          ...(free > 0
            ? [
                {
                  id: 'revoke',
                  name: 'Revoke all that are free…',
                  icon: <Ban size={15} aria-hidden />,
                  isDanger: true,
                  onAction: () => setAsking(true),
                },
              ]
            : []),
        ]}
      />
      {isAsking && (
        <RevokeUnusedDialog
          of={{ siteId, couponId }}
          free={free}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function CodesTable({
  site,
  codes,
}: {
  readonly site: Site
  readonly codes: readonly CouponCode[]
}) {
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">State</th>
            <th scope="col">
              <span className={styles['unseen']}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {codes.map((one) => (
            <tr key={one.code}>
              <td className={list['breaks']}>
                <code>{one.code}</code>
              </td>
              <td>
                <CodeState site={site} one={one} />
              </td>
              <td className={`${list['number']} ${list['actions']}`}>
                <CodeMenu site={site} one={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const tones = { free: 'ok', used: 'quiet', revoked: 'warn' } as const

/** Whether a code is free, and what has used it. */
function CodeState({ site, one }: { readonly site: Site; readonly one: CouponCode }) {
  const { state, uses, order } = one
  const times = uses > 1 ? `${uses} times, last ` : ''
  return (
    <>
      <Mark tone={tones[state]}>{stateNames[state]}</Mark>{' '}
      {uses > 0 && order === null && <span className={list['quiet']}>being paid</span>}
      {order !== null && (
        <span className={list['quiet']}>
          {state === 'revoked' ? 'used ' : ''}
          {times}by{' '}
          {may(site, 'view-orders') ? (
            <Link
              to="/sites/$siteName/orders/$orderId"
              params={{ siteName: site.name, orderId: order.id }}
            >
              order {order.orderNumber}
            </Link>
          ) : (
            `order ${order.orderNumber}`
          )}
        </span>
      )}
    </>
  )
}

function CodeMenu({ site, one }: { readonly site: Site; readonly one: CouponCode }) {
  const { couponId = '' } = useParams({ strict: false })
  const revoke = useRevokeCodes({ siteId: site.siteId, couponId })
  const { code, state } = one
  return (
    <MenuButton
      label={`Actions of ${code}`}
      icon={<Ellipsis size={16} aria-hidden />}
      entries={[
        {
          id: 'copy',
          name: 'Copy code',
          icon: <Copy size={15} aria-hidden />,
          onAction: () => void copyText(code),
        },
        {
          id: 'copy-link',
          name: 'Copy link',
          icon: <LinkIcon size={15} aria-hidden />,
          onAction: () => void copyText(visitorOrigin(site) + discountLink(code)),
        },
        ...(state === 'revoked'
          ? []
          : [
              {
                id: 'revoke',
                name: 'Revoke',
                icon: <Ban size={15} aria-hidden />,
                isDanger: true,
                onAction: () => void revoke(code),
              },
            ]),
      ]}
    />
  )
}
