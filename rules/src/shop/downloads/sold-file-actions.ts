import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { existingProduct, type ProductItem } from '../products/existing-product.ts'
import { ProductType } from '../products/product.ts'
import { mostSoldFiles, type SoldFile } from '../products/sold-file.ts'
import { downloadsRefusal } from './downloads-messages.ts'

const id = z.string().min(1).max(100)
// no line and no folder
const name = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^[^\p{Cc}/\\]+$/u)

/** What the server has found out about bytes that it has stored. */
const storedBytes = {
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  byteSize: z.int().min(1),
  contentType: z.string().max(200),
}
const ofFile = { itemId: id, fileId: id }
const about = ({ itemId }: { readonly itemId: string }) => ({ kind: 'item', id: itemId }) as const
const reads = (input: { readonly itemId: string }) => [about(input)]

/**
 * Records a file that a digital product is sold as, after those that it has. Performed by the upload
 * alone and never by name from outside: who could name a hash could sell another site's file.
 */
export const addSoldFile = ownerAction({
  name: 'add-sold-file',
  title: 'Add file of product',
  about,
  capability: 'edit-products',
  input: z.object({ ...ofFile, name, ...storedBytes }),
  reads,
  perform(documents, { itemId, fileId, ...file }, { now }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    if (item.product.productType !== ProductType.digital) {
      return refuse(downloadsRefusal('not-a-digital-product'))
    }
    const { files = [] } = item.product
    if (files.length >= mostSoldFiles) return refuse(downloadsRefusal('too-many-sold-files'))
    return withFiles(item, itemId, [...files, { id: fileId, ...file }], now)
  },
})

/**
 * Puts other bytes in the place of a file's; whoever bought it before gets these from then on. Performed
 * by the upload alone, as `add-sold-file` is.
 */
export const replaceSoldFile = ownerAction({
  name: 'replace-sold-file',
  title: 'Replace file of product',
  about,
  capability: 'edit-products',
  input: z.object({ ...ofFile, name, ...storedBytes }),
  reads,
  perform: (documents, { itemId, fileId, ...bytes }, { now }) =>
    changeFile(documents, { itemId, fileId, now }, (file) => ok({ ...file, ...bytes })),
})

/** Changes what shoppers read of a file. */
export const renameSoldFile = ownerAction({
  name: 'rename-sold-file',
  title: 'Rename file of product',
  about,
  capability: 'edit-products',
  input: z.object({ ...ofFile, ...fieldEditInput(z.object({ name: name.optional() })) }),
  reads,
  perform: (documents, { itemId, fileId, set, seen }, { now }) =>
    changeFile(documents, { itemId, fileId, now }, (file) => {
      const changed = changedFields<SoldFile>(file, { set, seen })
      return changed.ok ? ok({ ...file, ...changed.value }) : changed
    }),
})

/** Takes a file out of a product; who bought it keeps it. */
export const removeSoldFile = ownerAction({
  name: 'remove-sold-file',
  title: 'Remove file of product',
  about,
  capability: 'edit-products',
  input: z.object(ofFile),
  reads,
  perform(documents, { itemId, fileId }, { now }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const { files = [] } = item.product
    const left = files.filter((file) => file.id !== fileId)
    if (left.length === files.length) return refuse(downloadsRefusal('no-such-sold-file'))
    return withFiles(item, itemId, left, now)
  },
})

/** Puts a file at another place of the list that shoppers see. */
export const moveSoldFile = ownerAction({
  name: 'move-sold-file',
  title: 'Move file of product',
  about,
  capability: 'edit-products',
  input: z.object({
    ...ofFile,
    /** Counted from 0, among all of them. */
    to: z
      .int()
      .min(0)
      .max(mostSoldFiles - 1),
  }),
  reads,
  perform(documents, { itemId, fileId, to }, { now }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const { files = [] } = item.product
    const file = files.find((one) => one.id === fileId)
    if (file === undefined) return refuse(downloadsRefusal('no-such-sold-file'))
    const others = files.filter((one) => one.id !== fileId)
    if (files.indexOf(file) === Math.min(to, others.length)) return ok([])
    return withFiles(item, itemId, others.toSpliced(to, 0, file), now)
  },
})

type Documents = Parameters<typeof existingProduct>[0]

function changeFile(
  documents: Documents,
  { itemId, fileId, now }: { itemId: string; fileId: string; now: number },
  change: (file: SoldFile) => ReturnType<typeof changedFields<SoldFile>>,
): ActionResult {
  const item = existingProduct(documents, itemId)
  if ('ok' in item) return item
  const { files = [] } = item.product
  const file = files.find((one) => one.id === fileId)
  if (file === undefined) return refuse(downloadsRefusal('no-such-sold-file'))
  const changed = change(file)
  if (!changed.ok) return changed
  const after = { ...file, ...changed.value }
  return withFiles(
    item,
    itemId,
    files.map((one) => (one === file ? after : one)),
    now,
  )
}

function withFiles(
  item: ProductItem,
  itemId: string,
  files: readonly SoldFile[],
  now: number,
): ActionResult {
  const after = { ...item, product: { ...item.product, files }, updatedOn: now }
  return ok([{ kind: 'item', id: itemId, after }])
}
