import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayAnyIn, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import drawerMarkup from './cart-drawer.block?raw'
import styles from './cart-drawer.css?raw'
import type { CartNotice } from './cart-notice.ts'
import { cartFields, findOpenCart } from './cart-page.ts'
import { letGoOfCodes } from './let-go-of-codes.ts'

/** By which an address of the cart, and a form that changes it, ask for the part beside a page. */
export const drawerFormat = 'drawer'

/** The part of the cart that stands beside a page; its script puts it there. */
export async function cartDrawer(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  view: SiteView,
  notice: CartNotice | undefined,
): Promise<PageReply> {
  const cart = await findOpenCart(view, request)
  const isOfALine = cart?.entries.some(({ id }) => id === notice?.entryId) === true
  const sentence = isOfALine ? undefined : notice?.message
  const asked = { ...request, search: '?format=main-content' }
  const page = await renderSystemPage(context, asked, {
    pageType: PageType.cart,
    title: sayIn(view.locale)('Your cart'),
    main: { name: 'cart-drawer', markup: drawerMarkup },
    frame: 'site',
    data: {
      cartDrawer: {
        styles,
        problem: sentence === undefined ? null : escapeHtml(sayAnyIn(view.locale)(sentence)),
        ...(cart && (await cartFields(view, cart, notice))),
      },
    },
  })
  const letGo = await letGoOfCodes(view.documents.site, request, cart)
  return { ...page, cookies: [...(page.cookies ?? []), ...letGo] }
}
