import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { mailLeaseMs, nextTryAt } from '@vitrine/rules/ground/mails/mail-retry.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { noteJobFailure } from '../jobs/note-job-failure.ts'
import { mailFailures } from '@vitrine/rules/ground/mails/mails-messages.ts'
import { mailFailure, mayHaveArrived } from './mail-failure.ts'
import { senderOf, type Sender } from './mail-way.ts'
import {
  claimMail,
  listDueMails,
  setMailFailed,
  setMailSent,
  setMailUnsure,
  type MailRow,
} from './mails-store.ts'
import type { SendMail } from './send-mail.ts'

type Environment = Pick<
  Context,
  'database' | 'config' | 'clock' | 'uptime' | 'random' | 'logger' | 'signingKey'
>

const perRound = 50
/** One mail server takes no more of a round than this, so that a slow one holds up no other for long. */
const longestTurnMs = 30_000

type Due = { readonly siteId: SiteId; readonly id: string; readonly sender: Sender }

/**
 * Sends the mails whose time has come; a mail is with one process at a time however many do this.
 * One that fails waits longer each time (`rules/src/ground/mails/mail-retry.ts`) and is given up in the end.
 * A process that ends before the mail server answered may have sent its mail or not: it goes out
 * again, with the same Message-ID, by which mail programs know that they have it; but one that must not
 * come twice is left as unsure.
 * @param send by the installation's mail server, for sites that have none of their own
 * @returns how many went out
 */
export async function deliverMails(
  context: Environment,
  send: SendMail | undefined,
): Promise<number> {
  const senders = new Map<SiteId, Sender>()
  const turns = new Map<string, Due[]>()
  for (const { siteId, id } of await listDueMails(context.database, context.clock(), perRound)) {
    const sender =
      senders.get(siteId) ?? (await senderOf(context, context.database.dbFor(siteId), send))
    senders.set(siteId, sender)
    const server = sender.way === 'own' ? siteId : sender.way
    turns.set(server, [...(turns.get(server) ?? []), { siteId, id, sender }])
  }
  const sent = await Promise.all([...turns.values()].map((due) => deliverInTurn(context, due)))
  return sent.reduce((sum, count) => sum + count, 0)
}

/** Those that go by one mail server. */
async function deliverInTurn(context: Environment, all: readonly Due[]): Promise<number> {
  const end = context.uptime() + longestTurnMs
  let sent = 0
  for (const due of all) {
    if (context.uptime() > end) break
    const outcome = await deliver(context, due)
    if (outcome === 'sent') sent += 1
    // the others would only wait for the same; the next round tries the next one
    if (outcome === 'server-down') break
  }
  return sent
}

async function deliver(
  context: Environment,
  { siteId, id, sender }: Due,
): Promise<'sent' | 'failed' | 'server-down' | 'taken'> {
  const { send } = sender
  // it waits for a mail server that is not set any more
  if (send === undefined) return 'server-down'
  const site = context.database.dbFor(siteId)
  const begun = context.clock()
  const mail = await claimMail(site, id, { now: begun, leaseUntil: begun + mailLeaseMs })
  if (mail === undefined) {
    await setMailUnsure(site, id, { due: begun, reason: mailFailures.unsure })
    return 'taken'
  }
  try {
    await send(envelopeOf(context, sender, mail))
  } catch (error) {
    const { reason, ofServer } = mailFailure(error, sender.way === 'own')
    if (mail.at_most_once && mayHaveArrived(error)) {
      context.logger.error({ err: error, mail: id }, 'a mail may have been sent or not')
      const due = begun + mailLeaseMs
      await setMailUnsure(site, id, { due, reason: `${mailFailures.unsure} ${reason}` })
      return ofServer ? 'server-down' : 'failed'
    }
    const next = nextTryAt(mail.attempts, context.clock(), context.random)
    context.logger.error({ err: error, mail: id, givenUp: next === null }, 'a mail was not sent')
    await context.database.transact(siteId, async (changed) => {
      const isOurs = await setMailFailed(changed, mail, { reason, nextTryAt: next })
      if (isOurs && next === null) await noteGivenUp(changed, mail, reason, context.clock())
    })
    return ofServer ? 'server-down' : 'failed'
  }
  await setMailSent(site, id, context.clock())
  return 'sent'
}

/** What the owner is told of later, unless it is itself such a mail: that would go round and round. */
async function noteGivenUp(
  site: SiteDatabase,
  { id, kind, subject, to_address: to }: MailRow,
  reason: string,
  now: number,
): Promise<void> {
  if (kind === 'job-failed') return
  await noteJobFailure(site, { kind: 'mail', about: id, detail: `${subject} – ${to}`, reason }, now)
}

function envelopeOf({ config }: Environment, { from, replyTo }: Sender, mail: MailRow) {
  return {
    messageId: `<${mail.id}@${new URL(config.editorOrigin).hostname}>`,
    from,
    ...(replyTo === '' ? {} : { replyTo }),
    to: mail.to_address,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.stop_address !== '' && {
      // a mail program shows a button that posts there by itself (RFC 8058)
      headers: {
        'List-Unsubscribe': `<${mail.stop_address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
}
