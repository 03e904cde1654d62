import { z } from 'zod'

/** What an option is called, and what it is of one variant. */
export const optionName = z.string().trim().min(1).max(100)
export const optionValue = z.string().trim().min(1).max(200)

/** What an owner may say of a product beside what any item says. */
export const productTexts = {
  /** What the button says that adds it to the cart; empty: what the shop says. */
  customAddButtonText: z.string().trim().max(100),
  /** What marks it once it is sold out; empty: what the shop says. */
  soldOutText: z.string().trim().max(100),
  /** What is said when few are left, with `{qtyInStock}` for the count; empty: what the shop says. */
  lowStockText: z.string().trim().max(200),
  /** HTML; sanitised when it is saved. */
  details: z.string().max(50_000),
}
