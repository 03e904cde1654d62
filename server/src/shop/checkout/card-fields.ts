import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { dueOf, type Offer } from '@vitrine/rules/shop/checkout/offer.ts'
import { toStripeAmount } from '@vitrine/rules/shop/payments/stripe-amounts.ts'
import { stripeLocale } from '@vitrine/rules/shop/payments/stripe-locale.ts'
import { cardFieldsKey } from '@vitrine/rules/site/sites/stripe-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { Guest } from '../../ground/http/security-headers.ts'
import type { LoadedCart } from '../cart/load-cart.ts'

/** Stripe's own fields on a checkout: what its script is told, and what the page lets it do. */
export type CardFields = {
  readonly data: Readonly<Record<string, unknown>>
  readonly guest: Guest
}

/** Undefined where nothing is paid, or its owner wants no fields: then Stripe's page asks for the card. */
export function cardFieldsOf(
  { config }: Pick<Context, 'config'>,
  { settings, locale }: Pick<LoadedCart, 'settings' | 'locale'>,
  offer: Offer,
  problem: Refusal | undefined,
): CardFields | undefined {
  const key = cardFieldsKey(settings.store)
  const due = dueOf(offer)
  const sum = due > 0 ? toStripeAmount(due, offer.currency) : undefined
  if (key === undefined || sum === undefined) return undefined
  const { stripeScript } = config
  return {
    data: {
      key: escapeHtml(key),
      script: escapeHtml(stripeScript),
      amount: sum.amount,
      currency: sum.currency,
      locale: locale.startsWith('ar') ? 'ar' : stripeLocale(locale),
      // the fields know one language more than the page; what is charged again while nobody is there
      keeps: offer.plan !== undefined,
      error: errorOf(problem),
    },
    guest: guestOf(new URL(stripeScript).origin),
  }
}

/** What is wrong with the card that was typed, which is told beside its field as well. */
function errorOf(problem: Refusal | undefined): string | null {
  const isOfCard = problem?.code === 'payment-declined' || problem?.code === 'card-not-read'
  const sentence = isOfCard ? problem.message : problem?.fields?.['cardToken']
  return sentence === undefined ? null : escapeHtml(sentence)
}

/**
 * What Stripe asks for beside its script (docs.stripe.com/security/guide, Content Security Policy),
 * without its maps. A script from elsewhere gets its own origin and no more.
 */
function guestOf(origin: string): Guest {
  if (origin !== 'https://js.stripe.com') {
    return { scripts: [origin], frames: [origin], calls: [origin] }
  }
  const stripe = [origin, 'https://*.js.stripe.com']
  return {
    scripts: stripe,
    frames: [...stripe, 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  }
}
