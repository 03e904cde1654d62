import type { CheckoutBody } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { askBuyerToJoin } from '../../site/mailing-lists/ask-to-join.ts'
import type { SiteView } from '../../site/views/site-view.ts'

type Request = Pick<
  RouteRequest<unknown, unknown, CheckoutBody>,
  'body' | 'address' | 'now' | 'uptime' | 'random'
>

/**
 * Mails whoever has ticked it at the checkout a link by which they get news. Their payment has begun
 * already: what goes wrong with this costs it nothing.
 */
export async function askBuyerForNews(
  context: Context,
  view: SiteView,
  { body, address, now, uptime, random }: Request,
): Promise<void> {
  if (body.news !== 'yes' || view.settings.mailingList?.atCheckout !== true) return
  const consent = sayIn(view.locale)('Send me news by e-mail')
  const { siteId } = view
  const asking = { siteId, email: body.email, source: 'checkout', consent } as const
  try {
    await askBuyerToJoin(context, { ...asking, address, now, uptime, random })
  } catch (error) {
    context.logger.error({ err: error }, 'whoever wants news was not mailed')
  }
}
