import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const toleranceMs = 5 * 60_000
const mostSignatures = 20

/** A payment that something has happened to. */
export type StripeHint =
  /** By Stripe's name for its page. */
  | { readonly ref: string }
  /** By Stripe's name for its money and, as far as that is said, by ours. */
  | { readonly intent: string; readonly paymentId: string | null }
  /** The same, where it is about money that was there before: something went back, or is disputed. */
  | { readonly afterwards: string }

const sessionEvent = z.object({
  type: z.enum([
    'checkout.session.completed',
    'checkout.session.expired',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
  ]),
  data: z.object({
    object: z.object({
      id: z
        .string()
        .max(200)
        .regex(/^cs_\w+$/),
    }),
  }),
})

const intentId = z
  .string()
  .max(200)
  .regex(/^pi_\w+$/)

const intentEvent = z.object({
  type: z.enum([
    'payment_intent.processing',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
  ]),
  data: z.object({
    object: z.object({
      id: intentId,
      metadata: z.object({ paymentId: z.string().max(200).optional() }).optional(),
    }),
  }),
})

/** What stands beside the money of a payment and names it. */
const besideEvent = z.object({
  type: z.enum([
    'charge.refunded',
    'refund.created',
    'refund.updated',
    'charge.dispute.created',
    'charge.dispute.closed',
  ]),
  data: z.object({ object: z.object({ payment_intent: intentId }) }),
})

/**
 * Reads what Stripe posts to a shop. It is only a hint that it is worth looking: nothing that it says
 * of money is believed. Until its signature is proved to be made with the secret, in the last five
 * minutes, nothing of it is read.
 */
export function readStripeHint(
  rawBody: Uint8Array,
  signatureHeader: string | undefined,
  webhookSecret: string,
  now: number,
): StripeHint | 'forged' | 'not-ours' {
  const { seconds, signatures } = readHeader(signatureHeader ?? '')
  const isNow = Math.abs(now - Number(seconds) * 1000) <= toleranceMs
  if (!isNow || webhookSecret === '') return 'forged'
  const wanted = createHmac('sha256', webhookSecret).update(`${seconds}.`).update(rawBody).digest()
  if (!signatures.some((one) => isSame(wanted, one))) return 'forged'
  return hintOf(parse(Buffer.from(rawBody).toString('utf8')))
}

function hintOf(event: unknown): StripeHint | 'not-ours' {
  const ofPage = sessionEvent.safeParse(event)
  if (ofPage.success) return { ref: ofPage.data.data.object.id }
  const ofMoney = intentEvent.safeParse(event)
  if (ofMoney.success) {
    const { id: intent, metadata } = ofMoney.data.data.object
    return { intent, paymentId: metadata?.paymentId ?? null }
  }
  const beside = besideEvent.safeParse(event)
  if (!beside.success) return 'not-ours'
  return { afterwards: beside.data.data.object.payment_intent }
}

/** `t=1700000000,v1=…,v1=…`: a secret that is being replaced signs beside its successor. */
function readHeader(header: string): { seconds: string; signatures: readonly string[] } {
  const parts = header.split(',', mostSignatures)
  const named = (name: string) =>
    parts.filter((part) => part.startsWith(name)).map((part) => part.slice(name.length))
  const [seconds = ''] = named('t=')
  return { seconds: /^\d{1,12}$/.test(seconds) ? seconds : 'none', signatures: named('v1=') }
}

function isSame(wanted: Buffer, signature: string): boolean {
  const given = Buffer.from(signature, 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
