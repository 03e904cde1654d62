import type { PageRequest } from '../views/view-mode.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import notFoundMarkup from './not-found.block?raw'
import { renderSystemPage } from './render-system-page.ts'

/** The site's own not-found page (page type 100), for routes whose address names nothing. */
export function notFoundPage(context: Context, request: PageRequest): Promise<PageReply> {
  return renderSystemPage(context, request, {
    pageType: PageType.notFound,
    title: 'Page not found',
    main: { name: 'not-found', markup: notFoundMarkup },
    frame: 'site',
    status: 404,
  })
}
