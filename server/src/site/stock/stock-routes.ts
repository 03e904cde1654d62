import { locksBefore } from '@vitrine/rules/site/locks/lock.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { stockApi } from '@vitrine/rules/site/stock/stock-api.ts'
import { findDocument } from '../../ground/documents/document-rows.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { openLocks } from '../locks/open-locks.ts'
import { changeStock } from './change-stock.ts'
import { listKeptStock, listStock } from './list-stock.ts'

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-stock' },
} as const

const nothing = { json: { results: [] } }

export const stockRoutes: readonly Route[] = [
  route({
    ...stockApi.ofItem,
    on: 'site',
    access: { kind: 'public' },
    async handle(context, request) {
      const { site, query, now } = request
      const { database, views } = context
      const db = database.dbFor(site.siteId)
      const item = await findDocument(db, 'item', query.itemId)
      if (item === undefined) return nothing
      const [page, stock] = await Promise.all([
        findDocument(db, 'collection', item.body.collectionId),
        listStock(db, query.itemId),
      ])
      const { settings } = await views.live.get(site.siteId, request)
      const unlocked = await openLocks(context, request, {
        site: db,
        locks: () => new Set(page === undefined ? [] : locksBefore(page.body)),
        hasAccounts: settings.store.memberAccounts === true,
      })
      // what visitors cannot see has no stock for them either
      return isOnView(item.body, page?.body, { now, unlocked }) ? { json: stock } : nothing
    },
  }),
  route({
    ...keeper,
    ...stockApi.stock,
    handle: async (context, { siteId, query }) => ({
      json: await listKeptStock(context, context.database.dbFor(siteId), query.itemId),
    }),
  }),
  route({
    ...keeper,
    ...stockApi.change,
    limit: 'write',
    async handle(context, { siteId, params, body, account, now, random }) {
      const author = { authorId: account.accountId, now, random }
      const done = await changeStock(context, siteId, params.variantId, body, author)
      return done.ok ? { json: done.value } : done
    },
  }),
]
