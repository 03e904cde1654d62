import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Ban, Ellipsis, Mail, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  giftCardsApi,
  type GiftCardEntry,
  type GiftCardReply,
} from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
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
import { GiftCardMark } from './gift-card-mark.tsx'
import { giftCardQuery, useKeepGiftCard } from './gift-cards-query.ts'
import { SendAgainDialog } from './send-again-dialog.tsx'
import list from '../../ground/controls/list.module.css'
import place from '../orders/order-room.module.css'
import styles from './gift-card-room.module.css'

/** One gift card: what is on it, who has it, and what came and went. */
export function GiftCardRoom() {
  const site = useSite()
  const { giftCardId = '' } = useParams({ strict: false })
  const card = useQuery(giftCardQuery(site.siteId, giftCardId))
  const toCards = {
    to: '/sites/$siteName/gift-cards',
    params: { siteName: site.name },
    search: {},
  } as const
  const back = (
    <Link {...toCards} className={list['back'] ?? ''}>
      <ArrowLeft size={16} aria-hidden /> Gift cards
    </Link>
  )
  if (card.isSuccess) return <GiftCardPage card={card.data} back={back} />
  return (
    <Room title="Gift card" back={back}>
      {card.isPending ? (
        <Skeleton rows={5} height={56} />
      ) : (
        <LoadError
          error={card.error}
          onRetry={() => void card.refetch()}
          back={
            <Link {...toCards} className={buttonClass()}>
              Back to Gift cards
            </Link>
          }
        />
      )}
    </Room>
  )
}

function GiftCardPage({
  card,
  back,
}: {
  readonly card: GiftCardReply
  readonly back: React.ReactNode
}) {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  const write = ({ value, currency }: GiftCardReply['value']) => money?.(Number(value), currency)
  const [isSending, setSending] = useState(false)
  return (
    <Room
      title={`Gift card …${card.lastFour}`}
      back={back}
      menu={
        may(site, 'manage-orders') && <GiftCardMenu card={card} onSend={() => setSending(true)} />
      }
    >
      <p className={place['facts']}>
        <GiftCardMark card={card} />
        <span>
          {write(card.balance)} of {write(card.value)} left
        </span>
      </p>
      {card.state === 'void' && (
        <Banner tone="warn">
          {card.isVoidByOrder
            ? 'Nobody can spend it: what bought it was given back.'
            : 'Nobody can spend it, until it is brought back.'}
        </Banner>
      )}
      <div className={place['columns']}>
        <Panel title="What came and went">
          <ul className={styles['entries']}>
            {card.entries.map((entry, at) => (
              <li key={at}>
                <div>
                  <EntryWords entry={entry} />
                  <small>{formatInstant(entry.at, settings)}</small>
                </div>
                <span>{write(entry.amount)}</span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Who gets it">
          <Recipient card={card} settings={settings} />
        </Panel>
      </div>
      {isSending && (
        <SendAgainDialog siteId={site.siteId} card={card} onClose={() => setSending(false)} />
      )}
    </Room>
  )
}

function Recipient({
  card,
  settings,
}: {
  readonly card: GiftCardReply
  readonly settings: SiteSettings | undefined
}) {
  const { recipientName, recipientEmail, senderName, message, deliveredAt, deliverAt } = card
  return (
    <div className={styles['recipient']}>
      {recipientName !== '' && <p>{recipientName}</p>}
      <p>
        <a href={`mailto:${recipientEmail}`}>{recipientEmail}</a>
      </p>
      {senderName !== '' && <p>From {senderName}</p>}
      {message !== '' && <blockquote>{message}</blockquote>}
      <p className={place['quiet']}>
        {deliveredAt === null
          ? `Its code is mailed on ${formatInstant(deliverAt, settings)}.`
          : `Its code was mailed on ${formatInstant(deliveredAt, settings)}. It stands in that mail alone.`}
      </p>
    </div>
  )
}

const kindNames = {
  made: 'Bought',
  order: 'Paid for',
  release: 'Given back, as nothing came of',
  refund: 'Refund of',
} as const

function EntryWords({ entry: { kind, order, by } }: { readonly entry: GiftCardEntry }) {
  const site = useSite()
  if (order === null) return <span>Made{by !== null && ` by ${by}`}</span>
  const name = order.orderNumber === null ? 'an order' : `order ${order.orderNumber}`
  return (
    <span>
      {kindNames[kind]}
      {kind === 'made' ? ' with ' : ' '}
      {order.orderNumber === null ? (
        name
      ) : (
        <Link
          to="/sites/$siteName/orders/$orderId"
          params={{ siteName: site.name, orderId: order.id }}
        >
          {name}
        </Link>
      )}
    </span>
  )
}

function GiftCardMenu({
  card,
  onSend,
}: {
  readonly card: GiftCardReply
  readonly onSend: () => void
}) {
  const move = useSetValidity(card)
  const isVoid = card.state === 'void'
  const send: MenuEntry = {
    id: 'send',
    name: card.deliveredAt === null ? 'Send the code now…' : 'Send the code again…',
    icon: <Mail size={15} aria-hidden />,
    onAction: onSend,
  }
  return (
    <MenuButton
      label={`More of gift card ${card.lastFour}`}
      size="medium"
      icon={<Ellipsis size={16} aria-hidden />}
      entries={
        isVoid
          ? [
              {
                id: 'back',
                name: 'Bring back',
                icon: <RotateCcw size={15} aria-hidden />,
                onAction: () => move.mutate('back'),
              },
            ]
          : [
              // of one that is spent there is nothing to send
              ...(card.state === 'spent' ? [] : [send]),
              {
                id: 'void',
                name: 'Make void',
                icon: <Ban size={15} aria-hidden />,
                isDanger: true,
                onAction: () => move.mutate('void'),
              },
            ]
      }
    />
  )
}

/** Makes a gift card void, or brings it back; each offers the other as its undo. */
function useSetValidity({ id: giftCardId, lastFour }: GiftCardReply) {
  const { siteId } = useSite()
  const keep = useKeepGiftCard(siteId)
  const params = { siteId, giftCardId }
  const move = useMutation({
    mutationFn: (to: 'void' | 'back') =>
      whileSaving(() =>
        to === 'void'
          ? call(giftCardsApi.void, { params })
          : call(giftCardsApi.bringBack, { params }),
      ),
    onSuccess: (card, to) => {
      showNotice({
        message: `Gift card …${lastFour} is ${to === 'void' ? 'void' : 'brought back'}.`,
        action: {
          name: 'Undo',
          run: () => move.mutate(to === 'void' ? 'back' : 'void'),
          isOnlyWayBack: true,
        },
      })
      return keep(card)
    },
    onError: (error) => showNotice({ message: error.message, isError: true }),
  })
  return move
}
