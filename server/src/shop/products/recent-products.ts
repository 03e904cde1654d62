import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { productViewsOf } from '@vitrine/rules/site/sites/product-view-settings.ts'
import type { ItemFoot } from '../../site/content/page-part.ts'

/** The script fills both links, and puts the picture into the first. */
const card =
  '<template><article><a class="product-list-image" tabindex="-1" aria-hidden="true"></a>' +
  '<h3 class="product-list-title"><a></a></h3></article></template>'

/** Where a script shows what its visitor looked at before; without one, nothing is seen of it. */
export function recentProducts({ item: { body }, settings, locale }: ItemFoot): string {
  if (body.product === null || !productViewsOf(settings.store.productViews).recent) return ''
  const name = escapeHtml(sayIn(locale)('Recently viewed'))
  return (
    `\n<section class="product-recent product-related" aria-labelledby="product-recent" hidden` +
    ` data-title="${escapeHtml(body.title)}"><h2 id="product-recent">${name}</h2>` +
    `<div class="products-list">${card}</div></section>`
  )
}
