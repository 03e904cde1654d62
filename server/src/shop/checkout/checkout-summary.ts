import { notSoldSoSentence } from '@vitrine/rules/shop/cart/cart-entry-messages.ts'
import { cartMessages } from '@vitrine/rules/shop/cart/cart-messages.ts'
import type { PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import { lostWithdrawalOf } from '@vitrine/rules/shop/checkout/asks-for-download-consent.ts'
import { lostWithdrawalPhrases } from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { stepText } from '@vitrine/rules/shop/checkout/checkout-step.ts'
import { offerChanges, type OfferChange } from '@vitrine/rules/shop/checkout/offer-changes.ts'
import { offerChangeSentence } from '@vitrine/rules/shop/checkout/offer-messages.ts'
import {
  dueOf,
  offerLineId,
  type Offer,
  type OfferLine,
} from '@vitrine/rules/shop/checkout/offer.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { accessWords } from '@vitrine/rules/shop/paywall/access-words.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { problemOfGiftCard } from '@vitrine/rules/shop/gift-cards/gift-card.ts'
import { giftCardSentences } from '@vitrine/rules/shop/gift-cards/gift-cards-messages.ts'
import { recipientOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { tillOf } from '@vitrine/rules/shop/gift-cards/purse-of.ts'
import { wayInWords } from '@vitrine/rules/shop/shipping/delivery-time.ts'
import { notSentMessages } from '@vitrine/rules/shop/shipping/shipping-messages.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { takesTaxes } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import { taxLabel, taxSums } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { shownAnswers } from '../../site/forms/shown-answers.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { PlacedSentence } from './checkout-fields.ts'

type Told = PlacedSentence & { readonly change: OfferChange }

export type CheckoutSummary = {
  /** As the markup prints it. */
  readonly data: Record<string, unknown>
  /** What is not as it was shown, in the order of the page. */
  readonly changes: readonly PlacedSentence[]
}

type Known = {
  /** The offer that the shopper had before; undefined where none is known. */
  readonly shown: Offer | undefined
  /** Whether it is known where the order goes. */
  readonly hasPlace: boolean
}

/** The order as it stands now, with a sentence in its place for all that was shown otherwise. */
export function checkoutSummary(
  loaded: LoadedCart,
  offer: Offer,
  { shown, hasPlace }: Known,
): CheckoutSummary {
  const { entries, totals, settings, locale } = loaded
  const money = siteMoney(settings, locale)
  const say = sayIn(locale)
  const hasTotals = offer.lines.length > 0
  const notSoldSo = new Set(entries.filter((entry) => entry.isNotSoldSo === true).map(offerLineId))
  const told = (shown === undefined ? [] : offerChanges(shown, offer))
    .filter((change) => hasTotals || 'line' in change)
    .map((change, index) => ({
      change,
      place: `checkout-change-${index + 1}`,
      sentence: escapeHtml(
        change.code === 'line-left-out' && notSoldSo.has(change.line.variantId)
          ? say(notSoldSoSentence)
          : offerChangeSentence(change, { money, say }),
      ),
    }))
  const of = (beginning: string): readonly PlacedSentence[] =>
    told.filter(({ change }) => change.code.startsWith(beginning))
  return {
    changes: told.map(({ change, place, sentence }) => ({
      place,
      // a sentence that names nothing is told apart by its line
      sentence:
        change.code === 'line-left-out'
          ? `${escapeHtml(change.line.title)}: ${sentence}`
          : sentence,
    })),
    data: {
      lines: linesWithGaps(entries, shown, told, { money, say, settings }),
      hasTotals,
      canLower: entries.some((entry) => !entry.isAvailable && entry.inStock !== 0),
      subtotal: money(totals.subtotalCents),
      discountSentences: of('discount-'),
      ...shippingFields(loaded, offer),
      shipping: shippingPrice(totals.shippingCostCents, money, say('Free')),
      notSent: loaded.notSent === undefined ? null : say(notSentMessages[loaded.notSent]),
      shippingSentences: of('shipping-'),
      taxes: offer.taxes.map(({ label, cents }) => {
        return { label: escapeHtml(label), amount: money(cents) }
      }),
      taxSentences: of('tax-'),
      asksForPlace: !hasPlace && takesTaxes(settings) && settings.store.taxes?.prices === 'added',
      placeStep: stepText({ kind: 'place' }),
      includedTaxes: includedTaxes(totals, money),
      isExport: loaded.isExport === true && loaded.isReverseCharge !== true,
      isReverseCharge: loaded.isReverseCharge === true,
      lacksVatNumber: loaded.lacksVatNumber === true,
      total: money(offer.totalCents),
      totalSentences: [...of('currency-'), ...of('total-')],
      ...giftCardFields(loaded, offer, money),
      giftCardSentences: of('gift-card-'),
    },
  }
}

/** How it is sent or fetched, with how long that takes. */
function shippingFields(
  { shipping, locale }: LoadedCart,
  offer: Offer,
): { readonly shippingName: string | null; readonly isPickup: boolean } {
  if (offer.shipping === null) return { shippingName: null, isPickup: false }
  const { name, isPickup = false } = offer.shipping
  const way = { name, deliveryDays: shipping.deliveryDays }
  const words = wayInWords(way, isPickup, { say: sayIn(locale), locale })
  return { shippingName: escapeHtml(words), isPickup }
}

/** What each gift card pays, and what is left. */
function giftCardFields(
  { giftCards, settings, locale }: LoadedCart,
  offer: Offer,
  money: (cents: number) => string,
): Record<string, unknown> {
  const cards = giftCards.map((card) => {
    const { id, lastFour } = card
    const cents = offer.giftCards.find((one) => one.id === id)?.cents ?? 0
    const why = problemOfGiftCard(card, tillOf(settings)) ?? 'takes-nothing'
    return {
      lastFour,
      amount: cents === 0 ? null : money(-cents),
      left: cents === 0 || card.balanceCents === cents ? null : money(card.balanceCents - cents),
      sentence: cents === 0 ? sayIn(locale)(giftCardSentences[why]) : null,
      dropStep: stepText({ kind: 'drop-gift-card', id }),
    }
  })
  return { giftCards: cards, due: money(dueOf(offer)), hasGiftCards: cards.length > 0 }
}

/** What prices hold, such as `VAT 19%`. */
function includedTaxes(
  { taxIncluded, taxes }: LoadedCart['totals'],
  money: (cents: number) => string,
): Record<string, string>[] {
  if (!taxIncluded) return []
  return taxSums(taxes).map((one) => {
    return { label: escapeHtml(taxLabel(one)), amount: money(one.cents) }
  })
}

type Words = {
  readonly money: (cents: number) => string
  readonly say: SayPhrase
  readonly settings: Pick<SiteSettings, 'country' | 'store'>
}

/** The lines of the cart, and between them, where they stood, those that were taken out of it. */
function linesWithGaps(
  entries: readonly PricedEntry[],
  shown: Offer | undefined,
  told: readonly Told[],
  words: Words,
): Record<string, unknown>[] {
  const sentencesOf = (lineId: string): readonly Told[] =>
    told.filter(({ change }) => 'line' in change && change.line.variantId === lineId)
  const lines = entries.map((entry) => shownEntry(entry, sentencesOf(offerLineId(entry)), words))
  if (shown === undefined) return lines
  const inCart = new Set(entries.map(offerLineId))
  for (const [index, line] of shown.lines.entries()) {
    if (inCart.has(line.variantId)) continue
    lines.splice(index, 0, goneLine(line, sentencesOf(line.variantId)))
  }
  return lines
}

function shownEntry(
  entry: PricedEntry,
  told: readonly Told[],
  { money, say, settings }: Words,
): Record<string, unknown> {
  const { id: entryId, inStock, isAvailable } = entry
  const lowerTo = inStock ?? 0
  const lost = lostWithdrawalOf(entry, settings, false)
  const why = entry.isNotSoldSo === true ? notSoldSoSentence : notEnoughSentence
  const notEnough = { place: `checkout-line-${entryId}`, sentence: say(why) }
  const variant = Object.values(entry.attributes).join(' / ')
  return {
    title: escapeHtml(entry.title),
    variant: escapeHtml(variant),
    fullName: escapeHtml(variant === '' ? entry.title : `${entry.title}, ${variant}`),
    lasts: escapeHtml(accessWords(entry, say) ?? ''),
    // of a download its tick says it
    noWithdrawal: lost === null ? null : say(lostWithdrawalPhrases[lost]),
    goesTo: escapeHtml(recipientOf(entry)),
    answers: shownAnswers(entry.additionalFields),
    quantity: entry.quantity,
    imageUrl: entry.imageUrl,
    sum: isAvailable ? money(entry.purchasePriceCents * entry.quantity) : null,
    sentences: isAvailable || told.length > 0 ? told : [notEnough],
    isMarked: told.length > 0 || !isAvailable,
    isGone: false,
    isLeftOut: !isAvailable,
    lowerTo: isAvailable ? 0 : lowerTo,
    lowerStep: stepText({ kind: 'lower', entryId, quantity: lowerTo }),
    removeStep: stepText({ kind: 'remove', entryId }),
  }
}

const notEnoughSentence = cartMessages['not-enough-stock'].message

function goneLine(line: OfferLine, sentences: readonly Told[]): Record<string, unknown> {
  return {
    title: escapeHtml(line.title),
    variant: escapeHtml(line.variant),
    quantity: line.quantity,
    imageUrl: null,
    sum: null,
    sentences,
    isMarked: true,
    isGone: true,
    isLeftOut: false,
  }
}
