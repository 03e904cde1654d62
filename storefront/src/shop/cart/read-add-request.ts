import type { AddToCartBody } from '@vitrine/rules/shop/cart/cart-api.ts'
import { cartRefusal } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { readQuantity } from '@vitrine/rules/shop/cart/quantity.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { findChosenVariant, findVariantChoice } from '../products/chosen-variant.ts'

/**
 * What the page's fields ask for, or the sentence why it cannot be asked. The same rules run on the
 * server, which decides.
 */
export function readAddRequest(button: HTMLElement): Result<AddToCartBody> {
  const itemId = button.dataset['itemId'] ?? ''
  const way = chosenWay(button)
  // one at a time is subscribed to, whatever the field says that is not seen then
  const quantity = readQuantity(way?.value ? '1' : shownQuantity(button, itemId))
  if (!quantity.ok) return quantity
  const sku = readSku(button, itemId)
  if (!sku.ok) return sku
  return ok({
    itemId,
    sku: sku.value,
    quantity: quantity.value,
    additionalFields: null,
    ...(way && { plan: way.value }),
  })
}

/** How it is bought, where there are several ways: the field of the chosen one. */
export function chosenWay(button: HTMLElement): HTMLInputElement | null {
  return waysOf(button)?.querySelector<HTMLInputElement>(':checked') ?? null
}

export function waysOf(button: HTMLElement): Element | null {
  const id = CSS.escape(button.dataset['itemId'] ?? '')
  const near = button.closest('article,form,.product,.sqs-product') ?? document
  return near.querySelector(`.product-purchase[data-item-id="${id}"]`)
}

function shownQuantity(button: HTMLElement, itemId: string): string {
  const selector = `.product-quantity-input[data-item-id="${CSS.escape(itemId)}"] input`
  const near = button.closest('article,form,.product,.sqs-product') ?? document
  const field =
    near.querySelector<HTMLInputElement>(selector) ??
    document.querySelector<HTMLInputElement>(selector)
  return field === null ? '1' : field.value
}

function readSku(button: HTMLElement, itemId: string): Result<string | null> {
  const choice = findVariantChoice(button, itemId)
  if (choice === undefined) return ok(null)
  const missing = choice.optionNames.filter((name) => choice.chosen[name] === undefined)
  if (missing.length > 0) {
    const isGiftCard = Number(button.dataset['productType']) === ProductType.giftCard
    if (isGiftCard) return refuse(cartRefusal({ code: 'select-denomination' }))
    return refuse(cartRefusal({ code: 'select-options', missing }))
  }
  const variant = findChosenVariant(choice)
  if (variant === undefined) return refuse(cartRefusal({ code: 'variant-unavailable' }))
  return ok(variant.sku ?? null)
}
