import { subscriptionsPaths } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import markup from './cancel-subscription-page.block?raw'
import styles from './checkout.css?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** Where somebody cancels a subscription who has no link to it. */
export async function cancelSubscriptionPage(
  context: Context,
  request: Request,
  typed: {
    readonly isDone?: boolean
    readonly orderNumber?: string
    readonly email?: string
    readonly problem?: Refusal
  },
): Promise<PageReply> {
  const { locale, settings } = await visitorView(context, request)
  const say = sayIn(locale)
  const problem = typed.problem && saidRefusal(typed.problem, locale)
  const title = say('Cancel a subscription')
  return renderSystemPage(context, request, {
    pageType: PageType.subscriptionConfirmed,
    title: problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'cancel-subscription-page', markup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      cancelPage: {
        styles,
        // of a donation as well, where there may be no shop
        back: say('Back to {title}', { title: `<bdi>${escapeHtml(settings.title)}</bdi>` }),
        isDone: typed.isDone === true,
        action: subscriptionsPaths.cancel,
        problem: problem === undefined ? null : escapeHtml(problem.message),
        orderNumber: escapeHtml(typed.orderNumber ?? ''),
        email: escapeHtml(typed.email ?? ''),
      },
    },
  })
}
