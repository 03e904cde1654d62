import { z } from 'zod'

/** The most days that can be said of one way, or of one product. */
export const mostDeliveryDays = 180

const days = z.int().min(0).max(mostDeliveryDays)

/** Whole days until an order is there, or can be fetched (Directive 2011/83/EU, article 6, 1 g). */
export type DeliveryDays = { readonly from: number; readonly to: number }

/** Null: nothing is said. */
export const deliveryDaysInput = z
  .object({ from: days, to: days })
  .refine(({ from, to }) => from <= to)
  .nullable()
  .optional()

/** By how many days a product takes longer; 0: by none. */
export const extraDaysInput = days.optional()

const formatsByLanguage = new Map<string, Intl.NumberFormat>()

/** Such as `2–4 days`, as a language writes it. @param language of the reader, such as `en-US` */
export function daysText({ from, to }: DeliveryDays, language: string): string {
  let format = formatsByLanguage.get(language)
  if (format === undefined) {
    const options = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    format = new Intl.NumberFormat([language, 'en-US'], options)
    formatsByLanguage.set(language, format)
  }
  // a range from one number to itself is written as "about" that number
  return from === to ? format.format(from) : format.formatRange(from, to)
}
