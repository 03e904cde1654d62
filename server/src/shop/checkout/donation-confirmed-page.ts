import { receiptPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { orderMailSentence } from '@vitrine/rules/shop/checkout/order-mail-sentence.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { paragraphsOf } from '@vitrine/rules/ground/words/paragraphs-of.ts'
import { answersForShopper } from '@vitrine/rules/site/forms/form-answers.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { orderMails } from '../../ground/mails/list-mails.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import { subscriptionPage } from '../subscriptions/subscription-token.ts'
import { writtenDate } from './written-date.ts'
import markup from './donation-confirmed-page.block?raw'
import checkoutStyles from './checkout.css?raw'
import styles from './donate.css?raw'

/** The page of a donation that has arrived (page type 204), for whoever holds its address. */
export async function donationConfirmedPage(
  context: Context,
  request: RouteRequest<{ token: string }, unknown, unknown> & OnSite,
  view: SiteView,
  order: OrderReply,
): Promise<PageReply> {
  const { documents, locale } = view
  const settings = await readSettings(view)
  const say = sayIn(locale)
  const mails = await orderMails(context, documents.site, order, [order.createdAt])
  const mail = mails.find(({ kind }) => kind === 'donation-confirmation')
  // what was given keeps its currency
  const money = siteMoney({ ...settings, currency: order.grandTotal.currency }, locale)
  const refundedCents = Number(order.refundedTotal.value)
  const { firstName, lastName } = order.shippingAddress
  const [line] = order.items
  const [message] = answersForShopper(line?.additionalFields)
  const { contactEmail, store } = settings
  const email = escapeHtml(order.email)
  return renderSystemPage(context, request, {
    pageType: PageType.contributionConfirmed,
    title: say('Donation {orderNumber}', { orderNumber: order.orderNumber }),
    main: { name: 'donation-confirmed-page', markup },
    frame: 'platform',
    data: {
      donationPage: {
        styles: checkoutStyles + styles,
        orderNumber: order.orderNumber,
        testMode: order.testMode,
        isBack: order.status === 'cancelled' || order.isAllBack,
        contact: contactEmail === '' ? null : escapeHtml(contactEmail),
        firstName: escapeHtml(firstName),
        name: escapeHtml(`${firstName} ${lastName}`),
        email,
        amount: money(Number(order.grandTotal.value)),
        refunded: refundedCents === 0 ? null : money(-refundedCents),
        title: escapeHtml(line?.productName ?? ''),
        day: escapeHtml(writtenDate(order.createdAt, settings, locale)),
        again:
          order.subscription === null
            ? null
            : escapeHtml(subscriptionPage(context, view.siteId, order.subscription.id)),
        message: message === undefined ? null : escapeHtml(message.value),
        thanks: paragraphsOf(store.donations?.thanks ?? ''),
        mailSentence:
          mail?.status === 'queued' || mail?.status === 'sent'
            ? orderMailSentence(mail.status, `<bdi>${email}</bdi>`, say)
            : say('Keep the address of this page: it shows your donation whenever you come back.'),
        receipt: escapeHtml(receiptPath(request.params.token)),
        back: say('Back to {title}', { title: `<bdi>${escapeHtml(settings.title)}</bdi>` }),
      },
    },
  })
}
