import { randomBytes } from 'node:crypto'
import { LikeRefusal, needed, refuseUnknown, type Fields } from './stripe-like-fields.ts'
import { likeMethod } from './stripe-like-cards.ts'
import type { LikeIntent } from './stripe-like-ledger.ts'

export type TokenOutcome = 'accepted' | 'declined' | 'asks'

type Told = {
  readonly mode?: 'test' | 'live'
  /** As Stripe counts it, which the payment has to agree with; absent: any. */
  readonly amount?: number
}

/** What the fields make of a card, with what comes of it in its name. */
export function likeToken(outcome: TokenOutcome, { mode = 'test', amount }: Told = {}): string {
  return `ctoken_${mode}_${outcome}_${amount ?? 'any'}_any_${randomBytes(6).toString('hex')}`
}

const parameters = /^(?:confirmation_token|return_url|use_stripe_sdk|expand\[0\])$/
const tokenName =
  /^ctoken_(?<mode>test|live)_(?<outcome>accepted|declined|asks)_(?<amount>\d+|any)_(?<use>none|on|off|any)_\w+$/

type Place = {
  readonly origin: string
  readonly livemode: boolean
  readonly used: Set<string>
}

/** Charges what was typed into the fields. */
export function confirmTyped(
  intent: LikeIntent,
  fields: Fields,
  { origin, livemode, used }: Place,
): LikeIntent {
  refuseUnknown(fields, parameters)
  const token = needed(fields, 'confirmation_token')
  const return_url = needed(fields, 'return_url')
  const { mode, outcome, amount, use } = tokenName.exec(token)?.groups ?? {}
  if ((mode === 'live') !== livemode || outcome === undefined) {
    throw new LikeRefusal(404, `No such confirmationtoken: '${token}'`, 'resource_missing')
  }
  if (used.has(token)) throw new LikeRefusal(400, 'It was used to confirm another one.')
  if (intent.status !== 'requires_payment_method') {
    throw new LikeRefusal(400, `It is ${intent.status}`, 'payment_intent_unexpected_state')
  }
  const kept = intent.setup_future_usage?.replace('_session', '') ?? 'none'
  const agrees =
    ['any', String(intent.amount)].includes(amount ?? '') && ['any', kept].includes(use ?? '')
  if (!agrees) throw new LikeRefusal(400, 'The fields were told of another payment.')
  used.add(token)
  if (outcome === 'declined') {
    intent.last_payment_error = { code: 'card_declined' }
    throw new LikeRefusal(402, 'Your card was declined.', 'card_declined', 'card_error')
  }
  intent.payment_method = likeMethod()
  if (outcome === 'asks') {
    // what was made in a browser is asked about by a script there, unless it is told otherwise
    if (fields.get('use_stripe_sdk') !== 'false') throw new LikeRefusal(400, 'No script is there.')
    intent.status = 'requires_action'
    const redirect_to_url = { url: `${origin}/c/bank/${intent.id}`, return_url }
    intent.next_action = { type: 'redirect_to_url', redirect_to_url }
    return intent
  }
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  return intent
}
