import { asString, child } from '../values.ts'

/** The amount of a money value in either of its shapes, whatever else it lacks. */
function amountOf(value: unknown): string | undefined {
  const amount = child(value, 'decimalValue') ?? child(value, 'value')
  return amount === undefined ? undefined : asString(amount)
}

/** A message argument as the text of a number: money by its amount, booleans 1 and 0, else ''. */
export function readMessageDecimal(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return amountOf(value) ?? asString(value)
}

/** A message argument as text: money by its amount; lists and other objects are ''. */
export function readMessageText(value: unknown): string {
  return amountOf(value) ?? asString(value)
}
