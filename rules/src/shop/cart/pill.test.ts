import { describe, expect, it } from 'vitest'
import { hasPill, pillText, shownQuantity } from './pill.ts'

describe('the cart pill', () => {
  it('is not there while the cart is empty', () => {
    expect(pillText(0)).toBeNull()
  })

  it.each([
    [1, '1', 'item', '1 item in cart'],
    [2, '2', 'items', '2 items in cart'],
    [100, '100', 'items', '100 items in cart'],
    [101, '100+', 'items', 'More than 100 items in cart'],
    [9999, '100+', 'items', 'More than 100 items in cart'],
  ])('says of %i: %s %s', (total, quantity, suffix, label) => {
    expect(pillText(total)).toEqual({ quantity, suffix, label })
    expect(shownQuantity(total)).toBe(quantity)
  })

  it('stays away for any one of its reasons', () => {
    const nowhere = {
      expressCheckout: false,
      hasCustomCart: false,
      isEmbedded: false,
      isCartOrCheckout: false,
    }
    expect(hasPill(nowhere)).toBe(true)
    for (const reason of Object.keys(nowhere)) {
      expect(hasPill({ ...nowhere, [reason]: true })).toBe(false)
    }
  })
})
