import type { Context } from '../../ground/context.ts'
import { workAtOnce } from '../../ground/jobs/at-once.ts'
import { providerOf } from './find-provider.ts'
import {
  claimForgetting,
  deleteCard,
  listCardsToForget,
  putOff,
  usesOfCard,
  type CardToForget,
} from './kept-cards-store.ts'
import { noteUnforgotten } from './note-payment-trouble.ts'

type ForgettingContext = Pick<Context, 'database' | 'config' | 'signingKey' | 'clock' | 'logger'>

/**
 * Has providers forget the cards that nobody uses any more, on every site of the installation. One that
 * does not answer is asked again, for about ten days; then the owner is told which card it is.
 */
export async function forgetCards(context: ForgettingContext): Promise<void> {
  const now = context.clock()
  const cards = await listCardsToForget(context.database, now)
  await workAtOnce(cards, atOnce, (card) => forget(context, card, now))
}

const atOnce = 4

const dayMs = 24 * 3_600_000
const mostTries = 20

/** So long until it is looked again whether a payment by a card has come to its end. */
const laterMs = 10 * 60_000

/** After a minute, then twice as long each time, up to a day. */
function nextAt(tries: number, now: number): number {
  return now + Math.min(dayMs, 60_000 * 2 ** Math.min(tries, 20))
}

async function forget(context: ForgettingContext, card: CardToForget, now: number): Promise<void> {
  const site = context.database.dbFor(card.website_id)
  const uses = await usesOfCard(site, card)
  // whatever uses it has it forgotten once it ends
  if (uses === 'runs') return deleteCard(site, card.id)
  if (uses === 'pays') return putOff(site, card, now + laterMs)
  if (!(await claimForgetting(site, card, nextAt(card.tries, now)))) return
  try {
    const provider = await providerOf(context, site, card)
    if (provider === undefined) throw new Error('the keys of a provider are gone')
    await provider.forgetMethod(card.ref)
    await deleteCard(site, card.id)
  } catch (error) {
    context.logger.warn({ err: error, card: card.id }, 'a provider did not forget a card')
    if (card.tries + 1 < mostTries) return
    await noteUnforgotten(site, card, now)
    await deleteCard(site, card.id)
  }
}
