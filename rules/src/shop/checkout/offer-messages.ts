import { cartMessages } from '../cart/cart-messages.ts'
import type { SayPhrase } from '../../site/phrases/phrases.ts'
import { discountName } from '../orders/discount-name.ts'
import type { OfferChange } from './offer-changes.ts'
import type { NamedQuantity } from './offer.ts'

type Words = {
  /** Writes minor units in the currency of today's offer. */
  readonly money: (cents: number) => string
  readonly say: SayPhrase
}

/** What a shopper reads of one change, in its place. */
export function offerChangeSentence(change: OfferChange, words: Words): string {
  const { money, say } = words
  switch (change.code) {
    case 'line-added':
      return say('{name} was added.', { name: change.line.title })
    case 'line-removed':
      return say('{name} was removed.', { name: change.line.title })
    case 'line-back':
      return say('{name} can be had again.', { name: change.line.title })
    case 'line-left-out':
      return say(cartMessages['not-enough-stock'].message)
    case 'line-renamed':
      return renamed(nameOf(change.before), nameOf(change.line), say)
    case 'quantity-changed': {
      const { title: name, quantity } = change.line
      return say('The quantity of {name} is now {quantity}.', { name, quantity })
    }
    case 'price-changed': {
      const { title: name, quantity, unitCents } = change.line
      const price = money(unitCents)
      return quantity > 1
        ? say('{name} now costs {price} each.', { name, price })
        : say('{name} now costs {price}.', { name, price })
    }
    case 'discount-added':
    case 'discount-removed':
    case 'discount-renamed':
    case 'discount-changed':
      return discountSentence(change, words)
    case 'tax-added': {
      const { label, cents } = change.tax
      return say('{name} was added: {amount}.', { name: label, amount: money(cents) })
    }
    case 'tax-removed':
      return say('{name} was removed.', { name: change.tax.label })
    case 'tax-changed': {
      const { label, cents } = change.tax
      return say('{name} is now {amount}.', { name: label, amount: money(cents) })
    }
    case 'gift-card-added':
    case 'gift-card-changed': {
      const { lastFour, cents } = change.giftCard
      const amount = money(cents)
      return say('The gift card that ends in {lastFour} now pays {amount}.', { lastFour, amount })
    }
    case 'gift-card-removed': {
      const { lastFour } = change.giftCard
      return say('The gift card that ends in {lastFour} pays nothing any more.', { lastFour })
    }
    case 'currency-changed':
      return say('Prices are now in {currency}.', { currency: change.currency })
    case 'total-changed':
      return say('The total is now {amount}.', { amount: money(change.cents) })
    case 'total-plan-changed':
      return say('It is paid more or less often now. Please look at when.')
    default:
      return shippingSentence(change, words)
  }
}

type ShippingChange = Extract<OfferChange, { code: `shipping-${string}` }>

function shippingSentence(change: ShippingChange, { money, say }: Words): string {
  const { name } = change
  switch (change.code) {
    case 'shipping-added':
      return say('{name} was added.', { name })
    case 'shipping-removed':
      return say('{name} was removed.', { name })
    case 'shipping-renamed':
      return renamed(change.before, name, say)
    case 'shipping-replaced':
      return change.cents === 0
        ? say('It is sent by {name} now, which is free.', { name })
        : say('It is sent by {name} now, which costs {price}.', {
            name,
            price: money(change.cents),
          })
    case 'shipping-to-fetch':
      return say('You pick it up now, at {name}, which is free.', { name })
    case 'shipping-changed':
      return change.cents === 0
        ? say('{name} is now free.', { name })
        : say('{name} now costs {price}.', { name, price: money(change.cents) })
  }
}

type DiscountChange = Extract<OfferChange, { code: `discount-${string}` }>

function discountSentence(change: DiscountChange, { money, say }: Words): string {
  if (change.code === 'discount-renamed') {
    return renamed(discountName(change.before), change.name, say)
  }
  const { code, discount } = change
  const name = discountName(discount)
  if (code === 'discount-removed') return say('{name} takes nothing off any more.', { name })
  if (discount.freesShipping) {
    return code === 'discount-added'
      ? say('{name} makes shipping free.', { name })
      : say('{name} now makes shipping free.', { name })
  }
  const amount = money(discount.cents)
  return code === 'discount-added'
    ? say('{name} takes {amount} off.', { name, amount })
    : say('{name} now takes {amount} off.', { name, amount })
}

function renamed(before: string, name: string, say: SayPhrase): string {
  return say('{before} is now called {name}.', { before, name })
}

function nameOf({ title, variant }: NamedQuantity): string {
  return variant === '' ? title : `${title} (${variant})`
}
