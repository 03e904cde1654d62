import { searchTextOf } from '@vitrine/rules/search-text.ts'
import type { Context } from './ground/context.ts'
import { forgetCarts } from './shop/cart/forget-carts.ts'
import { forgetCardSetups, settleCardSetups } from './shop/checkout/settle-card-setups.ts'
import { forgetCards } from './shop/payments/forget-cards.ts'
import { settleDuePayments } from './shop/checkout/settle-due-payments.ts'
import { renewSubscriptions } from './shop/checkout/renew-subscriptions.ts'
import { deliverGiftCards } from './shop/gift-cards/deliver-gift-cards.ts'
import { forgetMembers } from './shop/customers/forget-members.ts'
import { forgetReminders } from './shop/reminders/forget-reminders.ts'
import { remindOfCarts } from './shop/reminders/remind-of-carts.ts'
import { askForReviews } from './shop/reviews/ask-for-reviews.ts'
import { forgetSignUps } from './shop/restock/forget-sign-ups.ts'
import { forgetSubscribers } from './site/mailing-lists/forget-subscribers.ts'
import { tellReturns } from './shop/restock/tell-returns.ts'
import { settleOpenRefunds } from './shop/orders/settle-refund.ts'
import { analyseGrownTables } from './ground/db/analyse-grown-tables.ts'
import { fillSearch } from './site/search/fill-search.ts'
import { deliverMails } from './ground/mails/deliver-mails.ts'
import { mailJobFailures } from './site/mail-words/tell-job-failures.ts'
import { installationMailServer } from './ground/mails/send-mail.ts'

export type Jobs = {
  /** Starts nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * What goes on beside requests: mails that wait are sent where a mail server is set, owners are told
 * what was given up, payments and refunds of which nobody has told are asked for, what is due of
 * subscriptions is charged, cards that nobody uses any more are forgotten, gift cards are sent on their day, buyers are asked for reviews and
 * reminded of carts, whoever waits for what is back is told, and forgotten later, as old carts are, PostgreSQL learns how large its
 * tables have become, and what can be found by words is brought up to date where a migration
 * or another language asks for it. The tables are the queue: work is claimed in them, so any number of
 * nodes may do this, and a start has nothing to prepare.
 */
export function startJobs(context: Context): Jobs {
  const send = installationMailServer(context.config.smtpUrl)
  const repeated = [
    repeat(context, 15_000, () => settleDuePayments(context)),
    repeat(context, 15_000, () => renewSubscriptions(context)),
    repeat(context, 15_000, () => settleOpenRefunds(context)),
    repeat(context, 15_000, () => settleCardSetups(context)),
    repeat(context, 15_000, () => forgetCards(context)),
    repeat(context, 15_000, () => deliverGiftCards(context)),
    repeat(context, 15_000, () => tellReturns(context)),
    repeat(context, 60_000, () => askForReviews(context)),
    repeat(context, 60_000, () => remindOfCarts(context)),
    repeat(context, 3_600_000, () => forgetReminders(context)),
    repeat(context, 3_600_000, () => forgetCarts(context)),
    repeat(context, 3_600_000, () => forgetSignUps(context)),
    repeat(context, 3_600_000, () => forgetSubscribers(context)),
    repeat(context, 3_600_000, () => forgetMembers(context)),
    repeat(context, 3_600_000, () => forgetCardSetups(context)),
    // apart, for a mail server that is slow must hold up no payment
    repeat(context, 15_000, () => deliverMails(context, send)),
    repeat(context, 15_000, () => mailJobFailures(context)),
    repeat(context, 5_000, () => analyseGrownTables(context.database)),
    repeat(context, 1_000, () => fillSearch(context.database, searchTextOf)),
  ]
  return {
    async stop() {
      await Promise.all(repeated.map((job) => job.stop()))
    },
  }
}

/** Does a piece of work again and again, never twice at once. */
function repeat({ logger }: Context, everyMs: number, work: () => Promise<unknown>): Jobs {
  let underway: Promise<void> | undefined
  const round = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      // a database that is away comes back; the next round tries again
      logger.warn({ err: error }, 'a round of jobs did not finish')
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
