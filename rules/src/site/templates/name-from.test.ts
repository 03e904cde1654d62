import { expect, test } from 'vitest'
import { print } from '../../testing/render-template.ts'

const page = {
  id: 'cup',
  collectionId: 'shop',
  structuredContent: { productType: 1, isSubscribable: true },
  part: { title: 'a part of the product' },
}

test('a button on a part of a product still buys the product around it', () => {
  const button = print('{part|add-to-cart-btn}', page)
  expect(button).toContain('data-collection-id="shop" data-item-id="cup" data-product-type="1"')
  expect(button).toContain('data-is-subscription="true" data-original-label="Subscribe"')
})

test('what the part has of its own comes first', () => {
  const own = { ...page, part: { id: 'own', structuredContent: { productType: 2 } } }
  const button = print('{part|add-to-cart-btn}', own)
  expect(button).toContain('data-item-id="own" data-product-type="2"')
  expect(button).toContain('data-original-label="Add To Cart"')
})

test('no name is taken from beyond a private partial', () => {
  const text = '{.macro m}{part|like-button}{.end}{@|apply m private}'
  const json = { websiteSettings: { simpleLikingEnabled: true }, part: 'x', id: 'cup' }
  expect(print(text, json)).toContain('data-item-id="cup"')
  expect(print('{.section a}{@|apply m private}{.end}', { a: 1, ...json })).toBe('')
})
