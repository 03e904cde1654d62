import { cartMessages } from '../cart/cart-messages.ts'
import { discountName } from '../orders/discount-name.ts'
import type { OfferChange } from './offer-changes.ts'
import type { NamedQuantity, OfferDiscount } from './offer.ts'

/**
 * What a shopper reads of one change, in its place.
 * @param money writes minor units in the currency of today's offer
 */
export function offerChangeSentence(change: OfferChange, money: (cents: number) => string): string {
  switch (change.code) {
    case 'line-added':
      return `${change.line.title} was added.`
    case 'line-removed':
      return `${change.line.title} was removed.`
    case 'line-back':
      return `${change.line.title} can be had again.`
    case 'line-left-out':
      return cartMessages['not-enough-stock'].message
    case 'line-renamed':
      return `${nameOf(change.before)} is now called ${nameOf(change.line)}.`
    case 'quantity-changed':
      return `The quantity of ${change.line.title} is now ${change.line.quantity}.`
    case 'price-changed': {
      const each = change.line.quantity > 1 ? ' each' : ''
      return `${change.line.title} now costs ${money(change.line.unitCents)}${each}.`
    }
    case 'shipping-added':
      return `${change.name} was added.`
    case 'shipping-removed':
      return `${change.name} was removed.`
    case 'shipping-renamed':
      return `${change.before} is now called ${change.name}.`
    case 'shipping-replaced':
      return change.cents === 0
        ? `It is sent by ${change.name} now, which is free.`
        : `It is sent by ${change.name} now, which costs ${money(change.cents)}.`
    case 'shipping-to-fetch':
      return `You pick it up now, at ${change.name}, which is free.`
    case 'shipping-changed':
      return change.cents === 0
        ? `${change.name} is now free.`
        : `${change.name} now costs ${money(change.cents)}.`
    case 'discount-added':
      return `${discountName(change.discount)} ${whatItDoes(change.discount, money)}.`
    case 'discount-removed':
      return `${discountName(change.discount)} takes nothing off any more.`
    case 'discount-renamed':
      return `${discountName(change.before)} is now called ${change.name}.`
    case 'discount-changed':
      return `${discountName(change.discount)} now ${whatItDoes(change.discount, money)}.`
    case 'tax-added':
      return `${change.tax.label} was added: ${money(change.tax.cents)}.`
    case 'tax-removed':
      return `${change.tax.label} was removed.`
    case 'tax-changed':
      return `${change.tax.label} is now ${money(change.tax.cents)}.`
    case 'gift-card-added':
    case 'gift-card-changed':
      return `The gift card that ends in ${change.giftCard.lastFour} now pays ${money(change.giftCard.cents)}.`
    case 'gift-card-removed':
      return `The gift card that ends in ${change.giftCard.lastFour} pays nothing any more.`
    case 'currency-changed':
      return `Prices are now in ${change.currency}.`
    case 'total-changed':
      return `The total is now ${money(change.cents)}.`
  }
}

function whatItDoes(
  { cents, freesShipping }: OfferDiscount,
  money: (cents: number) => string,
): string {
  return freesShipping ? 'makes shipping free' : `takes ${money(cents)} off`
}

function nameOf({ title, variant }: NamedQuantity): string {
  return variant === '' ? title : `${title} (${variant})`
}
