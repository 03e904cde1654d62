import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '../../ground/words/say.ts'
import { ProductType } from '../products/product.ts'
import { addButtonLabel, nextAddButtonState, type AddButtonState } from './add-button.ts'
import { addFailureSentence, cartRefusal } from './cart-messages.ts'
import { sumCart, type PricedEntry } from './cart.ts'
import { hasPill } from './pill.ts'
import { readQuantity } from './quantity.ts'

function entry(change: Partial<PricedEntry>): PricedEntry {
  return {
    id: 'e',
    itemId: 'i',
    categoryIds: [],
    variantId: 'v',
    sku: 's',
    attributes: {},
    title: 'Bowl',
    fullUrl: '/shop/bowl',
    imageUrl: null,
    productType: ProductType.physical,
    taxClass: 'standard',
    weight: 0,
    quantity: 1,
    purchasePriceCents: 100,
    additionalFields: null,
    inStock: null,
    isAvailable: true,
    ...change,
  }
}

describe('the sums of a cart', () => {
  test('digital goods alone need no shipping; with others they do', () => {
    const digital = entry({ productType: ProductType.digital })
    const alone = sumCart([digital], { priceCents: 500 })
    expect(alone.ok && alone.value).toMatchObject({
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
      shippingCostCents: 0,
    })
    const mixed = sumCart([digital, entry({})], { priceCents: 500 })
    expect(mixed.ok && mixed.value).toMatchObject({
      hasDigital: true,
      purelyDigital: false,
      requiresShipping: true,
      grandTotalCents: 700,
    })
  })

  test('conserve money: lines - discount + tax + shipping is the total', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9999 }),
      purchasePriceCents: fc.integer({ min: 0, max: 10_000_000 }),
      productType: fc.constantFrom(...Object.values(ProductType)),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), fc.nat(100_000), (lines, priceCents) => {
        const sums = sumCart(lines.map(entry), { priceCents })
        if (!sums.ok) throw new Error(sums.refusal.message)
        const { subtotalCents, discountCents, taxCents, shippingCostCents } = sums.value
        const total = subtotalCents - discountCents + taxCents + shippingCostCents
        expect(sums.value.grandTotalCents).toBe(total)
        const exact = lines.reduce((sum, one) => sum + one.quantity * one.purchasePriceCents, 0)
        expect(subtotalCents).toBe(exact)
        const figures = Object.values(sums.value).filter((one) => typeof one === 'number')
        expect(figures.every(Number.isInteger)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('beyond what a number holds exactly are refused', () => {
    const huge = entry({ quantity: 9999, purchasePriceCents: 2 ** 52 })
    expect(sumCart([huge], { priceCents: 0 }).ok).toBe(false)
  })
})

describe('words of the cart', () => {
  test('one, two and three options that are still to choose', () => {
    const selectOptions = (...missing: string[]) =>
      cartRefusal({ code: 'select-options', missing }).message
    expect(selectOptions('Size')).toBe('Please select the Size option.')
    expect(selectOptions('Size', 'Glaze')).toBe('Please select the Size and Glaze options.')
    expect(selectOptions('Size', 'Glaze', 'Cord')).toBe(
      'Please select the Size, Glaze, and Cord options.',
    )
  })

  test('there is no pill in express checkout, beside an own cart, or in an embed', () => {
    const plain = {
      expressCheckout: false,
      hasCustomCart: false,
      isEmbedded: false,
      isCartOrCheckout: false,
    }
    expect(hasPill(plain)).toBe(true)
    for (const name of ['expressCheckout', 'hasCustomCart', 'isEmbedded'] as const) {
      expect(hasPill({ ...plain, [name]: true })).toBe(false)
    }
  })

  test.each([
    [
      { crumbFail: true, status: 403, message: 'x' },
      true,
      'Your session has expired. Please reload the page and try again.',
    ],
    [
      { crumbFail: true, status: 403, message: 'x' },
      false,
      'Please enable cookies in your browser, reload the page, and try again.',
    ],
    [{ crumbFail: false, status: 429, message: 'x' }, true, 'Please try again in a few seconds.'],
    [
      { crumbFail: false, status: 409, message: 'The server says no.' },
      true,
      'The server says no.',
    ],
  ])('a failed add with %j and cookies %s says "%s"', (failure, cookies, sentence) => {
    expect(addFailureSentence(failure, { cookiesEnabled: cookies, say: sayInEnglish })).toBe(
      sentence,
    )
  })
})

describe('quantities', () => {
  test.each([
    [1, 1],
    [9999, 9999],
    ['12', 12],
  ])('%j is taken', (sent, quantity) => {
    const read = readQuantity(sent)
    expect(read.ok && read.value).toBe(quantity)
  })

  test.each([
    ['abc', 'Quantity must be a number.'],
    ['', 'Quantity must be a number.'],
    [Number.NaN, 'Quantity must be a number.'],
    ['1e3', 'Quantity must be a number.'],
    [1.5, 'Quantity must be a whole number'],
    ['1.5', 'Quantity must be a whole number'],
    [0, 'Quantity must be from 1 to 9999.'],
    [10_000, 'Quantity must be from 1 to 9999.'],
  ])('%j is refused: %s', (sent, sentence) => {
    const read = readQuantity(sent)
    expect(read.ok ? '' : read.refusal.message).toBe(sentence)
  })
})

describe('the add-to-cart button', () => {
  const idle: AddButtonState = { kind: 'idle' }
  const adding = nextAddButtonState(idle, { kind: 'press' })

  test('says Adding… for a second, Added! for two, and rests', () => {
    let state = nextAddButtonState(adding, { kind: 'success', now: 0 })
    const labelAt = (now: number) => {
      state = nextAddButtonState(state, { kind: 'tick', now })
      return addButtonLabel(state)
    }
    expect(labelAt(999)).toBe('Adding…')
    expect(labelAt(1000)).toBe('Added!')
    expect(nextAddButtonState(state, { kind: 'press' })).toEqual(state)
    expect(labelAt(2999)).toBe('Added!')
    expect(labelAt(3000)).toBeNull()
    expect(state).toEqual(idle)
  })

  test('rests a second after an error', () => {
    const failed = nextAddButtonState(adding, { kind: 'failure', now: 0, sentence: 'No.' })
    expect(nextAddButtonState(failed, { kind: 'tick', now: 999 })).toEqual(failed)
    expect(nextAddButtonState(failed, { kind: 'tick', now: 1000 })).toEqual(idle)
  })
})
