import { randomBytes } from 'node:crypto'
import { LikeRefusal, needed, refuseUnknown, type Fields } from './stripe-like-fields.ts'
import { confirmTyped } from './stripe-like-tokens.ts'
import { LikeCards, likeMethod, type LikeMethod } from './stripe-like-cards.ts'

/** A checkout session, as far as it is told. */
export type LikeSession = {
  readonly id: string
  readonly object: 'checkout.session'
  readonly url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  readonly amount_total: number
  readonly currency: string
  payment_intent: string | null
  readonly customer: string | null
  /** For what the card is kept; null: it is not. */
  readonly keepsCard: 'off_session' | 'on_session' | null
  readonly expires_at: number
  readonly success_url: string
  readonly cancel_url: string
  readonly client_reference_id: string
  /** How it can be paid on its page. */
  readonly payment_method_types: readonly string[]
  readonly customer_email: string
  readonly locale: string
  readonly metadata: Readonly<Record<string, string>>
  readonly livemode: boolean
  /** What is bought; Stripe itself tells it elsewhere. */
  readonly description: string
}

/** A payment; those of pages are told with the card that they have kept. */
export type LikeIntent = {
  readonly id: string
  readonly object: 'payment_intent'
  status:
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
    | 'requires_payment_method'
  readonly metadata: Readonly<Record<string, string>>
  readonly amount: number
  amount_received: number
  readonly currency: string
  readonly setup_future_usage: LikeSession['keepsCard']
  readonly customer: string | null
  last_payment_error: { readonly code: string } | null
  readonly payment_method_options: { readonly card: { readonly setup_future_usage?: 'on_session' } }
  payment_method: LikeMethod | null
  next_action: {
    readonly type: 'redirect_to_url'
    readonly redirect_to_url: { readonly url: string; readonly return_url: string }
  } | null
}

export type LikeRefund = {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly metadata: Readonly<Record<string, string>>
  readonly status: RefundStatus
}
export type RefundStatus = 'succeeded' | 'pending' | 'failed'

export type LikeDispute = {
  readonly id: string
  readonly object: 'dispute'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly reason: string
  status: 'needs_response' | 'won' | 'lost'
}

/** Every parameter that is read; Stripe refuses those that it does not know. */
const sessionParameters =
  /^(?:mode|customer_email|client_reference_id|locale|success_url|cancel_url|expires_at|allowed_payment_method_types\[[012]\]|adaptive_pricing\[enabled\]|metadata\[\w+\]|payment_intent_data\[(?:setup_future_usage|metadata\]\[\w+|shipping\]\[(?:name|address\]\[\w+))\]|customer_creation|payment_method_options\[card\]\[setup_future_usage\]|line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\])$/
const intentParameters =
  /^(?:amount|currency|customer|payment_method|description|allowed_payment_method_types\[0\]|setup_future_usage|metadata\[\w+\])$/
const refundParameters = /^(?:payment_intent|amount|metadata\[\w+\])$/

/** Of the currencies of the tests. */
const leastAmounts: Readonly<Record<string, number>> = { usd: 50, eur: 50, jpy: 50, gbp: 30 }

/** What stands in an account: pages that were opened, what was paid on them and given back. */
export class LikeLedger {
  readonly sessions = new Map<string, LikeSession>()
  readonly intents = new Map<string, LikeIntent>()
  /** How cards answer from now on that are charged while nobody is there; null: they pay. */
  cardRefusal: 'card_declined' | 'authentication_required' | null = null
  /** Whether banks ask whoever is there, on a page of their own. */
  bankAsks = false
  readonly cards: LikeCards
  /** What fields made of cards is good once. */
  readonly usedTokens = new Set<string>()
  readonly refunds: LikeRefund[] = []
  readonly disputes: LikeDispute[] = []
  /** Whether the bank still stops a debit that is under way. */
  stopsDebits = true
  /** What becomes of the refunds from now on; null: the account has not enough money for one. */
  refundStatus: RefundStatus | null = 'succeeded'
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
    this.cards = new LikeCards(clock)
  }

  open(fields: Fields, livemode: boolean, origin: string): LikeSession {
    refuseUnknown(fields, sessionParameters)
    const price = 'line_items[0][price_data]'
    const currency = needed(fields, `${price}[currency]`)
    const amount = Number(needed(fields, `${price}[unit_amount]`))
    const least = leastAmounts[currency]
    if (least === undefined) throw new LikeRefusal(400, `Invalid currency: ${currency}`)
    if (amount < least) throw new LikeRefusal(400, 'Too small', 'amount_too_small')
    if (needed(fields, 'mode') !== 'payment') throw new LikeRefusal(400, 'Unknown mode')
    const expires_at = Number(needed(fields, 'expires_at'))
    const ahead = expires_at - this.#clock() / 1000
    if (!(ahead >= 1800 && ahead <= 86_400)) {
      throw new LikeRefusal(400, 'expires_at must be from 30 minutes to 24 hours from now')
    }
    const email = fields.get('customer_email') ?? ''
    if (email !== '' && !/@[^@]+\.[^@]+$/.test(email)) {
      throw new LikeRefusal(400, `Invalid email address: ${email}`, 'email_invalid')
    }
    const methods = methodsOf(fields, currency)
    const id = `cs_${livemode ? 'live' : 'test'}_${randomBytes(12).toString('hex')}`
    const session: LikeSession = {
      id,
      object: 'checkout.session',
      url: `${origin}/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount * Number(needed(fields, 'line_items[0][quantity]')),
      currency,
      payment_intent: null,
      customer: fields.has('customer_creation') ? `cus_${randomBytes(8).toString('hex')}` : null,
      keepsCard: keptFor(fields),
      expires_at,
      success_url: needed(fields, 'success_url'),
      cancel_url: needed(fields, 'cancel_url'),
      client_reference_id: needed(fields, 'client_reference_id'),
      payment_method_types: methods,
      customer_email: email,
      locale: needed(fields, 'locale'),
      metadata: metadataOf(fields),
      livemode,
      description: needed(fields, `${price}[product_data][name]`),
    }
    this.sessions.set(id, session)
    return session
  }

  /** As it stands now: a page closes by itself when its time is over. */
  session(id: string, livemode: boolean): LikeSession {
    const session = this.sessions.get(id)
    if (session === undefined || session.livemode !== livemode) {
      throw new LikeRefusal(404, `No such checkout.session: ${id}`, 'resource_missing')
    }
    if (session.status === 'open' && this.#clock() / 1000 >= session.expires_at) {
      session.status = 'expired'
    }
    return session
  }

  pay(id: string): LikeSession {
    return this.#complete(id, 'succeeded')
  }

  /** By a debit, which takes days. */
  payByDebit(id: string): LikeSession {
    return this.#complete(id, 'processing')
  }

  /** What the bank says of that. */
  decide(id: string, state: 'succeeded' | 'requires_payment_method'): LikeSession {
    const session = this.session(id, id.startsWith('cs_live_'))
    const intent = this.intent(session.payment_intent ?? '')
    if (intent.status !== 'processing') throw new LikeRefusal(400, `It is ${intent.status}`)
    intent.status = state
    if (state !== 'succeeded')
      intent.last_payment_error = { code: 'payment_intent_payment_attempt_failed' }
    if (state === 'succeeded') {
      intent.amount_received = intent.amount
      session.payment_status = 'paid'
    }
    return session
  }

  #complete(id: string, status: 'succeeded' | 'processing'): LikeSession {
    const session = this.session(id, id.startsWith('cs_live_'))
    if (session.status !== 'open') throw new LikeRefusal(400, `It is ${session.status}`)
    session.status = 'complete'
    session.payment_status = status === 'succeeded' ? 'paid' : 'unpaid'
    const { amount_total: amount, currency, keepsCard, metadata } = session
    session.payment_intent = this.#intent({ amount, currency, keepsCard, status, metadata }).id
    return session
  }

  /** A session with its payment in it. */
  whole(session: LikeSession): object {
    const { payment_intent: id } = session
    return typeof id === 'string' ? { ...session, payment_intent: this.intents.get(id) } : session
  }

  #intent({
    keepsCard,
    status,
    ...sum
  }: Pick<LikeIntent, 'amount' | 'currency' | 'status' | 'metadata'> & {
    readonly keepsCard: LikeSession['keepsCard']
  }): LikeIntent {
    const intent: LikeIntent = {
      ...sum,
      id: `pi_${randomBytes(12).toString('hex')}`,
      object: 'payment_intent',
      status,
      amount_received: status === 'succeeded' ? sum.amount : 0,
      setup_future_usage: keepsCard === 'off_session' ? keepsCard : null,
      payment_method_options: {
        card: keepsCard === 'on_session' ? { setup_future_usage: keepsCard } : {},
      },
      customer: null,
      payment_method: likeMethod(),
      last_payment_error: null,
      next_action: null,
    }
    this.intents.set(intent.id, intent)
    return intent
  }

  prepare(fields: Fields): LikeIntent {
    refuseUnknown(fields, intentParameters)
    if (!fields.has('payment_method')) return this.#prepareTyped(fields)
    needed(fields, 'customer')
    if (this.cards.detached.has(needed(fields, 'payment_method'))) {
      throw new LikeRefusal(400, 'The card does not belong to the customer.')
    }
    const amount = Number(needed(fields, 'amount'))
    const currency = needed(fields, 'currency')
    const metadata = metadataOf(fields)
    const status = 'requires_confirmation'
    const isKept = fields.get('setup_future_usage') === 'off_session'
    const keepsCard = isKept ? 'off_session' : null
    return this.#intent({ amount, currency, keepsCard, status, metadata })
  }

  /** Paid by what is typed into fields. One that is to be kept needs a customer. */
  #prepareTyped(fields: Fields): LikeIntent {
    const amount = Number(needed(fields, 'amount'))
    const currency = needed(fields, 'currency')
    if (amount < (leastAmounts[currency] ?? Infinity)) {
      throw new LikeRefusal(400, 'Too small', 'amount_too_small')
    }
    const use = fields.get('setup_future_usage') ?? null
    const customer = use === null ? null : needed(fields, 'customer')
    const status = 'requires_payment_method'
    const made = this.#intent({
      amount,
      currency,
      keepsCard: null,
      status,
      metadata: metadataOf(fields),
    })
    const intent: LikeIntent = {
      ...made,
      customer,
      setup_future_usage: use === 'on_session' || use === 'off_session' ? use : null,
      payment_method: null,
    }
    this.intents.set(intent.id, intent)
    return intent
  }

  intent(id: string): LikeIntent {
    const intent = this.intents.get(id)
    if (intent === undefined) throw new LikeRefusal(404, 'No such intent', 'resource_missing')
    return intent
  }

  /** Charges it while nobody is there, or whoever is there can be asked. */
  confirm(id: string, fields: Fields, origin: string, livemode = false): LikeIntent {
    const intent = this.intent(id)
    if (fields.has('confirmation_token')) {
      return confirmTyped(intent, fields, { origin, livemode, used: this.usedTokens })
    }
    const return_url = fields.get('return_url')
    if (return_url === undefined && needed(fields, 'off_session') !== 'true') {
      throw new LikeRefusal(400, 'Nobody is there')
    }
    if (return_url === undefined && intent.setup_future_usage !== null) {
      throw new LikeRefusal(400, 'Nothing is kept while nobody is there')
    }
    if (intent.status !== 'requires_confirmation') throw new LikeRefusal(400, 'Unexpected state')
    if (this.cardRefusal !== null) {
      intent.status = 'requires_payment_method'
      intent.last_payment_error = { code: this.cardRefusal }
      throw new LikeRefusal(402, 'Your card was declined.', this.cardRefusal, 'card_error')
    }
    if (return_url !== undefined && this.bankAsks) {
      intent.status = 'requires_action'
      const redirect_to_url = { url: `${origin}/c/bank/${id}`, return_url }
      intent.next_action = { type: 'redirect_to_url', redirect_to_url }
      return intent
    }
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    return intent
  }

  /** What whoever pays says to their bank. */
  answerBank(id: string, isTheirs: boolean): void {
    const intent = this.intent(id)
    if (intent.status !== 'requires_action') throw new LikeRefusal(400, `It is ${intent.status}`)
    intent.status = isTheirs ? 'succeeded' : 'requires_payment_method'
    intent.amount_received = isTheirs ? intent.amount : 0
    if (!isTheirs) intent.last_payment_error = { code: 'payment_intent_authentication_failure' }
    intent.next_action = null
  }

  cancel(id: string): LikeIntent {
    const intent = this.intent(id)
    if (intent.status === 'succeeded') throw new LikeRefusal(400, 'It is paid')
    if (intent.status === 'processing' && !this.stopsDebits) {
      throw new LikeRefusal(400, 'It is processing', 'payment_intent_unexpected_state')
    }
    intent.status = 'canceled'
    return intent
  }

  expire(id: string, livemode: boolean): LikeSession {
    const session = this.session(id, livemode)
    if (session.status !== 'open') {
      throw new LikeRefusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    }
    session.status = 'expired'
    return session
  }

  giveBack(fields: Fields): LikeRefund {
    refuseUnknown(fields, refundParameters)
    const payment_intent = needed(fields, 'payment_intent')
    const paid = this.intents.get(payment_intent)
    if (paid === undefined) throw new LikeRefusal(404, 'No such intent', 'resource_missing')
    const amount = Number(needed(fields, 'amount'))
    const left = paid.amount - this.givenBack(payment_intent)
    if (left === 0) throw new LikeRefusal(400, 'It is back already', 'charge_already_refunded')
    if (amount > left) throw new LikeRefusal(400, 'Greater than unrefunded amount')
    if (this.refundStatus === null) throw new LikeRefusal(400, 'Too poor', 'balance_insufficient')
    const refund: LikeRefund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      currency: paid.currency,
      payment_intent,
      metadata: metadataOf(fields),
      status: this.refundStatus,
    }
    this.refunds.unshift(refund)
    return refund
  }

  /** What is done in Stripe's own dashboard. */
  giveBackThere(payment_intent: string, amount: number): LikeRefund {
    const fields = new Map(Object.entries({ payment_intent, amount: String(amount) }))
    return this.giveBack(fields)
  }

  /** Whoever has paid says at their bank that they did not. */
  dispute(payment_intent: string, amount: number): LikeDispute {
    const { currency } = this.intent(payment_intent)
    const id = `dp_${randomBytes(12).toString('hex')}`
    const dispute: LikeDispute = {
      id,
      object: 'dispute',
      amount,
      currency,
      payment_intent,
      reason: 'product_not_received',
      status: 'needs_response',
    }
    this.disputes.unshift(dispute)
    return dispute
  }

  givenBack(payment_intent: string): number {
    return this.refundsOf(payment_intent)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  /** The latest first. */
  refundsOf(payment_intent: string): LikeRefund[] {
    return this.refunds.filter((one) => one.payment_intent === payment_intent)
  }
}

function keptFor(fields: Fields): LikeSession['keepsCard'] {
  if (fields.has('payment_intent_data[setup_future_usage]')) return 'off_session'
  return fields.has('payment_method_options[card][setup_future_usage]') ? 'on_session' : null
}

/** Where installments are taken, in one currency each, by whom it is known where goods are sent. */
const installmentCurrencies = new Set(['usd', 'cad', 'aud', 'nzd', 'gbp'])

function methodsOf(fields: Fields, currency: string): readonly string[] {
  const methods = [0, 1, 2]
    .map((at) => fields.get(`allowed_payment_method_types[${at}]`))
    .filter((one) => one !== undefined)
  if (!methods.includes('afterpay_clearpay')) return methods
  needed(fields, 'payment_intent_data[shipping][address][line1]')
  needed(fields, 'payment_intent_data[shipping][name]')
  return installmentCurrencies.has(currency)
    ? methods
    : methods.filter((one) => one !== 'afterpay_clearpay')
}

function metadataOf(fields: Fields): Record<string, string> {
  const found = [...fields].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(found)
}
