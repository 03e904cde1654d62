import { describe, expect, test } from 'vitest'
import { choosePictureFormat, pictureVariants } from './image-sizes.ts'

describe('which copy of a picture is sent', () => {
  test.each([
    ['500w', 1152, { kind: 'width', width: 500 }],
    ['501w', 1152, { kind: 'width', width: 750 }],
    ['1000w', 1152, { kind: 'width', width: 1000 }],
    ['1500w', 1152, { kind: 'original' }],
    ['1000w', 1000, { kind: 'original' }],
    ['99999w', 4000, { kind: 'original' }],
    ['original', 4000, { kind: 'original' }],
    ['nonsense', 4000, { kind: 'original' }],
  ])('%s of a picture %i wide', (format, width, expected) => {
    expect(choosePictureFormat(format, width)).toEqual(expected)
  })

  test('no variant is wider than the original', () => {
    expect(pictureVariants(1152, 768)).toBe('1152x768,100w,300w,500w,750w,1000w')
  })
})
