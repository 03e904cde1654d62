import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import checkoutStyles from './checkout.css?raw'
import markup from './no-donations-page.block?raw'

/** For whoever was giving while donations were switched off: what became of it, and that nothing can be given. */
export async function noDonationsPage(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  { locale, settings }: SiteView,
  refusal: Refusal,
): Promise<PageReply> {
  const say = sayIn(locale)
  const problem = saidRefusal(refusal, locale)
  return renderSystemPage(context, request, {
    pageType: PageType.donate,
    title: say('Donation'),
    main: { name: 'no-donations-page', markup },
    frame: 'platform',
    status: problem.status,
    data: {
      noDonationsPage: {
        styles: checkoutStyles,
        problem: escapeHtml(problem.message),
        // what became of a payment says already whether anything was charged
        off:
          refusal.code === 'donations-off' ? null : say('Nothing can be given here at the moment.'),
        back: say('Back to {title}', { title: `<bdi>${escapeHtml(settings.title)}</bdi>` }),
      },
    },
  })
}
