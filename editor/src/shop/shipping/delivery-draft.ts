import {
  daysText,
  mostDeliveryDays,
  type DeliveryDays,
} from '@vitrine/rules/site/sites/delivery-days.ts'
import { z } from 'zod'

/** What the field is called where two people edit it at once. */
export const deliveryLabels = { deliveryDays: 'Delivery time' } as const

const typedRange = /^(\d{1,3})(?: ?[-–] ?(\d{1,3}))?$/

/** What is stored, as it is typed: `2-4`, or `3`; empty: nothing is said. */
export function writeDays(days: DeliveryDays | null | undefined): string {
  if (days === null || days === undefined) return ''
  return days.from === days.to ? String(days.from) : `${days.from}-${days.to}`
}

/** Reads the same. */
export const typedDays = z
  .string()
  .trim()
  .transform((text, context): DeliveryDays | null => {
    if (text === '') return null
    const [, first = '', second = first] = typedRange.exec(text) ?? []
    const [from, to] = [Number(first), Number(second)]
    if (first !== '' && from <= to && to <= mostDeliveryDays) return { from, to }
    context.addIssue(`Please enter days such as 3 or 2-4, up to ${mostDeliveryDays}, or nothing.`)
    return z.NEVER
  })

/** As an owner reads it; a stored value that is none says that nothing is told. */
export function daysInWords(value: unknown): string {
  const days = value as DeliveryDays | null | undefined
  return days === null || days === undefined ? 'Not said' : daysText(days, 'en-US')
}
