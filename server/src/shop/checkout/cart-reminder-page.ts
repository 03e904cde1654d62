import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { cartBackPath, stopRemindersPath } from '@vitrine/rules/shop/reminders/reminders-paths.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { PricedLines } from '../cart/load-cart.ts'
import styles from './checkout.css?raw'
import markup from './cart-reminder-page.block?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

export type ShownReminder = {
  readonly token: string
  /** What lies in the cart; none: it is bought, empty or gone. */
  readonly entries: PricedLines['entries']
  readonly isStopped: boolean
  /** The page is about mails alone: they are stopped there. */
  readonly isToStop?: true
}

/**
 * Where a reminder leads (page type 200). What is in the cart is shown, and nothing of who has typed at
 * its checkout; it comes by a button, as programs that look at mails open links, too.
 */
export function cartReminderPage(
  context: Context,
  request: Request,
  { locale }: Pick<SiteView, 'locale'>,
  { token, entries, isStopped, isToStop }: ShownReminder,
): Promise<PageReply> {
  const title = sayIn(locale)(isToStop === true ? 'Reminders of carts' : 'Your cart')
  return renderSystemPage(context, request, {
    pageType: PageType.cart,
    title,
    main: { name: 'cart-reminder-page', markup },
    frame: 'platform',
    data: {
      cartReminderPage: {
        styles,
        title: escapeHtml(title),
        isToStop: isToStop === true,
        isStopped,
        back: escapeHtml(cartBackPath(token)),
        stop: escapeHtml(stopRemindersPath(token)),
        lines: entries.map((entry) => ({
          title: escapeHtml(entry.title),
          variant: escapeHtml(Object.values(entry.attributes).join(' / ')),
          quantity: entry.quantity,
          imageUrl: entry.imageUrl === null ? null : escapeHtml(entry.imageUrl),
          isGone: !entry.isAvailable,
        })),
      },
    },
  })
}
