import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Ban, CirclePause, CirclePlay, Ellipsis, Mail, SkipForward } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { SubscriptionWish } from '@vitrine/rules/shop/subscriptions/subscription.ts'
import { writtenExpiry } from '@vitrine/rules/shop/payments/kept-cards.ts'
import {
  subscriptionsApi,
  type SubscriptionCycle,
  type SubscriptionReply,
} from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import { MenuButton, type MenuEntry } from '../../ground/controls/menu-button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { Banner, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { call } from '../../ground/http/send-request.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { EndSubscriptionDialog } from './end-subscription-dialog.tsx'
import { planWords } from './plan-words.ts'
import { SubscriptionMark } from './subscription-mark.tsx'
import { subscriptionQuery, useKeepSubscription } from './subscriptions-query.ts'
import list from '../../ground/controls/list.module.css'
import place from '../orders/order-room.module.css'
import styles from '../gift-cards/gift-card-room.module.css'

/** One subscription: who pays what and when, and what has become of each payment. */
export function SubscriptionRoom() {
  const site = useSite()
  const { subscriptionId = '' } = useParams({ strict: false })
  const found = useQuery(subscriptionQuery(site.siteId, subscriptionId))
  const toAll = {
    to: '/sites/$siteName/subscriptions',
    params: { siteName: site.name },
    search: {},
  } as const
  const back = (
    <Link {...toAll} className={list['back'] ?? ''}>
      <ArrowLeft size={16} aria-hidden /> Subscriptions
    </Link>
  )
  if (found.isSuccess) return <SubscriptionPage subscription={found.data} back={back} />
  return (
    <Room title="Subscription" back={back}>
      {found.isPending ? (
        <Skeleton rows={5} height={56} />
      ) : (
        <LoadError
          error={found.error}
          onRetry={() => void found.refetch()}
          back={
            <Link {...toAll} className={buttonClass()}>
              Back to Subscriptions
            </Link>
          }
        />
      )}
    </Room>
  )
}

function SubscriptionPage({
  subscription,
  back,
}: {
  readonly subscription: SubscriptionReply
  readonly back: ReactNode
}) {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  const { title, variant, plan, total } = subscription
  return (
    <Room
      title={variant === '' ? title : `${title}, ${variant}`}
      back={back}
      menu={may(site, 'manage-orders') && <SubscriptionMenu subscription={subscription} />}
    >
      <p className={place['facts']}>
        <SubscriptionMark subscription={subscription} />
        <span>
          {money?.(Number(total.value), total.currency)} {planWords(plan)}
        </span>
      </p>
      <StateBanner subscription={subscription} settings={settings} />
      <div className={place['columns']}>
        <Panel title="Payments">
          <ul className={styles['entries']}>
            {subscription.cycles.map((cycle) => (
              <li key={cycle.number}>
                <div>
                  {formatInstant(cycle.dueAt, settings)}
                  <small>
                    {cycleWords(cycle, settings)}
                    {Number(cycle.refunded.value) > 0 &&
                      `, ${money?.(Number(cycle.refunded.value), cycle.refunded.currency)} given back`}
                  </small>
                </div>
                <span>
                  {cycle.orderId !== null && (
                    <Link
                      to="/sites/$siteName/orders/$orderId"
                      params={{ siteName: site.name, orderId: cycle.orderId }}
                    >
                      {subscription.isDonation ? 'Its donation' : 'Its order'}
                    </Link>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={subscription.isDonation ? 'Who gives' : 'Who has subscribed'}>
          <Subscriber subscription={subscription} settings={settings} />
        </Panel>
      </div>
    </Room>
  )
}

const ends = {
  canceled: 'It was canceled.',
  completed: 'All of its payments are made.',
  unpaid: 'It ended, because a payment did not go through.',
} as const

function StateBanner({
  subscription: { state, endedWhy, nextAt },
  settings,
}: {
  readonly subscription: SubscriptionReply
  readonly settings: SiteSettings | undefined
}) {
  const day = nextAt === null ? '' : formatInstant(nextAt, settings)
  switch (state) {
    case 'active':
      return nextAt === null ? null : <p>The next payment is on {day}.</p>
    case 'past-due':
      return (
        <Banner tone="warn">
          The last payment did not go through. Whoever has subscribed was told, and can pay it on
          the page that their mail leads to.
        </Banner>
      )
    case 'paused':
      return <Banner tone="warn">Nothing is charged until it goes on.</Banner>
    case 'cancelling':
      return <Banner tone="warn">It is canceled, and runs out on {day}. Nothing is charged.</Banner>
    case 'ended':
      return <Banner tone="warn">{endedWhy === null ? 'It has ended.' : ends[endedWhy]}</Banner>
  }
}

const cycleNames = {
  charging: 'Being paid',
  paid: 'Paid',
  retrying: 'Not paid yet',
  unpaid: 'Not paid',
  skipped: 'Left out',
} as const

const reasons: Readonly<Record<string, string>> = {
  outage: 'it was missed',
  'out-of-stock': 'it could not be had or sent',
  paused: 'it was paused',
  owner: 'you left it out',
  canceled: 'it was canceled',
  declined: 'it was declined',
  'no-answer': 'it got no answer',
  'needs-shopper': 'only whoever has subscribed can pay it',
  'costs-more': 'it costs more than was agreed to, and whoever has subscribed is asked first',
}

function cycleWords(
  { state, why, tries, tryAt }: SubscriptionCycle,
  settings: SiteSettings | undefined,
): string {
  const because = why === null || state === 'paid' ? '' : `: ${reasons[why] ?? why}`
  const tried = state === 'retrying' && tries > 1 ? `, tried ${tries} times` : ''
  const again = tryAt === null ? '' : `. Tried again on ${formatInstant(tryAt, settings)}`
  return `${cycleNames[state]}${because}${tried}${again}`
}

function Subscriber({
  subscription: {
    customerName,
    email,
    addressLines,
    method,
    consent,
    startedAt,
    orderNumber,
    methodExpires,
    isDonation,
  },
  settings,
}: {
  readonly subscription: SubscriptionReply
  readonly settings: SiteSettings | undefined
}) {
  return (
    <div className={styles['recipient']}>
      <p>{customerName}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {addressLines.length > 0 && (
        <p>
          {addressLines.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      )}
      {method !== '' && (
        <p>
          Paid by {method}
          {methodExpires !== '' && `, valid until ${writtenExpiry({ expires: methodExpires })}`}
        </p>
      )}
      <p className={place['quiet']}>
        Since {formatInstant(startedAt, settings)}, with {isDonation ? 'donation' : 'order'}{' '}
        {orderNumber}.
      </p>
      {consent !== '' && <blockquote>{consent}</blockquote>}
    </div>
  )
}

function SubscriptionMenu({ subscription }: { readonly subscription: SubscriptionReply }) {
  const { siteId } = useSite()
  const settings = useSettings(siteId)
  const change = useChange(subscription)
  const send = useSendLink(subscription)
  const [isEnding, setEnding] = useState(false)
  const { state } = subscription
  if (state === 'ended') return null
  const entry = (id: SubscriptionWish, name: string, icon: ReactNode): MenuEntry => ({
    id,
    name,
    icon,
    onAction: () => change.mutate(id),
  })
  const entries: MenuEntry[] = [
    ...(state === 'active'
      ? [
          entry('pause', 'Pause', <CirclePause size={15} aria-hidden />),
          entry('skip', 'Leave out the next payment', <SkipForward size={15} aria-hidden />),
        ]
      : []),
    ...(state === 'paused' ? [entry('resume', 'Go on', <CirclePlay size={15} aria-hidden />)] : []),
    ...(state === 'cancelling'
      ? [entry('keep', 'Keep it', <CirclePlay size={15} aria-hidden />)]
      : []),
    {
      id: 'mail',
      name: 'Send the link again',
      icon: <Mail size={15} aria-hidden />,
      onAction: () => send.mutate(),
    },
    ...(state === 'active' || state === 'paused'
      ? [entry('cancel', 'Cancel at its next date', <Ban size={15} aria-hidden />)]
      : []),
    {
      id: 'end',
      name: 'End now…',
      icon: <Ban size={15} aria-hidden />,
      isDanger: true,
      onAction: () => setEnding(true),
    },
  ]
  return (
    <>
      <MenuButton
        label={`More of the subscription of ${subscription.customerName}`}
        size="medium"
        icon={<Ellipsis size={16} aria-hidden />}
        entries={entries}
      />
      {isEnding && settings !== undefined && (
        <EndSubscriptionDialog
          siteId={siteId}
          subscription={subscription}
          settings={settings}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  )
}

const doneWords: Readonly<Record<SubscriptionWish, string>> = {
  cancel: 'It is canceled, and runs out at its next date.',
  keep: 'It goes on.',
  pause: 'It is paused.',
  resume: 'It goes on.',
  end: 'It has ended.',
  skip: 'The next payment is left out.',
}

/** What takes a change back; none: nothing does. */
const undoneBy: Partial<Readonly<Record<SubscriptionWish, SubscriptionWish>>> = {
  cancel: 'keep',
  keep: 'cancel',
  pause: 'resume',
  resume: 'pause',
}

function useChange({ id: subscriptionId, nextAt }: SubscriptionReply) {
  const { siteId } = useSite()
  const keep = useKeepSubscription(siteId)
  const params = { siteId, subscriptionId }
  const change = useMutation({
    mutationFn: (wish: SubscriptionWish) =>
      whileSaving(() => call(subscriptionsApi.change, { params, body: { wish, nextAt } })),
    onSuccess: (one, wish) => {
      const back = undoneBy[wish]
      showNotice({
        message: doneWords[wish],
        ...(back !== undefined && {
          action: { name: 'Undo', run: () => change.mutate(back), isOnlyWayBack: false },
        }),
      })
      return keep(one)
    },
    onError: (error) => showNotice({ message: error.message, isError: true }),
  })
  return change
}

function useSendLink({ id: subscriptionId, email }: SubscriptionReply) {
  const { siteId } = useSite()
  const params = { siteId, subscriptionId }
  return useMutation({
    mutationFn: () => whileSaving(() => call(subscriptionsApi.mail, { params })),
    onSuccess: () => showNotice({ message: `The link is sent to ${email}.` }),
    onError: (error) => showNotice({ message: error.message, isError: true }),
  })
}
