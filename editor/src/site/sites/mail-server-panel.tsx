import { useId, useState, type FormEvent } from 'react'
import type { MailSecurity, MailServer } from '@vitrine/rules/ground/mails/mail-server.ts'
import { mailsApi } from '@vitrine/rules/ground/mails/mails-api.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { mailServerInput } from '@vitrine/rules/site/sites/mail-server-actions.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import type { PanelProps } from './panel-props.ts'
import styles from './details-form.module.css'

/** By which server the site's mails go, and whether that works. */
export function MailServerPanel({ site, settings }: PanelProps) {
  const { mailServer = null } = settings
  const { installationSendsMail } = useWorkingSite()
  const inUse =
    mailServer === null
      ? installationSendsMail
        ? 'Mails go out through the mail server of this installation.'
        : 'No mail leaves this site: mails are kept in the mailbox, and none of them is sent.'
      : `Mails go out through ${mailServer.host}.`
  const isSending = mailServer !== null || installationSendsMail
  // what a test said is of the server that was set then
  const ofServer = `${site.siteId} ${JSON.stringify(mailServer)}`
  return (
    <Panel title="Mail server" hint={inUse}>
      <ServerForm key={ofServer} siteId={site.siteId} server={mailServer} />
      {isSending && <TestMail key={`test ${ofServer}`} siteId={site.siteId} />}
    </Panel>
  )
}

const securities: readonly { readonly id: MailSecurity; readonly name: string }[] = [
  { id: 'tls', name: 'TLS (usually port 465)' },
  { id: 'starttls', name: 'STARTTLS (usually port 587)' },
  { id: 'none', name: 'None: everything can be read on its way' },
]
const portsOf: Readonly<Record<MailSecurity, string>> = { tls: '465', starttls: '587', none: '25' }

type Typed = Omit<MailServer, 'port' | 'secretId'> & {
  readonly port: string
  readonly password: string
}

function typedOf(server: MailServer | null): Typed {
  const none = { host: '', security: 'tls', user: '', senderName: '', senderAddress: '' } as const
  const { host, security, user, senderName, senderAddress } = server ?? none
  const port = server === null ? portsOf.tls : String(server.port)
  return { host, security, user, senderName, senderAddress, port, password: '' }
}

type Outcome = { readonly error?: string; readonly fields: Readonly<Record<string, string>> }

/** Keeps the password apart from the draft of a form, which browsers store. */
function useServerForm(siteId: string, server: MailServer | null) {
  const [typed, setTyped] = useState(() => typedOf(server))
  const [outcome, setOutcome] = useState<Outcome>({ fields: {} })
  const [isPending, setPending] = useState(false)
  const isTyped = JSON.stringify(typed) !== JSON.stringify(typedOf(server))
  useTypedWords(useId(), isTyped)
  const perform = async (next: MailServer | null, notice: string): Promise<void> => {
    const done = await performAction(
      siteId,
      {
        action: 'set-mail-server',
        input: { set: { mailServer: next }, seen: { mailServer: server } },
      },
      { notice, quietly: true },
    )
    if (!done.ok) setOutcome({ error: done.refusal.message, fields: done.refusal.fields ?? {} })
  }
  const save = async (): Promise<void> => {
    const { password, port, ...rest } = typed
    const secretId = rest.user === '' ? null : (server?.secretId ?? null)
    const read = mailServerInput.safeParse({ ...rest, port: Number(port), secretId })
    if (!read.success) {
      const fields = read.error.issues.map(({ path, message }) => [String(path[0]), message])
      return setOutcome({ fields: Object.fromEntries(fields) as Outcome['fields'] })
    }
    const { host, user } = read.data
    if (user === '' || password === '') return perform(read.data, 'Mail server saved.')
    const body = { password, host, user }
    const kept = await call(mailsApi.keepPassword, { params: { siteId }, body })
    return perform({ ...read.data, ...kept }, 'Mail server saved.')
  }
  const whilePending = (work: () => Promise<void>): void => {
    setPending(true)
    setOutcome({ fields: {} })
    void work()
      .catch((error: unknown) => setOutcome({ error: wordsOf(error), fields: {} }))
      .finally(() => setPending(false))
  }
  return {
    typed,
    outcome,
    isPending,
    change: (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more })),
    save: () => whilePending(save),
    remove: () => whilePending(() => perform(null, 'Mail server removed.')),
  }
}

function wordsOf(error: unknown): string {
  return error instanceof RequestRefused ? error.message : interfaceMessages.surprise
}

function ServerForm({
  siteId,
  server,
}: {
  readonly siteId: string
  readonly server: MailServer | null
}) {
  const { typed, outcome, isPending, change, save, remove } = useServerForm(siteId, server)
  const { fields, error } = outcome
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  const chooseSecurity = (security: MailSecurity): void => {
    const isUsual = typed.port === portsOf[typed.security]
    change({ security, ...(isUsual && { port: portsOf[security] }) })
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {error !== undefined && Object.keys(fields).length === 0 && (
        <Banner tone="danger">{error}</Banner>
      )}
      <div className={styles['pair']}>
        <TextField
          label="Server"
          placeholder="smtp.example.com"
          value={typed.host}
          onChange={(host) => change({ host })}
          error={fields['host']}
        />
        <SelectField
          label="Security"
          options={securities}
          value={typed.security}
          onChange={chooseSecurity}
        />
        <TextField
          label="Port"
          inputMode="numeric"
          value={typed.port}
          onChange={(port) => change({ port })}
          error={fields['port'] === undefined ? undefined : 'A whole number from 1 to 65535.'}
        />
        <TextField
          label="User at this server"
          autoComplete="off"
          value={typed.user}
          onChange={(user) => change({ user })}
          hint="Empty where the server asks for no login."
          error={fields['user']}
        />
        <TextField
          label="Password at this server"
          type="password"
          autoComplete="new-password"
          maxLength={1000}
          placeholder={server?.secretId == null ? '' : '••••••••'}
          value={typed.password}
          onChange={(password) => change({ password })}
          hint="Nobody can read it again, not even you."
          error={fields['password']}
        />
        <TextField
          label="Sender’s name"
          value={typed.senderName}
          onChange={(senderName) => change({ senderName })}
          hint="Empty: the name of the site."
          error={fields['senderName']}
        />
        <TextField
          label="Sender’s address"
          type="email"
          value={typed.senderAddress}
          onChange={(senderAddress) => change({ senderAddress })}
          error={fields['senderAddress']}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" isPending={isPending}>
          Save mail server
        </Button>
        {server !== null && (
          <Button kind="danger" isDisabled={isPending} onPress={remove}>
            Remove mail server
          </Button>
        )}
      </div>
    </form>
  )
}

/** Sends a mail by what is saved, and says what the server said. */
function TestMail({ siteId }: { readonly siteId: string }) {
  const [answer, setAnswer] = useState<{ readonly isSent: boolean; readonly words: string }>()
  const [isPending, setPending] = useState(false)
  const send = async (): Promise<void> => {
    setPending(true)
    setAnswer(undefined)
    try {
      const { to } = await call(mailsApi.test, { params: { siteId } })
      setAnswer({ isSent: true, words: `The mail server took a test mail to ${to}.` })
    } catch (error) {
      setAnswer({ isSent: false, words: wordsOf(error) })
    }
    setPending(false)
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button isPending={isPending} onPress={() => void send()}>
          Send a test mail
        </Button>
      </div>
      <output>
        {answer !== undefined && (
          <Banner tone={answer.isSent ? 'ok' : 'danger'}>{answer.words}</Banner>
        )}
      </output>
    </>
  )
}
