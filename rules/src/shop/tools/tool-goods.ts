import { z } from 'zod'
import { money } from '../orders/order-parts-api.ts'

/** Products, stock and customers as a shop's own tools read them; instants are ISO 8601 in UTC. */

const instant = z.iso.datetime()

const counted = { quantity: z.number(), isUnlimited: z.boolean() }

export const productTypes = z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'])

export const toolProduct = z
  .object({
    id: z.string(),
    type: productTypes,
    name: z.string(),
    description: z.string().describe('HTML.'),
    url: z.string().describe('Absolute; empty where its page is gone.'),
    isVisible: z.boolean().describe('Whether visitors see it, but for a password before its page.'),
    tags: z.array(z.string()),
    categories: z.array(z.string()),
    createdOn: instant,
    modifiedOn: instant,
    variants: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        options: z.record(z.string(), z.string()),
        price: money,
        /** What it costs while `onSale`. */
        salePrice: money,
        onSale: z.boolean(),
        stock: z
          .object(counted)
          .nullable()
          .describe('0 where it is not counted; null: it has none, as downloads and gift cards.'),
      }),
    ),
  })
  .meta({ id: 'Product' })
export type ToolProduct = z.infer<typeof toolProduct>

export const toolStock = z
  .object({
    variantId: z.string(),
    productId: z.string(),
    sku: z.string(),
    descriptor: z.string().describe('The product, and the options of the variant.'),
    ...counted,
  })
  .meta({ id: 'InventoryItem' })
export type ToolStock = z.infer<typeof toolStock>

export const toolCustomer = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    createdOn: instant,
    lastSignedInOn: instant,
    orderCount: z.number(),
  })
  .meta({ id: 'Customer' })
export type ToolCustomer = z.infer<typeof toolCustomer>
