import { randomBytes } from 'node:crypto'

/** What a request carries, by names as Stripe writes them: `line_items[0][quantity]`. */
export type Fields = ReadonlyMap<string, string>

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
  readonly expires_at: number
  readonly success_url: string
  readonly cancel_url: string
  readonly client_reference_id: string
  readonly customer_email: string
  readonly locale: string
  readonly metadata: Readonly<Record<string, string>>
  readonly livemode: boolean
  /** What is bought; Stripe itself tells it elsewhere. */
  readonly description: string
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

/** As Stripe answers what it does not do. */
export class LikeRefusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string, type = 'invalid_request_error') {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

/** Every parameter that is read; Stripe refuses those that it does not know. */
const sessionParameters =
  /^(?:mode|customer_email|client_reference_id|locale|success_url|cancel_url|expires_at|allowed_payment_method_types\[0\]|adaptive_pricing\[enabled\]|metadata\[\w+\]|payment_intent_data\[metadata\]\[\w+\]|line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\])$/
const refundParameters = /^(?:payment_intent|amount|metadata\[\w+\])$/

/** Of the currencies of the tests. */
const leastAmounts: Readonly<Record<string, number>> = { usd: 50, eur: 50, jpy: 50, gbp: 30 }

/** What stands in an account: pages that were opened, what was paid on them and given back. */
export class LikeLedger {
  readonly sessions = new Map<string, LikeSession>()
  readonly refunds: LikeRefund[] = []
  /** What becomes of the refunds from now on; null: the account has not enough money for one. */
  refundStatus: RefundStatus | null = 'succeeded'
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
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
      expires_at,
      success_url: needed(fields, 'success_url'),
      cancel_url: needed(fields, 'cancel_url'),
      client_reference_id: needed(fields, 'client_reference_id'),
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
    const session = this.session(id, id.startsWith('cs_live_'))
    if (session.status !== 'open') throw new LikeRefusal(400, `It is ${session.status}`)
    session.status = 'complete'
    session.payment_status = 'paid'
    session.payment_intent = `pi_${randomBytes(12).toString('hex')}`
    return session
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
    const paid = [...this.sessions.values()].find((one) => one.payment_intent === payment_intent)
    if (paid === undefined) throw new LikeRefusal(404, 'No such intent', 'resource_missing')
    const amount = Number(needed(fields, 'amount'))
    const left = paid.amount_total - this.givenBack(payment_intent)
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

function refuseUnknown(fields: Fields, known: RegExp): void {
  for (const name of fields.keys()) {
    if (!known.test(name)) {
      throw new LikeRefusal(400, `Received unknown parameter: ${name}`, 'parameter_unknown')
    }
  }
}

function needed(fields: Fields, name: string): string {
  const value = fields.get(name)
  if (!value) throw new LikeRefusal(400, `Missing required param: ${name}.`, 'parameter_missing')
  return value
}

function metadataOf(fields: Fields): Record<string, string> {
  const found = [...fields].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(found)
}
