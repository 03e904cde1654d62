import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { productViewsOf } from '@vitrine/rules/site/sites/product-view-settings.ts'
import type { ItemFoot } from '../../site/content/page-part.ts'

/** What the bar to buy is made of on phones, where the shop has it; without script it is not seen. */
export function buyBar({ item: { id, body }, settings }: ItemFoot): string {
  const { buyBar: isOn } = productViewsOf(settings.store.productViews)
  if (!isOn || body.product === null) return ''
  const title = escapeHtml(body.title)
  return (
    `<div class="product-buy-bar" data-item-id="${id}" role="group" aria-label="${title}" hidden>` +
    `<span class="product-buy-bar-title">${title}</span>` +
    '<span class="product-buy-bar-price"></span><button type="button"></button></div>'
  )
}
