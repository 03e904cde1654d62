import { expect, it } from 'vitest'
import { lightboxMargins } from './lightbox-margins.ts'

it('what fits a window stands in its middle', () => {
  expect(lightboxMargins(301, 800, true)).toEqual({ top: 249, bottom: 250 })
  expect(lightboxMargins(800, 800, true)).toEqual({ top: 0, bottom: 0 })
})

it('what is taller stands 50 px below its top, with room below where its end is to be read', () => {
  expect(lightboxMargins(801, 800, false)).toEqual({ top: 50, bottom: 0 })
  expect(lightboxMargins(801, 800, true)).toEqual({ top: 50, bottom: 400 })
})
