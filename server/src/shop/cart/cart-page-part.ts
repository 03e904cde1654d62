import { moneyContext } from '../products/product-context.ts'
import { editorPill } from './editor-pill.ts'
import type { PagePart } from '../../site/content/page-part.ts'

/** An anonymous page shows no cart of anybody's; scripts of the page ask for the real one. */
export const cartPagePart: PagePart = {
  inEditFrame: editorPill,
  ofPage: ({ settings }) => ({
    shoppingCart: {
      entries: [],
      totalQuantity: 0,
      subtotalCents: 0,
      subtotalAmount: moneyContext(0, settings.currency),
    },
    showCart: false,
  }),
}
