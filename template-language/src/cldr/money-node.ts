import { asString, child } from '../values.ts'

export type MoneyNode = { readonly amount: string; readonly currency: string }

/** Amount and currency of a money value in either of its two shapes; undefined when it has neither. */
export function readMoney(value: unknown): MoneyNode | undefined {
  const decimal = child(value, 'decimalValue')
  const code = child(value, 'currencyCode')
  if (decimal !== undefined && code !== undefined) {
    return { amount: asString(decimal), currency: asString(code) }
  }
  const amount = child(value, 'value')
  const currency = child(value, 'currency')
  if (amount === undefined || currency === undefined) return undefined
  return { amount: asString(amount), currency: asString(currency) }
}
