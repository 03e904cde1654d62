import { describe, expect, it } from 'vitest'
import { sayInEnglish } from '../../ground/words/say.ts'
import { hasPill, isCustomCart, pillContent, pillText, shownQuantity } from './pill.ts'
import { isCartOrAfter } from '../../site/pages/page-type.ts'

describe('the cart pill', () => {
  it('is not there while the cart is empty', () => {
    expect(pillText(0, sayInEnglish)).toBeNull()
  })

  it.each([
    [1, '1', 'item', '1 item in cart'],
    [2, '2', 'items', '2 items in cart'],
    [100, '100', 'items', '100 items in cart'],
    [101, '100+', 'items', 'More than 100 items in cart'],
    [9999, '100+', 'items', 'More than 100 items in cart'],
  ])('says of %i: %s %s', (total, quantity, suffix, label) => {
    expect(pillText(total, sayInEnglish)).toEqual({ quantity, suffix, label })
    expect(shownQuantity(total)).toBe(quantity)
  })

  it('writes words and money as text, whatever they hold', () => {
    const text = { quantity: '2', suffix: '<i>', label: '"2" & more' }
    const content = pillContent(text, '<b>5</b>')
    expect(content).toContain('>&lt;i&gt;</span>')
    expect(content).toContain('>&quot;2&quot; &amp; more</span>')
    expect(content).toContain('>&lt;b&gt;5&lt;/b&gt;</span>')
  })

  it('knows the cart and what comes after it by the number of the page', () => {
    const numbers = [199, 200, 201, 209, 210, 300, 301]
    expect(numbers.filter(isCartOrAfter)).toEqual([200, 201, 209])
  })

  it('knows a cart of the page’s own by a whole class, not by a part of one', () => {
    expect(['a sqs-custom-cart', 'sqs-has-custom-cart\nb'].every(isCustomCart)).toBe(true)
    expect(['', 'my-sqs-custom-cart', 'sqs-custom-cart-link'].some(isCustomCart)).toBe(false)
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
