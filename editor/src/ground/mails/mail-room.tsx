import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { mailsApi, type MailReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { mailNotices } from '@vitrine/rules/ground/mails/mails-messages.ts'
import { inertMarkup } from '../controls/inert-markup.ts'
import { Button, buttonClass } from '../controls/button.tsx'
import { Room } from '../controls/room.tsx'
import { Banner, LoadError, Skeleton } from '../controls/states.tsx'
import { showNotice } from '../controls/toasts.tsx'
import { call } from '../http/send-request.ts'
import { formatInstant } from '../dates/format.ts'
import { useSettings, useWorkingSite } from '../changes/working-site.ts'
import { MailMark } from './mailbox-room.tsx'
import styles from './mail-room.module.css'
import list from '../controls/list.module.css'

function mailQuery(siteId: string, mailId: string) {
  return queryOptions({
    queryKey: ['mails', siteId, mailId],
    queryFn: () => call(mailsApi.mail, { params: { siteId, mailId } }),
  })
}

/** One mail as its reader sees it, and as plain text. */
export function MailRoom() {
  const site = useWorkingSite()
  const { mailId = '' } = useParams({ strict: false })
  const mail = useQuery(mailQuery(site.siteId, mailId))
  return (
    <Room
      title={mail.data?.subject ?? 'Mail'}
      back={
        <Link
          to="/sites/$siteName/mailbox"
          params={{ siteName: site.name }}
          className={list['back'] ?? ''}
        >
          <ArrowLeft size={16} aria-hidden /> Mailbox
        </Link>
      }
    >
      {mail.isPending && <Skeleton rows={1} height={420} />}
      {mail.isError && (
        <LoadError
          error={mail.error}
          onRetry={() => void mail.refetch()}
          back={
            <Link
              to="/sites/$siteName/mailbox"
              params={{ siteName: site.name }}
              className={buttonClass()}
            >
              Back to Mailbox
            </Link>
          }
        />
      )}
      {mail.isSuccess && <Message mail={mail.data} />}
    </Room>
  )
}

function Message({ mail }: { readonly mail: MailReply }) {
  const site = useWorkingSite()
  const settings = useSettings(site.siteId)
  return (
    <>
      <p className={styles['facts']}>
        <span>To {mail.to}</span>
        <span>{formatInstant(mail.createdAt, settings)}</span>
        <MailMark status={mail.status} />
        {mail.orderId !== null && (
          <Link
            to="/sites/$siteName/orders/$orderId"
            params={{ siteName: site.name, orderId: mail.orderId }}
          >
            Open the order
          </Link>
        )}
      </p>
      <Undelivered mail={mail} />
      <Tabs className={styles['tabs'] ?? ''}>
        <TabList aria-label="How the mail is shown" className={styles['list'] ?? ''}>
          <Tab id="html" className={styles['tab'] ?? ''}>
            Message
          </Tab>
          <Tab id="text" className={styles['tab'] ?? ''}>
            Plain text
          </Tab>
        </TabList>
        <TabPanel id="html" className={styles['panel'] ?? ''}>
          <MailFrame mail={mail} />
        </TabPanel>
        <TabPanel id="text" className={styles['panel'] ?? ''}>
          <pre className={styles['text']}>{mail.text}</pre>
        </TabPanel>
      </Tabs>
    </>
  )
}

/** Why a mail has not left, and a way to try it again once it was given up. */
function Undelivered({ mail }: { readonly mail: MailReply }) {
  const { siteId } = useWorkingSite()
  const settings = useSettings(siteId)
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () => call(mailsApi.tryAgain, { params: { siteId, mailId: mail.id } }),
    onSuccess: () => showNotice({ message: mailNotices['tried-again'] }),
    onError: (error) => showNotice({ message: error.message, isError: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails', siteId] }),
  })
  if (mail.status === 'failed') {
    return (
      <Banner
        tone="danger"
        action={
          <Button isPending={again.isPending} onPress={() => again.mutate()}>
            Try again
          </Button>
        }
      >
        {mailNotices['given-up'](mail.attempts)} {mail.lastError}
      </Banner>
    )
  }
  if (mail.status === 'unsure') return <Banner tone="danger">{mail.lastError}</Banner>
  if (mail.nextTryAt === null || mail.attempts === 0) return null
  const next = formatInstant(mail.nextTryAt, settings)
  return (
    <Banner tone="warn">
      {mailNotices.waiting(mail.attempts, next)} {mail.lastError}
    </Banner>
  )
}

/** No token in `sandbox`: no script, no form, no way out to the editor. */
function MailFrame({ mail: { subject, html } }: { readonly mail: MailReply }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // React would make text of what a frame takes as markup
  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = inertMarkup(withoutStyle(html))
  }, [html])
  return <iframe ref={frame} title={subject} sandbox="" className={styles['frame']} />
}

/** The editor's security policy takes no rules of a mail: what is at its elements shows. */
function withoutStyle(html: string): string {
  const [start, end] = [html.indexOf('<style>'), html.indexOf('</style>')]
  return start === -1 || end === -1 ? html : html.slice(0, start) + html.slice(end + 8)
}
