import { importRefusal } from '@vitrine/rules/shop/products/import-messages.ts'
import { productFileApi } from '@vitrine/rules/shop/products/product-file-api.ts'
import { productsApi } from '@vitrine/rules/shop/products/products-api.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { contentRefusal } from '@vitrine/rules/site/content/content-messages.ts'
import { postStateOf } from '@vitrine/rules/site/content/post-state.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { listProducts } from './list-products.ts'

/** More than is read, so that who sends too much hears why. */
const maxSentBytes = 40_000_000

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-products' },
} as const

export const productsRoutes: readonly Route[] = [
  route({
    ...keeper,
    ...productsApi.products,
    handle: async ({ database }, { siteId, query, now }) => ({
      json: await listProducts(database.dbFor(siteId), query, now),
    }),
  }),
  route({
    ...keeper,
    ...productsApi.state,
    async handle({ database }, { siteId, params, now }) {
      const item = await readDocument(database.dbFor(siteId), 'item', params.itemId)
      if (item?.body.product == null) return refuse(contentRefusal('no-such-item'))
      return { json: { state: postStateOf(item.body, now) } }
    },
  }),
  route({
    ...keeper,
    ...productFileApi.export,
    async handle({ database }, { siteId, query, now }) {
      const file = await exportProducts(database.dbFor(siteId), query.collectionId, now)
      if (!file.ok) return file
      const headers = { 'content-disposition': 'attachment; filename="products.csv"' }
      return { bytes: file.value, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
  route({
    ...keeper,
    ...productFileApi.import,
    limit: 'write',
    bodyLimit: maxSentBytes,
    takesFile: true,
    async handle(context, { siteId, query, account, now, random, may, readUpload }) {
      const upload = await readUpload()
      if (upload === null) return refuse(importRefusal('no-file'))
      const { collectionId } = query
      const [isMeant, mayCount] = [query.as === 'import', may('edit-stock')]
      const wish = { collectionId, content: upload.content, isMeant, mayCount }
      const author = { authorId: account.accountId, now, random }
      const done = await importProducts(context, siteId, wish, author)
      return done.ok ? { json: done.value } : done
    },
  }),
]
