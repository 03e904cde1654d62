import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { mailsApi, type MailLine } from '@vitrine/rules/ground/mails/mails-api.ts'
import { LoadMore } from '../controls/load-more.tsx'
import { Room } from '../controls/room.tsx'
import { Banner, FirstUse, LoadError, Mark, Skeleton } from '../controls/states.tsx'
import { call } from '../http/send-request.ts'
import { formatInstant } from '../dates/format.ts'
import { useSettings, useWorkingSite } from '../changes/working-site.ts'
import { cx } from '../styling/cx.ts'
import { sendsMails } from './sends-mails.ts'
import list from '../controls/list.module.css'
import styles from './mailbox-room.module.css'

/** Every mail that the site wrote, newest first. */
export function MailboxRoom() {
  const site = useWorkingSite()
  const settings = useSettings(site.siteId)
  const sendsMail = sendsMails(site, settings)
  const settingsWay = site.wayTo({ place: 'settings' }, 'set-mail-server')
  const mails = useInfiniteQuery({
    queryKey: ['mails', site.siteId],
    queryFn: ({ pageParam }) =>
      call(mailsApi.mails, {
        params: { siteId: site.siteId },
        query: { cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.hasNextPage ? (last.nextPageCursor ?? undefined) : undefined),
    refetchInterval: 30_000,
  })
  const all = mails.data?.pages.flatMap((page) => page.mails) ?? []
  return (
    <Room title="Mailbox">
      {!sendsMail && (
        <Banner
          tone="warn"
          action={settingsWay !== undefined && <Link {...settingsWay}>Set a mail server</Link>}
        >
          No mail server is set up: mails are kept here, and none of them is sent.
          {settingsWay === undefined && ' Whoever may change the settings sets one there.'}
        </Banner>
      )}
      {mails.isPending && <Skeleton rows={6} />}
      {mails.isError && all.length === 0 && (
        <LoadError
          error={mails.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void mails.refetch()}
        />
      )}
      {mails.isSuccess && all.length === 0 && (
        <FirstUse icon={<Inbox size={20} aria-hidden />} title="No mail yet">
          Mails to your customers and to you are kept here, so that you can read what they read.
        </FirstUse>
      )}
      {all.length > 0 && (
        <div className={list['list']}>
          <table>
            <thead>
              <tr>
                <th scope="col">Subject</th>
                <th scope="col" className={list['wide']}>
                  To
                </th>
                <th scope="col" className={list['wide']}>
                  Written
                </th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {all.map((mail) => (
                <tr key={mail.id}>
                  <td>
                    <Link
                      to="/sites/$siteName/mailbox/$mailId"
                      params={{ siteName: site.name, mailId: mail.id }}
                      className={list['row'] ?? ''}
                    >
                      {mail.subject}
                    </Link>
                    <span className={`${list['narrow']} ${list['breaks']}`}>{mail.to}</span>
                  </td>
                  <td className={cx(list['wide'], list['breaks'], styles['to'])}>
                    <Address of={mail.to} />
                  </td>
                  <td className={`${list['when']} ${list['wide']}`}>
                    {formatInstant(mail.createdAt, settings)}
                  </td>
                  <td>
                    <MailMark status={mail.status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <LoadMore of={mails} />
    </Room>
  )
}

/** An address, which breaks behind its sign before it breaks within a word. */
function Address({ of: address }: { readonly of: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

const marks = {
  stored: { tone: 'quiet', name: 'Stored here' },
  queued: { tone: 'warn', name: 'Waiting to be sent' },
  sending: { tone: 'warn', name: 'Being sent' },
  sent: { tone: 'ok', name: 'Sent' },
  failed: { tone: 'danger', name: 'Given up' },
  unsure: { tone: 'danger', name: 'Unsure' },
} as const

/** Whether a mail left; `stored` where no mail server is set up. */
export function MailMark({ status }: Pick<MailLine, 'status'>) {
  const { tone, name } = marks[status]
  return <Mark tone={tone}>{name}</Mark>
}
