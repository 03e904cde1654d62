import { z } from 'zod'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { readTypedAmount, type AmountStyle } from '../../ground/money/typed-amount.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import {
  periodsOf,
  type DonationSettings,
  type GivingPeriod,
} from '../../site/sites/donation-settings.ts'
import type { StoreSettings } from '../../site/sites/site-settings.ts'
import { emptyEntries, keptEntries, type CheckoutEntries } from '../checkout/checkout-form.ts'
import { leastCents } from '../payments/stripe-amounts.ts'
import { offeredTestPayments } from '../payments/test-payments.ts'
import type { SubscriptionPlan } from '../products/subscription-plan.ts'
import { waysOfPaying } from '../payments/ways-of-paying.ts'
import { donationLimits } from './donation-limits.ts'
import { donationFieldMessages, donationsRefusal } from './donations-messages.ts'

// far more than a field holds: what is only too long is told at its field, with all else kept
const text = z.string().max(20_000).default('')

/** The form of the page, as a browser sends it. */
export const donationBody = z.object({
  /** Names the attempt: the same key never gives a second time. */
  key: z
    .string()
    .max(64)
    .regex(/^[\w-]{20,64}$/),
  /** In which the page showed its amounts. */
  currency: z.string().max(3).default(''),
  /** One of the amounts to choose from, in minor units; `own`, or nothing where there are none. */
  choice: z.string().max(20).default(''),
  amount: text,
  /** Which of the causes; empty where there are none. */
  cause: text,
  /** How often: `MONTH` or `YEAR`; anything else is once. */
  often: z.string().max(20).default(''),
  email: text,
  firstName: text,
  lastName: text,
  message: text,
  /** What stands for the money: a token of the provider's, never a card. */
  payment: z.string().max(2000).default(''),
  /** The card of a member that is kept and shall pay; `new` or empty: none. */
  card: z.string().max(100).default(''),
  /** `yes`: a member lets the provider keep the card that they pay by. */
  keepCard: z.string().max(10).default(''),
})
export type DonationBody = z.infer<typeof donationBody>

/** The choice of another amount than those that are suggested. */
export const ownAmount = 'own'

export type ReadDonation = {
  readonly cents: number
  readonly buyer: CheckoutEntries
  /** Of those to choose from; empty: there are none. */
  readonly cause: string
  /** Null: it is given once. */
  readonly plan: SubscriptionPlan | null
  /** Empty: none. */
  readonly message: string
  /** Null where it is paid elsewhere, or by a card that is kept. */
  readonly paymentToken: string | null
}

export type DonationTerms = {
  readonly donations: DonationSettings
  readonly currency: string
  readonly store: Pick<StoreSettings, 'paymentMode' | 'stripe'>
  /** As amounts are typed on the site. */
  readonly style: AmountStyle
}

/** The least that can be given: as its owner says, and what the provider takes. */
export function leastToGive({ donations, currency, store }: Omit<DonationTerms, 'style'>): number {
  const least = donations.leastCents
  return waysOfPaying(least, store) === 'elsewhere' ? Math.max(least, leastCents(currency)) : least
}

/** The amounts to choose from that can be given. */
export function amountsToChoose(terms: Omit<DonationTerms, 'style'>): readonly number[] {
  const least = leastToGive(terms)
  return terms.donations.amounts.filter((cents) => cents >= least)
}

/** Whether an amount of one's own can be typed. */
export function takesOwnAmount(terms: Omit<DonationTerms, 'style'>): boolean {
  return terms.donations.takesOwnAmount || amountsToChoose(terms).length === 0
}

/** How something that is given can be paid, beside by what is typed for it. */
export type PayingDonor = {
  /** The way of paying may be kept for them. */
  readonly mayKeep: boolean
  /** It is paid by a card that is kept. */
  readonly paysByKept: boolean
}

/** The test payments to choose from: those for later where something is given again, or may be. */
export function testPaymentsOf(
  { donations }: Pick<DonationTerms, 'donations'>,
  { mayKeep }: Pick<PayingDonor, 'mayKeep'>,
) {
  const isKept = mayKeep || periodsOf(donations).length > 0
  return offeredTestPayments({ isKept, takesDays: false })
}

/** How often a form gives; undefined: as it cannot be given. */
export function oftenOf(
  { often }: Pick<DonationBody, 'often'>,
  { donations }: Pick<DonationTerms, 'donations'>,
): GivingPeriod | 'once' | undefined {
  if (often !== 'MONTH' && often !== 'YEAR') return 'once'
  return periodsOf(donations).find((one) => one === often)
}

/** Reads the form, or says at each field what is wrong with it. */
export function readDonation(
  body: DonationBody,
  terms: DonationTerms,
  donor: PayingDonor,
): Result<ReadDonation> {
  if (body.currency !== terms.currency) return refuse(donationsRefusal('donation-currency-changed'))
  const { email, firstName, lastName } = keptEntries(body)
  const buyer = { ...emptyEntries, email, firstName, lastName }
  const message = terms.donations.takesMessage ? plainMessage(body.message) : ''
  const fields: Record<string, string> = {}
  const amount = readAmount(body, terms)
  if (typeof amount === 'string') fields['amount'] = amount
  if (!isEmailAddress(email)) fields['email'] = donationFieldMessages.email
  if (email === '') fields['email'] = donationFieldMessages.required
  for (const name of ['firstName', 'lastName'] as const) {
    if (buyer[name] === '') fields[name] = donationFieldMessages.required
    if (buyer[name].length > donationLimits.name) fields[name] = donationFieldMessages.tooLong
  }
  if ([...message].length > donationLimits.message) {
    fields['message'] = donationFieldMessages.tooLong
  }
  const often = oftenOf(body, terms)
  if (often === undefined) fields['often'] = donationFieldMessages.payment
  const { causes } = terms.donations
  const cause = causes.find((one) => one === body.cause.trim()) ?? ''
  if (causes.length > 0 && cause === '') fields['cause'] = donationFieldMessages.payment
  const isHere =
    !donor.paysByKept && waysOfPaying(terms.donations.leastCents, terms.store) === 'here'
  if (isHere && !testPaymentsOf(terms, donor).some(({ token }) => token === body.payment)) {
    fields['payment'] = donationFieldMessages.payment
  }
  if (typeof amount === 'string' || Object.keys(fields).length > 0) {
    return refuse(donationsRefusal('fields-not-valid', { fields }))
  }
  return ok({
    cents: amount,
    buyer,
    cause,
    plan: often === 'MONTH' || often === 'YEAR' ? { every: 1, unit: often, cycles: 0 } : null,
    message,
    paymentToken: isHere ? body.payment : null,
  })
}

/** Minor units, or the sentence of what is wrong with it. What is chosen counts before what is typed. */
function readAmount({ choice, amount }: DonationBody, terms: DonationTerms): number | string {
  const amounts = amountsToChoose(terms)
  const isOwn = choice === ownAmount || amounts.length === 0
  if (!isOwn) {
    const chosen = amounts.find((cents) => String(cents) === choice)
    return chosen ?? donationFieldMessages.amount
  }
  return takesOwnAmount(terms) ? readOwnAmount(amount, terms) : donationFieldMessages.amount
}

/** An amount of one's own in minor units, or the sentence of what is wrong with it. */
export function readOwnAmount(amount: string, terms: DonationTerms): number | string {
  if (amount.trim() === '') return donationFieldMessages.required
  const cents = readTypedAmount(amount, terms.style)
  if (cents === undefined) return donationFieldMessages.noAmount
  if (cents < leastToGive(terms)) return donationFieldMessages.tooLittle
  return cents > terms.donations.mostCents ? donationFieldMessages.tooMuch : cents
}

/** Lines stay; whatever else no field shows does not. */
function plainMessage(typed: string): string {
  return typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
}
