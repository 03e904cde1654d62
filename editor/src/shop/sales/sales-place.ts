import { salesParts, type SalesPart } from '@vitrine/rules/shop/sales/sales-api.ts'
import { salesPeriods, type SalesPeriod } from '@vitrine/rules/shop/sales/sales-period.ts'

/** With what the room of sales begins. */
export const usualPeriod = '30-days' satisfies SalesPeriod
const usualPart = 'time' satisfies SalesPart

/** Which sales are shown, as the address says it: what is usual stands in no address. */
export type SalesPlace = {
  readonly period?: SalesPeriod
  readonly by?: SalesPart
}

/** Reads a place out of an address. */
export function readSalesPlace(given: Readonly<Record<string, unknown>>): SalesPlace {
  return placeOf(
    salesPeriods.find((period) => period === given['period']),
    salesParts.find((part) => part === given['by']),
  )
}

export function placeOf(period: SalesPeriod = usualPeriod, by: SalesPart = usualPart): SalesPlace {
  return { ...(period !== usualPeriod && { period }), ...(by !== usualPart && { by }) }
}
