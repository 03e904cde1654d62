import { showMadeUpCart } from './shop/cart/show-made-up-cart.ts'
import { behaviours } from './site/blocks/behaviours.ts'
import { followBlocks } from './site/blocks/follow-blocks.ts'

/**
 * What blocks do on the page in the editor's frame, where they come and go while somebody edits; and
 * the cart that the server made up for it, wherever the page tells of one.
 */
followBlocks(document, behaviours)
showMadeUpCart(document)
