import { expect, test } from 'vitest'
import { readAddresses } from './shop-process.mjs'

test('the shop and the sign-in link are read from what a first start prints', () => {
  const output = [
    'Shop    http://fern.localhost:41234',
    'Editor  http://localhost:41234/sign-in?token=abc',
    'Data    /home/me/data',
    '',
  ].join('\n')
  expect(readAddresses(output)).toEqual({
    shop: 'http://fern.localhost:41234',
    signIn: 'http://localhost:41234/sign-in?token=abc',
  })
})

test('a line that is still being written is waited for', () => {
  const output = 'Shop http://fern.localhost:41234\nEditor http://localhost:41234/sign-in?tok'
  expect(readAddresses(output)).toBeUndefined()
})
