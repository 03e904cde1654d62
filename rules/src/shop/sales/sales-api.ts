import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { paymentModes } from '../../site/sites/stripe-settings.ts'
import { salesPaths } from './sales-paths.ts'
import { salesPeriods, salesSteps } from './sales-period.ts'

/** By what sales are told apart. */
export const salesParts = ['time', 'products', 'codes'] as const
export type SalesPart = (typeof salesParts)[number]

/** As many products and codes are shown; the file has all of them. */
export const mostShown = 10

const period = z.enum(salesPeriods).default('30-days')

/** See `sales-figures.ts`; minor units. */
const figures = z.object({
  orders: z.number(),
  items: z.number(),
  grossCents: z.number(),
  discountCents: z.number(),
  refundedCents: z.number(),
  netCents: z.number(),
})

/** One day, week or month. */
const salesOfPart = figures.extend({
  /** The day with which it begins, such as `2026-11-23`. */
  day: z.string(),
  /** The same for people of the site. */
  label: z.string(),
})
export type SalesOfPart = z.infer<typeof salesOfPart>

const salesOfProduct = z.object({
  itemId: z.string(),
  /** As it was called when it was ordered last. */
  title: z.string(),
  quantity: z.number(),
  orders: z.number(),
  /** Its prices: before discounts and refunds. */
  soldCents: z.number(),
  /** False where it was deleted since. */
  isThere: z.boolean(),
})
export type SalesOfProduct = z.infer<typeof salesOfProduct>

const salesOfCode = z.object({
  code: z.string(),
  /** Of a discount that applies by itself, as it was called last; null: its code was typed. */
  title: z.string().nullable(),
  /** Orders that used it. */
  uses: z.number(),
  takenOffCents: z.number(),
})
export type SalesOfCode = z.infer<typeof salesOfCode>

const salesReply = z.object({
  step: z.enum(salesSteps),
  /** Only orders of this mode are counted: the one in which the shop is. */
  mode: z.enum(paymentModes),
  /** ISO 4217, the shop's present one; only orders in it are counted. */
  currency: z.string(),
  /** Whether there ever was an order of this mode. */
  hasOrders: z.boolean(),
  figures,
  /** Of as long a time before, up to the same time of the day. */
  before: figures,
  /** What of the gross gift cards paid; minor units. */
  giftCardCents: z.number(),
  /** What was given in the period, less what went back of it: no sale, and in none of the figures. */
  donations: z.object({ count: z.number(), cents: z.number() }),
  /** Orders of the period that nothing here counts. */
  leftOut: z.object({ cancelled: z.number(), inOtherCurrencies: z.number() }),
  /** All days, weeks or months of the period, oldest first. */
  parts: z.array(salesOfPart),
  /** Those that sold best, and how many there are in all. */
  products: z.object({ best: z.array(salesOfProduct), count: z.number() }),
  /** Those that took off most, and how many there are in all. */
  codes: z.object({ best: z.array(salesOfCode), count: z.number() }),
  /** Markup of `site/charts`, each empty where there is nothing to draw. */
  drawings: z.object({ time: z.string(), products: z.string(), codes: z.string() }),
})
export type SalesReply = z.infer<typeof salesReply>

export const salesApi = {
  sales: contract({
    method: 'GET',
    path: salesPaths.sales,
    params: siteParams,
    query: z.object({ period }),
    reply: salesReply,
  }),
  /** A file that spreadsheets open, of the same rows, all of them. */
  file: contract({
    method: 'GET',
    path: salesPaths.file,
    params: siteParams,
    query: z.object({ period, by: z.enum(salesParts).default('time') }),
  }),
}
