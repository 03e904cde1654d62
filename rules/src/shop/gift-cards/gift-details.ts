import { z } from 'zod'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { instantShowing, shownAt } from '../../ground/dates/local-time.ts'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import type { PricedEntry } from '../cart/cart.ts'
import { ProductType } from '../products/product.ts'
import { giftCardFieldMessages, giftCardsRefusal } from './gift-cards-messages.ts'

export const giftLimits = { name: 100, email: 254, message: 500 } as const

/** To whom a gift card goes, as it was asked for. */
export type GiftDetails = {
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly message: string
  /** A day by the site's clock, such as `2026-12-24`; empty: at once. */
  readonly deliverOn: string
}

const day = z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/)

/** As a line of a cart or an order keeps them among its answers. */
const storedDetails = z.object({
  giftCard: z.object({
    recipientName: z.string().max(giftLimits.name),
    recipientEmail: z.string().max(giftLimits.email).refine(isEmailAddress),
    senderName: z.string().max(giftLimits.name),
    message: z.string().max(giftLimits.message),
    deliverOn: day,
  }),
})

/** The details among the answers of a line; undefined where it has none, and goes to whoever buys it. */
export function giftDetailsOf(additionalFields: unknown): GiftDetails | undefined {
  return storedDetails.safeParse(additionalFields).data?.giftCard
}

/** Who gets the gift card of a line; empty: it is none, or goes to whoever buys it. */
export function recipientOf({
  productType,
  additionalFields,
}: Pick<PricedEntry, 'productType' | 'additionalFields'>): string {
  if (productType !== ProductType.giftCard) return ''
  return giftDetailsOf(additionalFields)?.recipientEmail ?? ''
}

export function asAnswers(details: GiftDetails): { readonly giftCard: GiftDetails } {
  return { giftCard: details }
}

/** The form of a gift card, as a browser sends it. */
export const giftFields = [
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
  'deliverOn',
] as const satisfies readonly (keyof GiftDetails)[]

type Typed = Readonly<Record<keyof GiftDetails, string>>

/**
 * Reads what was typed, or says at each field what is wrong with it.
 * @param now epoch milliseconds
 */
export function readGiftDetails(
  typed: Typed,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Result<GiftDetails> {
  const details = {
    recipientName: typed.recipientName.trim(),
    recipientEmail: typed.recipientEmail.trim(),
    senderName: typed.senderName.trim(),
    message: typed.message.replaceAll('\r\n', '\n').trim(),
    deliverOn: typed.deliverOn.trim(),
  }
  const fields: Record<string, string> = {}
  const isTooLong = (name: 'recipientName' | 'senderName' | 'message', most: number): void => {
    if ([...details[name]].length > most) fields[name] = fieldMessages.tooLong
  }
  isTooLong('recipientName', giftLimits.name)
  isTooLong('senderName', giftLimits.name)
  isTooLong('message', giftLimits.message)
  if (!isEmailAddress(details.recipientEmail)) {
    fields['recipientEmail'] = fieldMessages.email
  }
  if (details.recipientEmail === '') fields['recipientEmail'] = fieldMessages.required
  const { deliverOn } = details
  if (deliverOn !== '' && !isWithinAYear(deliverOn, now, timeZone)) {
    fields['deliverOn'] = giftCardFieldMessages.deliverOn
  }
  if (Object.keys(fields).length > 0) return refuse(giftCardsRefusal('fields-not-valid', fields))
  return ok(details)
}

const dayMs = 86_400_000

function isWithinAYear(text: string, now: number, timeZone: string): boolean {
  const at = readDay(text)
  if (at === undefined) return false
  const today = Math.floor(shownAt(now, timeZone) / dayMs) * dayMs
  return at >= today && at <= today + 366 * dayMs
}

/** A day as UTC shows it; undefined where there is none such. */
function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = Date.parse(`${text}T00:00:00Z`)
  // a day that there is not is another one, such as 31 February
  return Number.isNaN(at) || dayText(at) !== text ? undefined : at
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** Today by the site's clock, as forms write days. */
export function todayAt(now: number, timeZone: string): string {
  return dayText(shownAt(now, timeZone))
}

/** In the morning, when people read their mail. */
const deliveredAtHourMs = 8 * 3_600_000

/**
 * When its code is mailed: on the morning of the day by the site's clock, and at once where that is over.
 * @param now epoch milliseconds
 */
export function deliverAt(deliverOn: string, now: number, timeZone: string): number {
  const at = readDay(deliverOn)
  // what was typed in no form of ours may be any day
  if (at === undefined || !isWithinAYear(deliverOn, now, timeZone)) return now
  return Math.max(now, instantShowing(at + deliveredAtHourMs, timeZone))
}
