import type { Context } from '../context.ts'
import { closeAbandonedPayments } from '../checkout/close-abandoned-payments.ts'
import { deliverMails, mailServer } from '../mails/deliver-mails.ts'

export type Jobs = {
  /** Starts nothing new and waits for what is under way. */
  stop(): Promise<void>
}

const everyMs = 15_000

/**
 * What goes on beside requests: mails that wait are sent where a mail server is configured, and
 * payments that no process answers for any more are cancelled. The tables are the queue: work is
 * claimed in them, so any number of nodes may do this, and a start has nothing to prepare.
 */
export function startJobs(context: Context): Jobs {
  const send = mailServer(context.config.smtpUrl)
  let underway: Promise<void> | undefined
  const round = async (): Promise<void> => {
    try {
      await closeAbandonedPayments(context)
      if (send !== undefined) await deliverMails(context, send)
    } catch (error) {
      // a database that is away comes back; the next round tries again
      context.logger.warn({ err: error }, 'a round of jobs did not finish')
    }
  }
  const timer = setInterval(() => {
    underway ??= round().finally(() => (underway = undefined))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await underway
    },
  }
}
