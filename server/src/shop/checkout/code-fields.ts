import { stepText } from '@vitrine/rules/shop/checkout/checkout-step.ts'
import type { Offer, OfferDiscount } from '@vitrine/rules/shop/checkout/offer.ts'
import {
  codeProblemSentence,
  minimumOf,
  usedBeforeSentence,
} from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import {
  entersByLink,
  isGone,
  problemOfCode,
  type HeldCode,
} from '@vitrine/rules/shop/coupons/held-code.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { shownDiscountName } from '../cart/shown-discount-name.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { CodesAre, LoadedCart } from '../cart/load-cart.ts'
import type { PlacedSentence } from './checkout-fields.ts'

export type CodeFields = {
  /** As the markup prints it. */
  readonly data: Record<string, unknown>
  readonly problems: readonly PlacedSentence[]
}

/** The discounts of a checkout: its codes, those that apply by themselves, and the field for a code. */
export function codeFields(
  { cart, codes, automatic, totals, settings, locale, takesCodes, codesAre }: LoadedCart,
  { discounts }: Offer,
  { code, problem }: { readonly code: string; readonly problem: Refusal | undefined },
): CodeFields {
  const money = siteMoney(settings, locale)
  const say = sayIn(locale)
  const label = say(labelOf(codesAre))
  const error = problem?.fields?.['code']
  const held = codes.map((one) => {
    const discount = discounts.find((other) => other.code === one.code)
    const invalid = problemOfCode(one, totals.invalidCoupons)
    const why = invalid ?? (discount === undefined ? 'takes-nothing' : undefined)
    const minimum = minimumOf(one.coupon, money)
    return {
      ...shownDiscount(escapeHtml(one.code), discount, money),
      sentence: why === undefined ? null : escapeHtml(codeProblemSentence(why, minimum, say)),
      dropStep: goesByItself(one, cart) ? null : stepText({ kind: 'drop-code', code: one.code }),
    }
  })
  return {
    data: {
      takesCodes,
      codeLabel: label,
      codes: [...byThemselves(automatic, discounts, { money, say }), ...held],
      codeTyped: escapeHtml(code),
      codeError: error === undefined ? null : escapeHtml(error),
    },
    problems:
      error === undefined
        ? []
        : [
            {
              place: 'checkout-code',
              sentence: say('{label}: {sentence}', { label, sentence: escapeHtml(error) }),
            },
          ],
  }
}

type Money = (cents: number) => string

function shownDiscount(name: string, discount: OfferDiscount | undefined, money: Money) {
  return {
    code: name,
    amount: discount === undefined || discount.cents === 0 ? null : money(-discount.cents),
    freesShipping: discount?.freesShipping === true,
  }
}

/**
 * Whether a code is gone once it is told: one that is none, and one of a link that the cart does not take,
 * which looks the same whatever the reason.
 */
function goesByItself(one: HeldCode, { couponCodes }: LoadedCart['cart']): boolean {
  return isGone(one) || (!entersByLink(one) && !couponCodes.includes(one.code))
}

/** Those that take something off, and those that whoever buys has used before. */
function byThemselves(
  automatic: readonly HeldCode[],
  discounts: readonly OfferDiscount[],
  { money, say }: { readonly money: Money; readonly say: SayPhrase },
): Record<string, unknown>[] {
  return automatic.flatMap(({ code, coupon, state }) => {
    const discount = discounts.find((one) => one.code === code)
    const isUsed = state === 'used-by-customer'
    if (discount === undefined && !isUsed) return []
    const name = shownDiscountName({ code, title: coupon?.title })
    return [
      {
        ...shownDiscount(name, discount, money),
        sentence: isUsed ? escapeHtml(say(usedBeforeSentence)) : null,
        dropStep: null,
      },
    ]
  })
}

function labelOf({ discounts, giftCards }: CodesAre): Phrase {
  if (!giftCards) return 'Discount code'
  return discounts ? 'Discount code or gift card' : 'Gift card'
}
