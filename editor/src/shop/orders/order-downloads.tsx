import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CirclePlus, CircleSlash, Mail, RotateCcw } from 'lucide-react'
import { grantState, type GrantState } from '@vitrine/rules/shop/downloads/download-grant.ts'
import { orderDownloadsApi } from '@vitrine/rules/shop/orders/order-downloads-api.ts'
import type { OrderDownload, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton, type MenuEntry } from '../../ground/controls/menu-button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { Mark } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { formatDay } from '../../ground/dates/format.ts'
import { call } from '../../ground/http/send-request.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { orderQuery } from './order-query.ts'
import styles from './order-downloads.module.css'

/** What whoever bought may download, and how much of it is left. */
export function OrderDownloads({ order }: { readonly order: OrderWithEvents }) {
  const site = useSite()
  const acts = useDownloadActs(order)
  const mayWrite = may(site, 'manage-orders')
  const { downloads, readAt } = order
  if (downloads.length === 0) return null
  const isAnyOpen = downloads.some((one) => grantState(one, readAt) === 'open')
  return (
    <Panel title="Downloads">
      <ul className={styles['downloads']}>
        {downloads.map((download) => (
          <DownloadLine
            key={download.id}
            download={download}
            order={order}
            acts={mayWrite ? acts : null}
          />
        ))}
      </ul>
      {mayWrite && isAnyOpen && (
        <div>
          <Button
            icon={<Mail size={16} aria-hidden />}
            isPending={acts.isPending}
            onPress={acts.sendLinks}
          >
            Send the links again
          </Button>
        </div>
      )}
    </Panel>
  )
}

const states: Readonly<Record<GrantState, { tone: 'ok' | 'warn' | 'quiet'; words: string }>> = {
  open: { tone: 'ok', words: 'Open' },
  'used-up': { tone: 'warn', words: 'Used up' },
  expired: { tone: 'warn', words: 'Expired' },
  revoked: { tone: 'quiet', words: 'Revoked' },
}

const revokedFor: Readonly<Record<NonNullable<OrderDownload['revokedFor']>, string>> = {
  refund: ', as it was refunded',
  cancellation: ', as the order is cancelled',
  owner: '',
}

function DownloadLine(props: {
  readonly download: OrderDownload
  readonly order: OrderWithEvents
  /** Null where whoever looks at it may change nothing. */
  readonly acts: Acts | null
}) {
  const { download, order, acts } = props
  const { name, used, most, until, piece, line } = download
  const settings = useSettings(order.websiteId)
  const state = grantState(download, order.readAt)
  const { tone, words } = states[state]
  const pieces = order.items[line - 1]?.quantity ?? 1
  const facts = [
    ...(pieces > 1 ? [`Piece ${piece} of ${pieces}`] : []),
    `${used} of ${most} used`,
    `until ${formatDay(until, settings)}`,
  ].join(' · ')
  const why = download.revokedFor === null ? '' : revokedFor[download.revokedFor]
  return (
    <li className={styles['download']}>
      <span className={styles['words']}>
        <span className={styles['name']}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles['facts']}>
          {facts}
          {why}
        </span>
      </span>
      <Mark tone={tone}>{words}</Mark>
      {acts !== null && (
        <MenuButton
          label={`Actions of ${name}${pieces > 1 ? `, piece ${piece}` : ''}`}
          icon={<span aria-hidden>⋯</span>}
          entries={entriesOf(download, acts)}
        />
      )}
    </li>
  )
}

function entriesOf({ id, revokedFor: why }: OrderDownload, acts: Acts): MenuEntry[] {
  if (why !== null) {
    const icon = <RotateCcw size={15} aria-hidden />
    return [{ id: 'restore', name: 'Restore', icon, onAction: () => acts.change(id, 'restore') }]
  }
  return [
    {
      id: 'more',
      name: 'Allow five more',
      icon: <CirclePlus size={15} aria-hidden />,
      onAction: () => acts.change(id, 'more'),
    },
    {
      id: 'revoke',
      name: 'Revoke',
      icon: <CircleSlash size={15} aria-hidden />,
      isDanger: true,
      onAction: () => acts.change(id, 'revoke'),
    },
  ]
}

type Act = 'more' | 'revoke' | 'restore'

type Acts = {
  readonly change: (downloadId: string, act: Act) => void
  readonly sendLinks: () => void
  readonly isPending: boolean
}

const notices: Readonly<Record<Act, string>> = {
  more: 'Five more downloads, for 30 days.',
  revoke: 'The download is revoked.',
  restore: 'The download can be used again.',
}

/** Changes downloads of an order; what is revoked offers the way back. */
function useDownloadActs({ id: orderId, websiteId: siteId, email }: OrderWithEvents): Acts {
  const queryClient = useQueryClient()
  const { queryKey } = orderQuery(siteId, orderId)
  const work = useMutation({
    mutationFn: (send: () => Promise<OrderWithEvents>) => whileSaving(send),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    onError: (error) => {
      showNotice({ message: error.message, isError: true })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const change = (downloadId: string, act: Act): void => {
    const params = { siteId, orderId, downloadId }
    const undo = { name: 'Undo', run: () => change(downloadId, 'restore'), isOnlyWayBack: true }
    work.mutate(() => call(orderDownloadsApi[act], { params }), {
      onSuccess: () =>
        showNotice({ message: notices[act], ...(act === 'revoke' && { action: undo }) }),
    })
  }
  const sendLinks = (): void =>
    work.mutate(() => call(orderDownloadsApi.mail, { params: { siteId, orderId } }), {
      onSuccess: () => showNotice({ message: `The links go to ${email}.` }),
    })
  return { change, sendLinks, isPending: work.isPending }
}
