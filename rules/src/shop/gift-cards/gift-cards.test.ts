import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tidyCode } from '../coupons/coupon.ts'
import { ProductType, type Product } from '../products/product.ts'
import { giftCardCode, lastFourOf, readGiftCardCode, writeGiftCardCode } from './gift-card-code.ts'
import { giftCardValuesOf, withGiftCardValues } from './gift-card-values.ts'
import { giftCardState, problemOfGiftCard, type GiftCard } from './gift-card.ts'
import {
  asAnswers,
  deliverAt,
  giftDetailsOf,
  readGiftDetails,
  type GiftDetails,
} from './gift-details.ts'

describe('a code', () => {
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })

  it('is read again in any spelling, with what is easily mistaken', () => {
    fc.assert(
      fc.property(bytes, (drawn) => {
        const code = giftCardCode(drawn)
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
        const typed = [
          writeGiftCardCode(code),
          code.toLowerCase(),
          ` ${writeGiftCardCode(code).replaceAll('-', ' ')} `,
          code.replaceAll('0', 'o').replaceAll('1', 'l'),
          code.replaceAll('1', 'I'),
        ]
        for (const one of typed) expect(readGiftCardCode(tidyCode(one))).toBe(code)
        expect(writeGiftCardCode(code).endsWith(lastFourOf(code))).toBe(true)
      }),
    )
  })

  it('is another one for other bytes', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        fc.pre(one.some((byte, at) => byte !== other[at]))
        expect(giftCardCode(one)).not.toBe(giftCardCode(other))
      }),
    )
  })

  it('is nothing else that shoppers type', () => {
    for (const text of ['SPRING', 'TEN', '', 'ABCD-ABCD-ABCD', 'ABCD-ABCD-ABCD-ABCD-A']) {
      expect(readGiftCardCode(text)).toBeUndefined()
    }
  })
})

describe('who gets a gift card', () => {
  const now = Date.parse('2026-11-27T18:00:00Z')
  const timeZone = 'America/New_York'
  const typed: GiftDetails = {
    recipientName: ' Bea ',
    recipientEmail: ' bea@friend.example ',
    senderName: '',
    message: 'One\r\nTwo ',
    deliverOn: '',
  }

  it('is kept as it was typed, without blanks around, and found again among the answers', () => {
    const read = readGiftDetails(typed, { now, timeZone })
    expect(read).toEqual({
      ok: true,
      value: {
        recipientName: 'Bea',
        recipientEmail: 'bea@friend.example',
        senderName: '',
        message: 'One\nTwo',
        deliverOn: '',
      },
    })
    if (read.ok) expect(giftDetailsOf(asAnswers(read.value))).toEqual(read.value)
  })

  it('is nobody where answers are something else', () => {
    const wrong = [null, {}, { giftCard: null }, { giftCard: { ...typed, recipientEmail: 'x' } }]
    for (const answers of wrong) expect(giftDetailsOf(answers)).toBeUndefined()
  })

  it('gets it on a day from today to a year from now, by the clock of the site', () => {
    const on = (deliverOn: string) => readGiftDetails({ ...typed, deliverOn }, { now, timeZone }).ok
    expect(['2026-11-27', '2026-12-24', '2027-11-27'].map(on)).toEqual([true, true, true])
    expect(['2026-11-26', '2028-01-01', '2026-02-31', 'soon'].map(on)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('gets it at once, or on the morning of its day', () => {
    expect(deliverAt('', now, timeZone)).toBe(now)
    expect(deliverAt('2026-11-27', now, timeZone)).toBe(now)
    expect(new Date(deliverAt('2026-12-24', now, timeZone)).toISOString()).toBe(
      '2026-12-24T13:00:00.000Z',
    )
  })
})

describe('a gift card', () => {
  const card: GiftCard = {
    id: 'card',
    lastFour: 'AB12',
    valueCents: 5000,
    balanceCents: 5000,
    currency: 'USD',
    testMode: false,
    isVoid: false,
  }
  const till = { currency: 'USD', testMode: false }

  it('pays in its own currency, with something on it, and never in the place of real money', () => {
    expect(problemOfGiftCard(card, till)).toBeUndefined()
    expect(problemOfGiftCard({ ...card, isVoid: true }, till)).toBe('void')
    expect(problemOfGiftCard({ ...card, balanceCents: 0 }, till)).toBe('spent')
    expect(problemOfGiftCard({ ...card, testMode: true }, till)).toBe('test-card')
    expect(problemOfGiftCard(card, { ...till, testMode: true })).toBe('test-card')
    expect(problemOfGiftCard(card, { ...till, currency: 'EUR' })).toBe('other-currency')
  })

  it('waits until its code was sent', () => {
    expect(giftCardState({ ...card, deliveredAt: null })).toBe('waiting')
    expect(giftCardState({ ...card, deliveredAt: 1 })).toBe('active')
    expect(giftCardState({ ...card, balanceCents: 0, deliveredAt: 1 })).toBe('spent')
    expect(giftCardState({ ...card, isVoid: true, deliveredAt: null })).toBe('void')
  })
})

test('values become variants, and one that stands keeps its id', () => {
  const product: Product = {
    productType: ProductType.giftCard,
    variantOptionOrdering: [],
    variants: [
      {
        id: 'old',
        sku: 'GIFT',
        attributes: {},
        priceCents: 2500,
        salePriceCents: 2000,
        onSale: true,
        assetId: null,
      },
    ],
    customAddButtonText: null,
    details: '',
  }
  const values = [
    { cents: 1000, text: '$10' },
    { cents: 2500, text: '$25' },
  ]
  let made = 0
  const now = withGiftCardValues(product, values, () => `new-${(made += 1)}`)
  expect(giftCardValuesOf(now)).toEqual([1000, 2500])
  expect(now.variantOptionOrdering).toEqual(['Value'])
  expect(
    now.variants.map(({ id, sku, attributes, onSale }) => [id, sku, attributes, onSale]),
  ).toEqual([
    ['new-1', 'V-NEW-1', { Value: '$10' }, false],
    ['old', 'GIFT', { Value: '$25' }, false],
  ])
  const one = withGiftCardValues(now, [{ cents: 2500, text: '$25' }], () => 'never')
  expect(one.variantOptionOrdering).toEqual([])
  expect(one.variants.map(({ id, attributes }) => [id, attributes])).toEqual([['old', {}]])
})
