import { asString } from '../values.ts'
import { readMoney } from './money-node.ts'

/** A message argument as the text of a number: money by its amount, booleans 1 and 0, else ''. */
export function readMessageDecimal(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return readMoney(value)?.amount ?? asString(value)
}

/** A message argument as text: money by its amount; lists and other objects are ''. */
export function readMessageText(value: unknown): string {
  return readMoney(value)?.amount ?? asString(value)
}
