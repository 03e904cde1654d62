import { z } from 'zod'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { quickViewFormat, quickViewPath } from '@vitrine/rules/shop/products/quick-view.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { visitorView } from '../../site/views/visitor-view.ts'

/** Templates print a product's id at its quick view, and pages are found by address. */
export const quickViewRoutes: readonly Route[] = [
  route({
    on: 'site',
    access: { kind: 'public' },
    method: 'GET',
    path: quickViewPath,
    query: z.object({ item: z.string().max(64).catch('') }),
    async handle(context, request) {
      const view = await visitorView(context, request)
      const item = await view.documents.newest('item', request.query.item)
      const shop = item && view.collections.get(item.body.collectionId)
      const { unlocked } = view
      const isSeen = item && isOnView(item.body, shop, { now: request.now, unlocked })
      if (!isSeen || item.body.product === null || shop === undefined) {
        return refuse(requestRefusal('not-found'))
      }
      const path = encodePath(`/${shop.urlId}/${item.body.urlId}`)
      return { redirect: `${path}?format=${quickViewFormat}`, status: 302 }
    },
  }),
]
