import { describe, expect, test } from 'vitest'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { itemDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { defaultSiteSettings } from './default-site-settings.ts'
import { finishFirstRun, setPaymentMode, setSiteDetails } from './site-settings-actions.ts'
import { currencyChangeSentence } from './sites-messages.ts'

function shop(currency: string, priceCents: number, salePriceCents: number): StoredDocument[] {
  const store = { ...defaultSiteSettings.store, shipping: { name: 'Post', priceCents: 1450 } }
  const body = { ...defaultSiteSettings, currency, store }
  const settings = { kind: 'site-settings', id: 'site', revision: 1, body } as const
  const variant = { id: 'v', sku: 'V', attributes: {}, onSale: true, assetId: null }
  const product = {
    productType: 1,
    variantOptionOrdering: [],
    variants: [{ ...variant, priceCents, salePriceCents }],
    customAddButtonText: null,
    details: '',
  } as const
  return [settings, itemDocument('lamp', { recordType: 11, product }), itemDocument('post')]
}

/** The input for another currency, with what was said to leave. */
function wishOf(currency: string, currencyBefore?: string) {
  return { set: { currency }, seen: {}, currencyBefore }
}

/** Currency, shipping, price and sale price after a change; of products only what was edited. */
function after(documents: StoredDocument[], wish: object): readonly unknown[] {
  const result = performOn(setSiteDetails, documents, wish)
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value.map((edit) => {
    if (edit.kind === 'site-settings') {
      return [edit.after?.currency, edit.after?.store.shipping.priceCents]
    }
    const [variant] = edit.kind === 'item' ? (edit.after?.product?.variants ?? []) : []
    return [edit.id, variant?.priceCents, variant?.salePriceCents]
  })
}

describe('another currency for the shop', () => {
  test('is asked about first, whoever wishes it and however', () => {
    const dollars = shop('USD', 4840, 4810)
    for (const action of [setSiteDetails, finishFirstRun]) {
      const refused = performOn(action, dollars, wishOf('EUR'))
      expect(refused).toMatchObject({
        ok: false,
        refusal: {
          code: 'currency-change-not-confirmed',
          status: 409,
          fields: { currency: 'Another currency has to be confirmed.' },
        },
      })
      // yes to leaving another one is no yes
      const stale = performOn(action, dollars, wishOf('EUR', 'GBP'))
      expect(refusalCode(stale)).toBe('currency-change-not-confirmed')
      expect(refusalCode(performOn(action, dollars, wishOf('USD')))).toBeNull()
    }
  })

  test('leaves every figure as it was typed', () => {
    const yes = wishOf('EUR', 'USD')
    expect(after(shop('USD', 4840, 4810), yes)[0]).toEqual(['EUR', 1450])
    expect(currencyChangeSentence('USD', 'EUR')).toContain('48.00 USD becomes 48.00 EUR.')
  })

  test('that has no decimals rounds to whole amounts, and a sale stays below its price', () => {
    const yes = wishOf('JPY', 'USD')
    expect(after(shop('USD', 4840, 4810), yes)).toEqual([
      ['JPY', 15],
      ['lamp', 49, 48],
    ])
    const sentence = currencyChangeSentence('USD', 'JPY')
    expect(sentence).toContain('48.00 USD becomes 48 JPY.')
    expect(sentence).toContain('rounded up, sale prices down')
  })

  test('keeps prices by weight with all others, and is refused where one would be too large', () => {
    const [, ...others] = shop('JPY', 4800, 4500)
    const priced = (priceCents: number): StoredDocument[] => {
      const weightSteps = [{ from: 2, priceCents }]
      const express = { id: 'express', name: 'Express', priceCents: 9, freeFromCents: null }
      const store = {
        ...defaultSiteSettings.store,
        shipping: { name: 'Post', priceCents: 1450, weightSteps },
        moreShipping: [{ ...express, countries: null, instead: false, weightSteps }],
      }
      const body = { ...defaultSiteSettings, currency: 'JPY', store }
      return [{ kind: 'site-settings', id: 'site', revision: 1, body }, ...others]
    }
    const yes = wishOf('USD', 'JPY')
    const weightSteps = [{ from: 2, priceCents: 95_000 }]
    expect(performOn(setSiteDetails, priced(950), yes)).toMatchObject({
      value: [
        { after: { store: { shipping: { weightSteps }, moreShipping: [{ weightSteps }] } } },
        {},
      ],
    })
    const refused = performOn(setSiteDetails, priced(Number.MAX_SAFE_INTEGER), yes)
    expect(refusalCode(refused)).toBe('amount-too-large')
  })

  test('that leaves nothing of a sale price ends the sale, so that nothing is given away', () => {
    const done = performOn(setSiteDetails, shop('USD', 150, 99), wishOf('JPY', 'USD'))
    expect(done).toMatchObject({
      value: [
        { kind: 'site-settings' },
        { after: { product: { variants: [{ priceCents: 2, salePriceCents: 0, onSale: false }] } } },
      ],
    })
  })

  test('that has decimals where the one before had none keeps the figures too', () => {
    const yes = wishOf('USD', 'JPY')
    expect(after(shop('JPY', 4800, 4500), yes)).toEqual([
      ['USD', 145_000],
      ['lamp', 480_000, 450_000],
    ])
    expect(currencyChangeSentence('JPY', 'USD')).toContain('48 JPY becomes 48.00 USD.')
    const huge = shop('JPY', Number.MAX_SAFE_INTEGER, 1)
    expect(refusalCode(performOn(setSiteDetails, huge, yes))).toBe('amount-too-large')
  })

  test('that somebody else has changed meanwhile is shown before anything is asked', () => {
    const seen = { currency: 'EUR', tagline: '' }
    const set = { currency: 'JPY', tagline: 'Pots' }
    const late = performOn(setSiteDetails, shop('USD', 4840, 4810), {
      set,
      seen,
      currencyBefore: 'EUR',
    })
    expect(late).toMatchObject({
      refusal: {
        code: 'fields-changed',
        details: { conflicts: [{ field: 'currency', yours: 'JPY', theirs: 'USD' }] },
      },
    })
  })

  test('goes with other fields of the same change', () => {
    const wish = { set: { currency: 'EUR', title: 'Kiln' }, seen: {}, currencyBefore: 'USD' }
    expect(performOn(setSiteDetails, shop('USD', 4840, 4810), wish)).toMatchObject({
      value: [
        { kind: 'site-settings', after: { currency: 'EUR', title: 'Kiln' } },
        { kind: 'item', id: 'lamp' },
      ],
    })
  })

  test('reads no product where amounts keep their units', () => {
    const reads = (currency: string, currencyBefore?: string) =>
      setSiteDetails.reads(wishOf(currency, currencyBefore)).map(({ kind }) => kind)
    expect(reads('EUR', 'USD')).toEqual(['site-settings'])
    expect(reads('JPY')).toEqual(['site-settings'])
    expect(reads('JPY', 'USD')).toEqual(['site-settings', 'item', 'coupon'])
  })
})

test('payments are never live while nobody can take money, and the refusal says what is missing', () => {
  const refused = performOn(setPaymentMode, shop('USD', 2, 1), { set: { paymentMode: 'live' } })
  expect(refused).toMatchObject({
    ok: false,
    refusal: { message: expect.stringContaining('payment provider. None is connected') },
  })
})
