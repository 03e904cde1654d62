import { afterEach, expect, test } from 'vitest'
import { showPicture } from './main-picture.ts'

afterEach(() => document.body.replaceChildren())

test('the picture of a variant without a small one brings its own words, as it brings its address', () => {
  const product = document.createElement('article')
  const main = document.createElement('div')
  main.dataset['productMainImage'] = ''
  const shown = new Image()
  shown.src = '/rack.jpg'
  shown.alt = 'Two long shelves'
  main.append(shown)
  product.append(main)
  document.body.append(product)
  showPicture(main, 'lathe', { assetUrl: '/lathe.jpg', altText: 'A lathe' })
  expect(shown.getAttribute('src')).toBe('/lathe.jpg?format=1500w')
  expect(shown.alt).toBe('A lathe')
  showPicture(main, 'plain', { assetUrl: '/plain.jpg' })
  expect(shown.alt).toBe('')
})
