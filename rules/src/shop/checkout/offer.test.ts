import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '../../ground/words/say.ts'
import { sumCart, type PricedEntry } from '../cart/cart.ts'
import { formatMoney } from '../../ground/money/money.ts'
import { ProductType } from '../products/product.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import { decideCharge } from './decide-charge.ts'
import { offerChanges, type OfferChange } from './offer-changes.ts'
import { offerChangeSentence } from './offer-messages.ts'
import {
  makeOffer,
  offerSchema,
  withDiscountsOf,
  withLineOf,
  withTaxesOf,
  dueOf,
  offerLineId,
  type Offer,
  type PricedCart,
} from './offer.ts'

const words = {
  money: (cents: number) => formatMoney(cents, 'USD'),
  say: sayInEnglish,
}

const line = fc.record({
  variantId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  title: fc.constantFrom('Slip pendant', 'Ceiling cup'),
  variant: fc.constantFrom('', 'Red', 'Red / 14 inch'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitCents: fc.nat(1_000_000),
})

const priced = fc.record({
  lines: fc.uniqueArray(line, { maxLength: 5, selector: ({ variantId }) => variantId }),
  shipping: fc.option(
    fc.record({
      id: fc.constantFrom('flat', 'fast'),
      name: fc.constantFrom('Parcel', 'Courier'),
      cents: fc.nat(5000),
    }),
    { nil: null },
  ),
  discounts: fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('SPRING', 'TEN'),
      cents: fc.nat(500),
      freesShipping: fc.boolean(),
    }),
    { selector: ({ code }) => code },
  ),
  taxes: fc.uniqueArray(
    fc.record({ label: fc.constantFrom('VAT 19%', 'GST 5%'), cents: fc.nat(500) }),
    { selector: ({ label }) => label },
  ),
  currency: fc.constantFrom('USD', 'EUR'),
})

const offers: fc.Arbitrary<Offer> = priced.map((parts) => {
  const offer = offerOf(parts)
  // no discount is above what it is taken off
  return offer.totalCents < 0 ? offerOf({ ...parts, discounts: [] }) : offer
})

function offerOf(
  {
    discounts = [],
    taxes = [],
    giftCards = [],
    ...parts
  }: Omit<Offer, 'totalCents' | 'leftOut' | 'discounts' | 'taxes' | 'giftCards'> & Partial<Offer>,
  leftOut: Offer['leftOut'] = [],
): Offer {
  const sum = parts.lines.reduce((total, one) => total + one.unitCents * one.quantity, 0)
  const off = discounts.reduce((total, one) => total + one.cents, 0)
  const tax = taxes.reduce((total, one) => total + one.cents, 0)
  const totalCents = sum - off + (parts.shipping?.cents ?? 0) + tax
  return { ...parts, discounts, taxes, leftOut, totalCents, giftCards }
}

test('what each gift card pays is told where it is another sum, and changes no total', () => {
  const shown = offerOf({
    currency: 'USD',
    lines: [{ variantId: 'a', title: 'Cup', variant: '', quantity: 1, unitCents: 5000 }],
    shipping: null,
    giftCards: [{ id: 'one', lastFour: 'AB12', cents: 2000 }],
  })
  expect(dueOf(shown)).toBe(3000)
  const now = { ...shown, giftCards: [{ id: 'one', lastFour: 'AB12', cents: 1500 }] }
  expect(codes(offerChanges(shown, now))).toEqual(['gift-card-changed'])
  expect(codes(offerChanges(shown, { ...shown, giftCards: [] }))).toEqual(['gift-card-removed'])
  expect(codes(offerChanges({ ...shown, giftCards: [] }, shown))).toEqual(['gift-card-added'])
  expect(offerChanges(shown, shown)).toEqual([])
})

test('a line with answers of its own is another line of the same variant', () => {
  const entry = { id: 'line-1', variantId: 'a', additionalFields: null }
  expect(offerLineId(entry)).toBe('a')
  expect(offerLineId({ ...entry, additionalFields: { giftCard: {} } })).toBe('a line-1')
})

const codes = (changes: readonly OfferChange[]) => changes.map(({ code }) => code)

describe('what changed since a checkout was shown', () => {
  test('is not what the shopper did to a line of it, with all that follows from that', () => {
    const step = fc.record({
      wanted: fc.option(line, { nil: null }),
      changesShipping: fc.boolean(),
    })
    fc.assert(
      fc.property(priced, fc.nat(4), step, (parts, place, { wanted, changesShipping }) => {
        const old = parts.lines[place]
        const variantId = old?.variantId ?? 'z'
        const others = parts.lines.filter((one) => one !== old)
        const lines = wanted === null ? others : [...others, { ...wanted, variantId }]
        const other = parts.shipping === null ? { id: 'flat', name: 'Parcel', cents: 500 } : null
        const shipping = changesShipping ? other : parts.shipping
        const now = offerOf({ ...parts, lines, shipping })
        const shown = withLineOf(offerOf(parts), now, variantId)
        expect(offerChanges(shown, now)).toEqual([])
      }),
    )
  })

  test('is not what a code did that the shopper typed or gave up, with all that follows', () => {
    fc.assert(
      fc.property(priced, priced, (parts, { discounts, shipping }) => {
        const now = offerOf({ ...parts, discounts, shipping })
        expect(offerChanges(withDiscountsOf(offerOf(parts), now), now)).toEqual([])
      }),
    )
  })

  test('is not what the taxes became where the shopper said that it goes', () => {
    fc.assert(
      fc.property(priced, priced, (parts, { taxes }) => {
        const now = offerOf({ ...parts, taxes })
        expect(offerChanges(withTaxesOf(offerOf(parts), now), now)).toEqual([])
      }),
    )
  })

  test('is told of each tax: one that is new, one that is gone, one that is another', () => {
    const none = { currency: 'USD', lines: [], shipping: null }
    const shown = offerOf({
      ...none,
      taxes: [
        { label: 'GST 5%', cents: 500 },
        { label: 'PST 7%', cents: 700 },
      ],
    })
    const now = offerOf({
      ...none,
      taxes: [
        { label: 'GST 5%', cents: 400 },
        { label: 'QST 9.975%', cents: 800 },
      ],
    })
    const say = (change: OfferChange) => offerChangeSentence(change, words)
    expect(offerChanges(shown, now).map(say)).toEqual([
      'PST 7% was removed.',
      'GST 5% is now $4.00.',
      'QST 9.975% was added: $8.00.',
    ])
  })

  test('is told of each discount: one that is new, one that is gone, one that is another', () => {
    const none = { currency: 'USD', lines: [], shipping: null }
    const [ten, off] = ['TEN', 'OFF'].map((code) => ({ code, cents: 500, freesShipping: false }))
    if (ten === undefined || off === undefined) throw new Error('there are two')
    const sent = { code: 'SENT', cents: 0, freesShipping: true }
    const shown = offerOf({ ...none, discounts: [ten, off] })
    const now = offerOf({ ...none, discounts: [{ ...ten, cents: 400 }, sent] })
    const say = (change: OfferChange) => offerChangeSentence(change, words)
    expect(offerChanges(shown, now).map(say)).toEqual([
      'OFF takes nothing off any more.',
      'TEN now takes $4.00 off.',
      'SENT makes shipping free.',
      `The total is now ${formatMoney(-400, 'USD')}.`,
    ])
  })

  test('of an offer that is the same is nothing, in whatever order its lines stand', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        const again = offerSchema.parse(JSON.parse(JSON.stringify(offer)))
        expect(offerChanges(offer, { ...again, lines: again.lines.toReversed() })).toEqual([])
      }),
    )
  })

  test('is something whenever the offers are not the same', () => {
    fc.assert(
      fc.property(offers, offers, (shown, now) => {
        const sorted = (offer: Offer) => ({
          ...offer,
          lines: offer.lines.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1)),
          discounts: offer.discounts.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
        })
        const isSame = JSON.stringify(sorted(shown)) === JSON.stringify(sorted(now))
        expect(offerChanges(shown, now).length === 0).toBe(isSame)
      }),
      { numRuns: 1000 },
    )
  })

  test('names every amount that changed: of each line, of shipping, of the total', () => {
    fc.assert(
      fc.property(offers, offers, (shown, now) => {
        const changes = offerChanges(shown, now)
        const isTold =
          (...wanted: OfferChange['code'][]) =>
          (variantId: string) =>
            changes.some(
              (one) =>
                'line' in one && one.line.variantId === variantId && wanted.includes(one.code),
            )
        const inOtherMoney = shown.currency !== now.currency
        for (const one of now.lines) {
          const before = shown.lines.find(({ variantId }) => variantId === one.variantId)
          const costsOther = inOtherMoney || before?.unitCents !== one.unitCents
          expect(isTold('line-added')(one.variantId)).toBe(before === undefined)
          if (before === undefined) continue
          expect(isTold('price-changed')(one.variantId)).toBe(costsOther)
          expect(isTold('quantity-changed')(one.variantId)).toBe(before.quantity !== one.quantity)
        }
        const standing = new Set(now.lines.map(({ variantId }) => variantId))
        for (const { variantId } of shown.lines) {
          expect(isTold('line-removed')(variantId)).toBe(!standing.has(variantId))
        }
        const shippingDiffers = shown.shipping?.cents !== now.shipping?.cents
        const shipping = codes(changes).filter((code) => code.startsWith('shipping-'))
        if (shippingDiffers) expect(shipping).not.toEqual([])
        const totalDiffers = inOtherMoney || shown.totalCents !== now.totalCents
        expect(codes(changes).includes('total-changed')).toBe(totalDiffers)
      }),
      { numRuns: 1000 },
    )
  })

  test('is told in a sentence each, in its own words', () => {
    const pendant = { variantId: 'p', title: 'Slip pendant', variant: 'Red', quantity: 1 }
    const cup = { variantId: 'c', title: 'Ceiling cup', variant: '', quantity: 1, unitCents: 4800 }
    const lamp = { variantId: 'l', title: 'Yard lamp', variant: '', quantity: 1, unitCents: 100 }
    const shown = offerOf({
      currency: 'USD',
      lines: [cup, lamp, { ...lamp, variantId: 'm', title: 'Tile' }],
      shipping: { id: 'flat', name: 'Parcel', cents: 500 },
    })
    const now = offerOf({
      currency: 'USD',
      lines: [
        { ...cup, unitCents: 99_000 },
        { ...lamp, quantity: 2, unitCents: 200 },
        { ...pendant, unitCents: 930 },
      ],
      shipping: { id: 'flat', name: 'Courier', cents: 0 },
    })
    const say = (change: OfferChange) => offerChangeSentence(change, words)
    expect(offerChanges(shown, now).map(say)).toEqual([
      'Tile was removed.',
      'Ceiling cup now costs $990.00.',
      'The quantity of Yard lamp is now 2.',
      'Yard lamp now costs $2.00 each.',
      'Slip pendant was added.',
      'Parcel is now called Courier.',
      'Courier is now free.',
      'The total is now $1,003.30.',
    ])
    expect(offerChanges(now, { ...now, shipping: null, totalCents: 1 }).map(say)).toEqual([
      'Courier was removed.',
      'The total is now $0.01.',
    ])
    expect(offerChanges({ ...now, shipping: null }, now).map(say)).toEqual(['Courier was added.'])
    const sentBy = (cents: number) =>
      offerChanges(now, { ...now, shipping: { id: 'fast', name: 'Express', cents } }).map(say)
    expect([...sentBy(0), ...sentBy(1200)]).toEqual([
      'It is sent by Express now, which is free.',
      'It is sent by Express now, which costs $12.00.',
    ])
    const renamed = { ...now, lines: [{ ...cup, title: 'Cup', variant: 'White' }] }
    const named = { ...now, lines: [cup] }
    expect(offerChanges(named, renamed).map(say)).toEqual([
      'Ceiling cup is now called Cup (White).',
    ])
    expect(offerChanges(named, { ...named, currency: 'EUR' }).map(say)).toEqual([
      'Prices are now in EUR.',
      'Ceiling cup now costs $48.00.',
      'Courier is now free.',
      'The total is now $1,003.30.',
    ])
    const withoutLamp = { ...shown, lines: [cup], leftOut: [lamp] }
    expect(offerChanges(shown, withoutLamp).map(say)).toEqual([
      'Sorry, we do not have enough of that item available.',
      'Tile was removed.',
    ])
  })

  test('of a line that had been left out and is counted again: nobody added it', () => {
    const cup = { variantId: 'c', title: 'Cup', variant: '', quantity: 5, unitCents: 100 }
    const none = { currency: 'USD', lines: [], shipping: null }
    const shown = offerOf(none, [cup])
    const sentences = (lines: Offer['lines']) =>
      offerChanges(shown, offerOf({ ...none, lines })).map((change) =>
        offerChangeSentence(change, words),
      )
    expect(sentences([cup])).toEqual(['Cup can be had again.', 'The total is now $5.00.'])
    expect(sentences([{ ...cup, title: 'Mug', quantity: 2 }])).toEqual([
      'Mug can be had again.',
      'Cup is now called Mug.',
      'The quantity of Mug is now 2.',
      'The total is now $2.00.',
    ])
    expect(offerChanges(shown, shown)).toEqual([])
    expect(offerChanges(withLineOf(shown, offerOf(none), 'c'), offerOf(none))).toEqual([])
  })

  test('is read of an offer of before, which did not say what it had left out', () => {
    const { leftOut: _, ...before } = offerOf({ currency: 'USD', lines: [], shipping: null })
    expect(offerSchema.parse(before).leftOut).toEqual([])
  })
})

const entries = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    variantId: fc.constantFrom('a', 'b', 'c'),
    title: fc.string({ maxLength: 300 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    purchasePriceCents: fc.nat(1_000_000),
    inStock: fc.option(fc.nat(9999), { nil: null }),
    productType: fc.constantFrom(ProductType.physical, ProductType.digital),
  }),
  { maxLength: 3, selector: ({ variantId }) => variantId },
)

const carts: fc.Arbitrary<PricedCart> = fc
  .tuple(entries, fc.nat(5000))
  .map(([drawn, priceCents]) => {
    const all: PricedEntry[] = drawn.map((entry) => ({
      ...entry,
      categoryIds: [],
      itemId: 'item',
      weight: 0,
      taxClass: 'standard',
      sku: 'sku',
      attributes: {},
      fullUrl: '/shop/item',
      imageUrl: null,
      additionalFields: null,
      isAvailable: entry.inStock === null || entry.inStock >= entry.quantity,
    }))
    const shipping = { id: 'flat', name: 'Parcel', priceCents }
    const totals = sumCart(
      all.filter((entry) => entry.isAvailable),
      shipping,
    )
    if (!totals.ok) throw new Error(totals.refusal.message)
    const settings = {
      ...defaultSiteSettings,
      store: { ...defaultSiteSettings.store, shipping },
    }
    return { entries: all, totals: totals.value, settings, shipping, giftCards: [] }
  })

describe('whether a cart is charged', () => {
  test('what is charged is always the total of the offer that was shown', () => {
    fc.assert(
      fc.property(carts, carts, (shownCart, cart) => {
        const shown = makeOffer(shownCart)
        for (const now of [cart, shownCart]) {
          expect(decideCharge({ kind: 'of-another-cart', offer: shown }, now).ok).toBe(false)
          const decision = decideCharge({ kind: 'of-this-cart', offer: shown }, now)
          if (!decision.ok) continue
          expect(decision.value.totalCents).toBe(shown.totalCents)
          expect(decision.value.totalCents).toBe(now.totals.grandTotalCents)
          expect(decision.value.lines).toHaveLength(now.entries.length)
        }
        const isWhole = shownCart.entries.length > 0 && shownCart.entries.every(isAvailable)
        expect(decideCharge({ kind: 'of-this-cart', offer: shown }, shownCart).ok).toBe(isWhole)
      }),
      { numRuns: 1000 },
    )
  })

  test('nothing is, where the offer is missing, cannot be read, or leaves something out', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(decideCharge({ kind: 'missing' }, cart).ok).toBe(false)
        expect(decideCharge({ kind: 'unreadable' }, cart).ok).toBe(false)
        const isWhole = cart.entries.length > 0 && cart.entries.every(isAvailable)
        const shown = { kind: 'of-this-cart', offer: makeOffer(cart) } as const
        expect(decideCharge(shown, cart).ok).toBe(isWhole)
      }),
    )
  })
})

function isAvailable(entry: PricedEntry): boolean {
  return entry.isAvailable
}
