import { dueOf, type Offer } from '@vitrine/rules/shop/checkout/offer.ts'
import type { SubscriptionPlan } from '@vitrine/rules/shop/products/subscription-plan.ts'
import { dueOfCycle } from '@vitrine/rules/shop/subscriptions/due-of-cycle.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { priceEvery } from '../products/price-every.ts'
import { writtenDate } from './written-date.ts'

type ShownIn = { readonly settings: SiteSettings; readonly locale: string }

/** What a checkout says of what is paid again and again; nothing where it is paid once. */
export function subscriptionFields(
  shownIn: ShownIn,
  offer: Offer,
  now: number,
): Readonly<Record<string, string>> {
  const { plan } = offer
  if (plan === undefined) return {}
  const { settings, locale } = shownIn
  const say = sayIn(locale)
  const next = dueOfCycle({ ...plan, startedAt: now, timeZone: settings.timeZone }, 2)
  const price = eachTime(shownIn, offer, plan)
  return {
    renewsThen: escapeHtml(say('Then {price}.', { price })),
    renewsNext: escapeHtml(
      say('The next payment is on {day}.', { day: writtenDate(next, settings, locale) }),
    ),
    renewsEnds: say(
      plan.cycles === 0
        ? 'It goes on until you cancel it, which you can do at any time.'
        : 'It ends after {count} payments in all, and you can cancel it at any time.',
      { count: plan.cycles },
    ),
    renewsCodes: say('Discounts and gift cards do not count for subscriptions.'),
    renewsConsent: escapeHtml(consentTo(shownIn, offer, plan)),
  }
}

/** The sentence that whoever subscribes agrees to by paying; text, which is kept. */
export function consentTo(shownIn: ShownIn, offer: Offer, plan: SubscriptionPlan): string {
  const price = eachTime(shownIn, offer, plan)
  const say = sayIn(shownIn.locale)
  return plan.cycles === 0
    ? say(
        'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.',
        { price },
      )
    : say(
        'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.',
        { price, count: plan.cycles },
      )
}

function eachTime({ settings, locale }: ShownIn, offer: Offer, plan: SubscriptionPlan): string {
  const money = siteMoney({ ...settings, currency: offer.currency }, locale)
  return priceEvery(locale, money(dueOf(offer)), plan)
}
