import type { StarterPrice } from './starter.ts'

/**
 * A starter's price in minor units: `'48.00'` USD is 4800, `'48'` JPY is 48 (spec §9: two decimals,
 * JPY none).
 */
export function minorUnits(price: StarterPrice, currency: string): number {
  if (typeof price === 'number') return price
  return Math.round(Number(price) * (currency === 'JPY' ? 1 : 100))
}
