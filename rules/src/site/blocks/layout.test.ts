import { expect, test } from 'vitest'
import { starterLayoutSchema } from '../sites/starter.ts'
import { blockTypes } from './block-types.ts'
import { defaultLayout } from './layout.ts'

test('a layout begins as a body of twelve columns without rows, and not raw', () => {
  expect(defaultLayout).toEqual({ body: { raw: false, columns: 12, rows: [] } })
  expect(starterLayoutSchema.parse({ rows: [] })).toEqual({ columns: 12, rows: [] })
})

test('a gallery begins with four thumbnails in a row, and takes one to ten', () => {
  const gallery = blockTypes.find(({ name }) => name === 'gallery')
  const perRow = (value: object) => gallery?.value.safeParse(value).data?.['perRow']
  expect(perRow({})).toBe(4)
  expect([1, 10].map((count) => perRow({ perRow: count }))).toEqual([1, 10])
  expect([0, 11, 2.5].map((count) => perRow({ perRow: count }))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
