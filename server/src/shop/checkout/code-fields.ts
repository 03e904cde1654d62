import { stepText } from '@vitrine/rules/shop/checkout/checkout-step.ts'
import type { Offer } from '@vitrine/rules/shop/checkout/offer.ts'
import { codeProblemSentence } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import { problemOfCode } from '@vitrine/rules/shop/coupons/held-code.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { CodesAre, LoadedCart } from '../cart/load-cart.ts'
import type { PlacedSentence } from './checkout-fields.ts'

export type CodeFields = {
  /** As the markup prints it. */
  readonly data: Record<string, unknown>
  readonly problems: readonly PlacedSentence[]
}

/** The discount codes of a checkout: those that it holds, and the field for another one. */
export function codeFields(
  { codes, totals, settings, locale, takesCodes, codesAre }: LoadedCart,
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
    const minimum = money(one.coupon?.minimumCents ?? 0)
    return {
      code: escapeHtml(one.code),
      amount: discount === undefined || discount.cents === 0 ? null : money(-discount.cents),
      freesShipping: discount?.freesShipping === true,
      sentence: why === undefined ? null : escapeHtml(codeProblemSentence(why, minimum, say)),
      dropStep: stepText({ kind: 'drop-code', code: one.code }),
    }
  })
  return {
    data: {
      takesCodes,
      codeLabel: label,
      codes: held,
      codeTyped: escapeHtml(code),
      codeError: error === undefined ? null : escapeHtml(error),
    },
    problems:
      error === undefined
        ? []
        : [
            {
              place: 'checkout-code',
              sentence: `${label}: ${escapeHtml(error)}`,
            },
          ],
  }
}

function labelOf({ discounts, giftCards }: CodesAre): Phrase {
  if (!giftCards) return 'Discount code'
  return discounts ? 'Discount code or gift card' : 'Gift card'
}
