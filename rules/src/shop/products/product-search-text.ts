import { textOfHtml } from '../../ground/words/text-of-html.ts'
import type { Product } from './product.ts'

/**
 * What of a product can be found beside its item: SKUs, also written as one word, and in its text the
 * details and what there is to choose.
 */
export function searchTextOfProduct({ details, variants }: Product): {
  readonly names: string
  readonly text: string
} {
  const skus = variants.flatMap(({ sku }) => [sku, sku.replace(/[^\p{L}\p{N}\p{M}]/gu, '')])
  const choices = variants.flatMap(({ attributes }) => Object.values(attributes))
  return { names: skus.join(' '), text: [textOfHtml(details), ...choices].join(' ') }
}
