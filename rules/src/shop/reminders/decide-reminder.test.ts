import { expect, it } from 'vitest'
import { decideReminder, type CartToRemind } from './decide-reminder.ts'

const hour = 3_600_000
const left = 1_000_000_000_000

const cart: CartToRemind = {
  touchedAt: left,
  isBought: false,
  isBeingPaid: false,
  hasOrdered: false,
  isStopped: false,
  remindedAt: null,
  availableLines: 1,
}

const decided = (hours: number, known: Partial<CartToRemind> = {}) =>
  decideReminder({ ...cart, ...known }, { hoursAfter: 24 }, left + hours * hour)

it('reminds of a cart once it has stood for as long as the shop says, and of none for a week', () => {
  expect([decided(23.9), decided(24), decided(168), decided(168.1)]).toEqual([
    'wait',
    'send',
    'send',
    'never',
  ])
})

it('waits while a cart is being paid, and reminds of nothing that is bought or sold out', () => {
  expect(decided(30, { isBeingPaid: true })).toBe('wait')
  expect(decided(30, { isBought: true })).toBe('never')
  expect(decided(1, { hasOrdered: true })).toBe('never')
  expect(decided(30, { availableLines: 0 })).toBe('never')
})

it('reminds nobody who wants no reminders, or who got one within a week', () => {
  expect(decided(30, { isStopped: true })).toBe('never')
  expect(decided(30, { remindedAt: left - 100 * hour })).toBe('never')
  expect(decided(30, { remindedAt: left - 200 * hour })).toBe('send')
})
