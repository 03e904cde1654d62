import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { isWithoutCart } from './hold-order.ts'
import type { PaymentRow } from './payment-store.ts'
import styles from './checkout.css?raw'
import bankMarkup from './test-bank-page.block?raw'

type Request = RouteRequest<{ readonly paymentToken: string }, unknown, unknown> & OnSite

/** The page on which the bank of the test payments asks whoever pays. */
export async function testBankPage(
  context: Context,
  request: Request,
  payment: PaymentRow,
): Promise<PageReply> {
  const { amount_cents: amountCents, currency } = payment
  const { settings, locale } = await visitorView(context, request)
  const { paymentToken: token } = request.params
  return renderSystemPage(context, request, {
    pageType: PageType.checkout,
    title: sayIn(locale)('Test bank'),
    main: { name: 'test-bank-page', markup: bankMarkup },
    frame: 'platform',
    data: {
      testBankPage: {
        styles,
        isDonation: isWithoutCart(payment),
        shop: escapeHtml(settings.title),
        amount: siteMoney({ ...settings, currency }, locale)(amountCents),
        action: paymentPath('testBank', token),
        back: `${paymentPath('paid', token)}?back=1`,
      },
    },
  })
}
