import { expect, test } from 'vitest'
import { print } from '../../testing/render-template.ts'

const image = {
  id: 'i',
  assetUrl: '/s/cup.jpg',
  originalSize: '1200x800',
  systemDataVariants: '1200x800,100w,300w,1000w',
  filename: 'cup.jpg',
}

test('the widths of a picture end with the original as the next larger step', () => {
  expect(print('{@|image-srcset}', image)).toBe(
    ' srcset="/s/cup.jpg?format=100w 100w,/s/cup.jpg?format=300w 300w,' +
      '/s/cup.jpg?format=1000w 1000w,/s/cup.jpg?format=original 1500w"',
  )
})

test('the alternative text is the title, else the body cut at 1000 characters, else the file', () => {
  const alt = (more: Readonly<Record<string, unknown>>) =>
    /alt="([^"]*)"/.exec(print('{@|image-meta}', { ...image, ...more }))?.[1]
  expect(alt({ title: 'A "cup"', body: '<p>x</p>' })).toBe('A &quot;cup&quot;')
  expect(alt({ body: `<p>${'x'.repeat(1200)}</p>` })).toHaveLength(1000)
  expect(alt({})).toBe('cup.jpg')
})

test('an image block has its own alternative text, which may be empty', () => {
  const json = { blockType: 5, image: { ...image, title: 'T', altText: ' Red cup ' } }
  expect(print('{image|image-meta}', json)).toContain('alt="Red cup"')
})

test('a picture stands in its middle unless it has a point of focus', () => {
  expect(print('{@|image-meta}', image)).toContain('data-image-focal-point="0.5,0.5"')
  const json = { ...image, mediaFocalPoint: { x: 0.2, y: 0.9 } }
  expect(print('{@|image-meta}', json)).toContain('data-image-focal-point="0.2,0.9"')
})

test('a size that cannot be read is told where the picture would be', () => {
  expect(print('{@|resizedHeightForWidth 50}', 'large')).toBe(
    "Invalid source parameter. Pass in 'originalSize'",
  )
  expect(print('{@|resizedHeightForWidth 600}', '1200x800')).toBe('400')
  const resizers = [
    'resizedHeightForWidth 50',
    'resizedWidthForHeight 50',
    'squarespaceThumbnailForHeight 50',
  ]
  for (const size of ['axb', '800x', 'x800', 'x', 'large', '800x600x2', undefined]) {
    for (const resizer of resizers) {
      expect(print(`{size|${resizer}}`, { size })).toBe(
        "Invalid source parameter. Pass in 'originalSize'",
      )
    }
  }
})
