import { expect, test } from 'vitest'
import { ownReader } from './own-reader.ts'
import { child } from './values.ts'

const inheriting = Object.create({ title: 'inherited' }) as object
const values: unknown[] = [
  { title: 'own' },
  { title: 'own', other: 1 },
  { title: undefined },
  { title: null },
  { title: () => 'called' },
  { title: Symbol('sign') },
  JSON.parse('{"constructor":"own","__proto__":{"title":"own"}}'),
  Object.assign(Object.create(null) as object, { title: 'own' }),
  inheriting,
  new Date(0),
  ['title'],
  'title',
  7,
  null,
  undefined,
]

for (const name of ['title', 'constructor', '__proto__', 'toString', 'length', '0', "'];x['"]) {
  test(`a template that reads ${name} gets the value's own, and nothing that is inherited`, () => {
    const read = ownReader(name)
    for (const value of values) expect(read(value)).toBe(child(value, name))
  })
}

test('a place in a list is read as before', () => {
  expect(ownReader(1)(['a', 'b'])).toBe('b')
  expect(ownReader(2)(['a', 'b'])).toBeUndefined()
})

test('names without end are read as well', () => {
  for (let count = 0; count < 3_000; count++) {
    expect(ownReader(`name-${count}`)({ [`name-${count}`]: count })).toBe(count)
  }
})
