import { expect, test } from 'vitest'
import { mainDomain } from './domains.ts'

test('visitors are led to the name that was chosen, and until it is proved to the first that is', () => {
  const names = ['fern.com', 'www.fern.com']
  expect(mainDomain({ names, primary: 'www.fern.com' }, names)).toBe('www.fern.com')
  expect(mainDomain({ names, primary: 'fern.com' }, ['www.fern.com'])).toBe('www.fern.com')
  expect(mainDomain({ names, primary: 'fern.com' }, [])).toBeNull()
  expect(mainDomain({ names, primary: null }, names)).toBeNull()
})
