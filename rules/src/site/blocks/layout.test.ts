import { expect, test } from 'vitest'
import { starterLayoutSchema } from '../sites/starter.ts'
import { acceptFields, blockNewValue } from './block-types.ts'
import { defaultLayout } from './layout.ts'
import { galleryBlock } from './types/gallery-block.ts'

test('a layout begins as a body of twelve columns without rows, and not raw', () => {
  expect(defaultLayout).toEqual({ body: { raw: false, columns: 12, rows: [] } })
  expect(starterLayoutSchema.parse({ rows: [] })).toEqual({ columns: 12, rows: [] })
})

test('a starter names the types of its blocks, or tells their numbers', () => {
  const typeOf = (type: unknown) => {
    const blocks = [{ type, value: {} }]
    const read = starterLayoutSchema.safeParse({ rows: [{ columns: [{ span: 12, blocks }] }] })
    return read.data?.rows[0]?.columns[0]?.blocks?.[0]?.type
  }
  expect(['html', 'summary-v2', 31, 'nothing'].map(typeOf)).toEqual([2, 55, 31, undefined])
})

test('a gallery begins with four thumbnails in a row, and takes one to ten', () => {
  const name = 'thumbnails-per-row'
  expect(blockNewValue(galleryBlock)[name]).toBe(4)
  const taken = (count: number) => acceptFields(galleryBlock, { [name]: count }).ok
  expect([0, 1, 10, 11, 2.5].map(taken)).toEqual([false, true, true, false, false])
})
