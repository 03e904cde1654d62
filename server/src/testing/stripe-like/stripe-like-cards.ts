import { randomBytes } from 'node:crypto'
import { LikeRefusal, needed, refuseUnknown, type Fields } from './stripe-like-fields.ts'

/** What is told of a card. */
export type LikeMethod = {
  readonly id: string
  readonly object: 'payment_method'
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
  }
}

/** A checkout session on which a card is given, and nothing is paid. */
export type LikeCardPage = {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'setup'
  readonly url: string
  status: 'open' | 'complete' | 'expired'
  readonly payment_status: 'no_payment_required'
  readonly customer: string
  setup_intent: { readonly id: string; readonly payment_method: LikeMethod } | null
  readonly expires_at: number
  readonly success_url: string
  readonly cancel_url: string
  readonly customer_email: string
  readonly metadata: Readonly<Record<string, string>>
  readonly livemode: boolean
}

const pageParameters =
  /^(?:mode|currency|allowed_payment_method_types\[0\]|customer_creation|customer_email|client_reference_id|metadata\[setupId\]|locale|success_url|cancel_url|expires_at)$/

const random = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`

/** A card as it is typed on a page. */
export function likeMethod(last4 = '4242'): LikeMethod {
  const card = { brand: 'visa', last4, exp_month: 3, exp_year: 2034 }
  return { id: random('pm'), object: 'payment_method', card }
}

/** The cards that an account keeps, and the pages on which they are given. */
export class LikeCards {
  readonly pages = new Map<string, LikeCardPage>()
  /** Those that were taken off their customers. */
  readonly detached = new Set<string>()
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  open(fields: Fields, livemode: boolean, origin: string): LikeCardPage {
    refuseUnknown(fields, pageParameters)
    const id = `cs_${livemode ? 'live' : 'test'}_s${randomBytes(12).toString('hex')}`
    needed(fields, 'currency')
    const page: LikeCardPage = {
      id,
      object: 'checkout.session',
      mode: 'setup',
      url: `${origin}/c/setup/${id}`,
      status: 'open',
      payment_status: 'no_payment_required',
      customer: random('cus'),
      setup_intent: null,
      expires_at: Number(needed(fields, 'expires_at')),
      success_url: needed(fields, 'success_url'),
      cancel_url: needed(fields, 'cancel_url'),
      customer_email: needed(fields, 'customer_email'),
      metadata: { setupId: needed(fields, 'metadata[setupId]') },
      livemode,
    }
    this.pages.set(id, page)
    return page
  }

  customer(fields: Fields): object {
    refuseUnknown(fields, /^email$/)
    const email = fields.get('email') ?? ''
    if (email !== '' && !/@[^@]+\.[^@]+$/.test(email)) {
      throw new LikeRefusal(400, `Invalid email address: ${email}`, 'email_invalid')
    }
    return { id: random('cus'), object: 'customer', email }
  }

  page(id: string): LikeCardPage {
    const page = this.pages.get(id)
    if (page === undefined) throw new LikeRefusal(404, 'No such session', 'resource_missing')
    if (page.status === 'open' && this.#clock() / 1000 >= page.expires_at) page.status = 'expired'
    return page
  }

  /** As somebody gives a card on the page. */
  give(id: string, last4: string): LikeCardPage {
    const page = this.page(id)
    if (page.status !== 'open') throw new LikeRefusal(400, `It is ${page.status}`)
    page.status = 'complete'
    page.setup_intent = { id: random('seti'), payment_method: likeMethod(last4) }
    return page
  }

  expire(id: string): LikeCardPage {
    const page = this.page(id)
    if (page.status !== 'open') throw new LikeRefusal(400, 'Only open ones can be expired.')
    page.status = 'expired'
    return page
  }

  detach(id: string): object {
    if (this.detached.has(id)) throw new LikeRefusal(400, 'It is not attached to a customer.')
    this.detached.add(id)
    return { id, object: 'payment_method', customer: null }
  }
}
