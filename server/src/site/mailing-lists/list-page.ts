import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { mailingListPaths } from '@vitrine/rules/site/mailing-lists/mailing-list-paths.ts'
import type { SubscriberState } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../pages/render-system-page.ts'
import type { SiteView } from '../views/site-view.ts'
import markup from './list-page.block?raw'
import styles from './list-page.css?raw'

/** What the page is about: the form of the site, what came of it, or one address. */
export type ListPage =
  | {
      readonly kind: 'form'
      readonly typed: string
      /** The block that asked; absent: none did. */
      readonly block?: string
      readonly problem?: Refusal
    }
  | { readonly kind: 'sent' }
  | { readonly kind: 'forgotten' }
  | {
      readonly kind: 'own'
      readonly email: string
      readonly state: SubscriberState
      readonly path: string
    }

const titleOf = {
  form: 'News by e-mail',
  sent: 'Look into your mailbox',
  forgotten: 'News by e-mail',
  own: 'News by e-mail',
} as const satisfies Readonly<Record<ListPage['kind'], Phrase>>

/**
 * Where somebody asks for news, and where each of them joins and leaves (page type 300). A link of a
 * mail only opens it: programs that look at mails open links, too. It needs no script.
 */
export function listPage(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  { locale, settings }: SiteView,
  page: ListPage,
): Promise<PageReply> {
  const say = sayIn(locale)
  const problem =
    page.kind === 'form' && page.problem !== undefined
      ? saidRefusal(page.problem, locale)
      : undefined
  const title = say(titleOf[page.kind])
  const own = page.kind === 'own' ? page : undefined
  return renderSystemPage(context, request, {
    pageType: own === undefined ? PageType.page : PageType.newsletterUnsubscribe,
    title: problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'list-page', markup },
    frame: 'site',
    status: problem?.status ?? 200,
    data: {
      listPage: {
        styles,
        title: escapeHtml(title),
        site: escapeHtml(settings.title),
        problem: problem === undefined ? null : escapeHtml(problem.message),
        isSent: page.kind === 'sent',
        isForgotten: page.kind === 'forgotten',
        hasForm: page.kind === 'form',
        typed: page.kind === 'form' ? escapeHtml(page.typed) : '',
        block: page.kind === 'form' ? escapeHtml(page.block ?? '') : '',
        action: escapeHtml(own?.path ?? mailingListPaths.page),
        email: own === undefined ? null : escapeHtml(own.email),
        isAsked: own?.state === 'asked',
        isJoined: own?.state === 'joined',
        isLeft: own?.state === 'left',
      },
    },
  })
}
