import { ownerAction } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok } from '../../ground/refusals/result.ts'
import { copyOfItem, copyWish, readsForCopy } from '../../site/content/copy-of-item.ts'
import { existingProduct } from './existing-product.ts'
import { withOwnSkus } from './own-skus.ts'

/**
 * Copies a product with its pictures, words and variants; the copy is a draft. Its variants get SKUs
 * of their own and begin without stock: what there is of the one is not there of the other.
 */
export const duplicateProduct = ownerAction({
  name: 'duplicate-product',
  title: 'Duplicate product',
  about: (_input, [added]) => added,
  capability: 'edit-products',
  input: copyWish,
  reads: readsForCopy,
  perform(documents, wish, { now, random }) {
    const item = existingProduct(documents, wish.itemId)
    if ('ok' in item) return item
    const newId = (): string => makeId(now, random)
    const copy = copyOfItem(documents, item, wish, { now, newId })
    if ('ok' in copy) return copy
    const own = item.product.variants.map((one) => ({ ...one, id: newId(), sku: '' }))
    const product = { ...item.product, variants: withOwnSkus(own) }
    const after = { ...copy.after, product }
    return ok([{ kind: 'item', id: copy.copyId, after }, ...copy.layout])
  },
})
