import { expect, test } from 'vitest'
import { cartStepText, readCartStep, withCartFields, type CartStep } from './cart-details.ts'
import { emptyEntries } from './checkout-form.ts'

test('each button of a cart is read as what it says', () => {
  const steps: readonly CartStep[] = [
    { kind: 'update' },
    { kind: 'checkout' },
    { kind: 'place' },
    { kind: 'code' },
    { kind: 'change', entryId: 'e1' },
    { kind: 'remove', entryId: 'e1' },
    { kind: 'drop-code', code: 'SPRING' },
  ]
  for (const step of steps) expect(readCartStep(cartStepText(step))).toEqual(step)
  expect(readCartStep('pay')).toBeUndefined()
  expect(readCartStep('change a b')).toBeUndefined()
})

test('a street that was typed before stays with its place, and is none of another', () => {
  const before = {
    ...emptyEntries,
    line1: 'Quai 4',
    city: 'Nyon',
    country: 'CH',
    postalCode: '1260',
  }
  expect(withCartFields(before, { country: 'CH', postalCode: '1260', note: 'Ring' })).toEqual({
    ...before,
    note: 'Ring',
  })
  expect(withCartFields(before, { country: 'DE' })).toMatchObject({
    country: 'DE',
    line1: '',
    city: '',
  })
  expect(withCartFields({ ...before, country: '' }, { country: 'CH' }).line1).toBe('Quai 4')
})
