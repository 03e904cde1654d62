import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import styles from './checkout.css?raw'
import payingMarkup from './paying-page.block?raw'

type Request = RouteRequest<{ readonly paymentToken: string }, unknown, unknown> & OnSite

type Paying = {
  /**
   * On the way to where it is paid; back from there, while the provider has not said anything yet; or
   * over without any money, for whoever has no cart here.
   */
  readonly state: 'on-the-way' | 'waiting' | 'over'
  /** Absolute address where it is paid; null: nowhere. */
  readonly goTo: string | null
  /** It is given, and buys nothing. */
  readonly isDonation: boolean
}

const lookAgainSeconds = 3

const titles: Readonly<Record<Paying['state'], Phrase>> = {
  'on-the-way': 'To the payment',
  waiting: 'Your payment',
  over: 'Your payment',
}

/**
 * Leads to the page where a payment is made, as a form may lead to none but the shop's own pages; or
 * looks again by itself until it is known what became of it. Both without script.
 */
export async function payingPage(
  context: Context,
  request: Request,
  { state, goTo, isDonation }: Paying,
): Promise<PageReply> {
  const { locale } = await visitorView(context, request)
  const isOnTheWay = state === 'on-the-way'
  const here = paymentPath('paid', request.params.paymentToken)
  const reply = await renderSystemPage(context, request, {
    pageType: PageType.checkout,
    title: sayIn(locale)(titles[state]),
    main: { name: 'paying-page', markup: payingMarkup },
    frame: 'platform',
    data: {
      payingPage: {
        styles,
        isOnTheWay,
        isDonation,
        isOver: state === 'over',
        goTo: goTo === null ? null : escapeHtml(goTo),
        back: `${here}?back=1`,
      },
    },
  })
  if (state === 'over') return reply
  const refresh = isOnTheWay && goTo !== null ? `0;url=${goTo}` : `${lookAgainSeconds};url=${here}`
  return { ...reply, headers: { ...reply.headers, refresh } }
}
