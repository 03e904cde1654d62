/** The languages of Stripe's page (https://docs.stripe.com/api/checkout/sessions/create, `locale`). */
const stripeLocales = new Set(
  (
    'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb ' +
    'nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'
  ).split(' '),
)

/**
 * The language of Stripe's page for a shop's own, or that of the shopper's browser where Stripe has
 * none.
 * @param tag BCP 47
 */
export function stripeLocale(tag: string): string {
  const language = tag.split('-')[0] ?? ''
  const spoken = language === 'no' || language === 'nn' ? 'nb' : language
  return [tag, spoken].find((one) => stripeLocales.has(one)) ?? 'auto'
}
