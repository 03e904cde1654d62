import type { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { RenderedPage } from '../render/render-page.ts'
import { addToBody } from './add-to-body.ts'
import { withoutNavigation } from './edit-markup.ts'
import type { PageJob } from '../views/page-job.ts'

type Looked = Pick<PageJob, 'mode' | 'view' | 'request'>

/** A page as the editor's frame shows it; everybody else's comes back as it is. */
export function dressForEditing(
  { mode, view, request }: Looked,
  page: RenderedPage,
  pageType: PageType,
): RenderedPage {
  if (mode.kind !== 'edit') return page
  const html = withoutNavigation(page.html)
  const { settings, locale, parts } = view
  const edited = { html, pageType, settings, locale, now: request.now }
  const added = parts.map((part) => part.inEditFrame?.(edited) ?? '').join('')
  return addToBody({ ...page, html }, added)
}
