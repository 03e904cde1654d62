import { loadNodemailer } from './load-nodemailer.ts'

export type SendMail = (mail: {
  readonly messageId: string
  readonly from: string
  readonly replyTo?: string
  readonly to: string
  readonly subject: string
  readonly html?: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}) => Promise<unknown>

/** Sends by the mail server of the installation; undefined where none is configured. */
export function installationMailServer(smtpUrl: string | null): SendMail | undefined {
  if (smtpUrl === null) return undefined
  // within the time for which a mail is this process's
  const waits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }
  const makeTransport = async () =>
    (await loadNodemailer()).createTransport({ url: smtpUrl, ...waits })
  let transport: ReturnType<typeof makeTransport> | undefined
  return async (mail) => {
    transport ??= makeTransport()
    return (await transport).sendMail(mail)
  }
}
