import { accountsRoutes } from './accounts/accounts-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { changesRoutes } from './changes/changes-routes.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { rolesRoutes } from './roles/roles-routes.ts'
import type { Route } from './http/route.ts'
import { mailsRoutes } from './mails/mails-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { ordersRoutes } from './orders/orders-routes.ts'
import { productsRoutes } from './products/products-routes.ts'
import { frameRoutes } from './sites/frame-routes.ts'
import { sitesRoutes } from './sites/sites-routes.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { templatesRoutes } from './templates/templates-routes.ts'

/** Every feature's endpoints, named once; the path of a page is whatever none of these answers. */
export const routes: readonly Route[] = [
  ...accountsRoutes,
  ...rolesRoutes,
  ...changesRoutes,
  ...sitesRoutes,
  ...frameRoutes,
  ...mediaRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...ordersRoutes,
  ...mailsRoutes,
  ...productsRoutes,
  ...stockRoutes,
  ...templatesRoutes,
]
