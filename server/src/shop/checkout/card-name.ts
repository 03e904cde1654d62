import type { CardFacts } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'

/** As whoever has a card knows it, as HTML. */
export function cardName(
  { brand, lastFour }: Pick<CardFacts, 'brand' | 'lastFour'>,
  say: SayPhrase,
): string {
  return escapeHtml(say('{brand} ending in {lastFour}', { brand, lastFour }))
}
