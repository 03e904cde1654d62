import type { FormAnswer, WithAnswers } from '../../site/forms/form-answers.ts'
import type { CartTotals } from '../cart/cart.ts'
import type { FrozenLine, FrozenOrder, FrozenSubscription } from '../checkout/frozen-order.ts'
import type { KeptMethod } from '../payments/payment-provider.ts'
import type { ReadDonation } from './read-donation.ts'

type Given = Pick<ReadDonation, 'cents' | 'buyer' | 'message'> & {
  readonly lineId: string
  /** What it is called in the order. */
  readonly title: string
  /** What a message is called there. */
  readonly messageTitle: string
  readonly currency: string
  readonly locale: string
  readonly testMode: boolean
  readonly memberId?: string
  /** @see FrozenOrder */
  readonly keepsCard?: true
  readonly paidBy?: KeptMethod
  /** Of which it is a payment; absent: it is given once. */
  readonly subscription?: FrozenSubscription
}

/**
 * A donation as an order of one line: it is paid and settled like any other. It has neither taxes nor
 * shipping, and no discount or gift card takes anything of it (design, orders and payments §5).
 */
export function freezeDonation({ cents, buyer, message, ...given }: Given): FrozenOrder {
  const { currency, locale, testMode, memberId, subscription, keepsCard, paidBy } = given
  return {
    entries: [lineOf(given, cents, message)],
    totals: totalsOf(cents),
    buyer,
    currency,
    locale,
    shippingName: '',
    taxNumber: '',
    testMode,
    agreesToTerms: false,
    uses: [],
    giftCards: [],
    soldOut: [],
    ...(subscription !== undefined && { subscription }),
    ...(memberId !== undefined && { memberId }),
    ...(keepsCard === true && { keepsCard }),
    ...(paidBy !== undefined && { paidBy }),
  }
}

/** In the place of a product and its variant, which a donation has none of. */
export const donationItemId = 'donation'

function lineOf(
  { lineId, title, messageTitle }: Pick<Given, 'lineId' | 'title' | 'messageTitle'>,
  cents: number,
  message: string,
): FrozenLine {
  return {
    id: lineId,
    itemId: donationItemId,
    variantId: donationItemId,
    sku: '',
    attributes: {},
    title,
    quantity: 1,
    purchasePriceCents: cents,
    additionalFields: message === '' ? null : withMessage(messageTitle, message),
    isCounted: false,
    isDonation: true,
  }
}

/** What was written is kept as an answer, which whoever reads orders is shown everywhere. */
function withMessage(rawTitle: string, value: string): WithAnswers {
  const answer: FormAnswer = { id: 'message', type: 'textarea', rawTitle, value }
  return { formAnswers: [answer] }
}

function totalsOf(cents: number): CartTotals {
  return {
    subtotalCents: cents,
    shippingCostCents: 0,
    taxCents: 0,
    taxIncluded: false,
    taxes: [],
    discountCents: 0,
    grandTotalCents: cents,
    tenders: [],
    dueCents: cents,
    totalQuantity: 1,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    adjustments: [],
    invalidCoupons: [],
  }
}
