import { z } from 'zod'

/** What several contracts of orders are made of. */

/** Minor units as text, and a currency. */
export const money = z
  .object({ value: z.string(), currency: z.string() })
  .meta({ id: 'Money', description: 'Minor units as text, and a currency.' })

/** The longest that a carrier, a number, an address and words to a customer may be. */
export const orderLimits = {
  carrier: 100,
  number: 100,
  address: 1000,
  reason: 2000,
  units: 1_000_000,
} as const

/** By whom an order was sent, and how it is followed; each empty where that is not said. */
export const tracking = z.object({
  carrier: z.string().trim().max(orderLimits.carrier),
  number: z.string().trim().max(orderLimits.number),
  address: z.union([
    z.literal(''),
    // nobody in front of the host, who would look like the host
    z
      .url()
      .regex(/^https?:\/\/[^\s@/?#]+(?:[/?#]\S*)?$/i)
      .max(orderLimits.address),
  ]),
})
export type Tracking = z.infer<typeof tracking>
