import { testCards, testMethod } from '@vitrine/rules/shop/payments/test-payments.ts'
import { cardPath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import markup from './card-page.block?raw'
import styles from './checkout.css?raw'

type Request = RouteRequest<{ readonly setupToken: string }, unknown, unknown> & OnSite

const lookAgainSeconds = 3

/** Of the test bank: what becomes of the payments by each of its cards. */
const cardWords: Readonly<Record<(typeof testCards)[number]['token'], Phrase>> = {
  accepted: 'A card that is accepted',
  'declined-later': 'A card that is declined',
  'asks-later': 'A card whose bank asks each time',
}

/**
 * Leads to the page where another card is given, as a form may lead to none but the shop's own pages;
 * looks again by itself until it is known; or is that page, of the bank of the test payments. All of it
 * without script.
 * @param goTo absolute address where the card is given; null: nowhere
 */
export async function cardPage(
  context: Context,
  request: Request,
  {
    state,
    goTo,
  }: { readonly state: 'on-the-way' | 'waiting' | 'bank'; readonly goTo: string | null },
): Promise<PageReply> {
  const { settings, locale } = await visitorView(context, request)
  const say = sayIn(locale)
  const { setupToken: token } = request.params
  const here = cardPath('cardBack', token)
  const reply = await renderSystemPage(context, request, {
    pageType: PageType.checkout,
    title: say(state === 'bank' ? 'Test bank' : 'Your card'),
    main: { name: 'card-page', markup },
    frame: 'platform',
    data: {
      cardPage: {
        styles,
        isBank: state === 'bank',
        isOnTheWay: state === 'on-the-way',
        shop: escapeHtml(settings.title),
        cards: testCards.map(({ token: value }, at) => {
          const { label } = testMethod(value, request.now)
          return { value, title: `${say(cardWords[value])} (${label})`, isFirst: at === 0 }
        }),
        goTo: goTo === null ? null : escapeHtml(goTo),
        action: cardPath('cardBank', token),
        back: `${here}?back=1`,
      },
    },
  })
  if (state === 'bank') return reply
  const isOnTheWay = state === 'on-the-way' && goTo !== null
  const refresh = isOnTheWay ? `0;url=${goTo}` : `${lookAgainSeconds};url=${here}`
  return { ...reply, headers: { ...reply.headers, refresh } }
}
