import type { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { RenderedPage } from '../render/render-page.ts'
import type { PageJob } from '../views/view-mode.ts'
import { Parser } from 'htmlparser2'

type Looked = Pick<PageJob, 'mode' | 'view' | 'request'>

/** A page as the editor's frame shows it; everybody else's comes back as it is. */
export function dressForEditing(
  { mode, view, request }: Looked,
  page: RenderedPage,
  pageType: PageType,
): RenderedPage {
  if (mode.kind !== 'edit') return page
  const html = withoutNavigation(page.html)
  const { settings, collections, locale, parts } = view
  const edited = { html, pageType, settings, collections, locale, now: request.now }
  const added = parts.map((part) => part.inEditFrame?.(edited) ?? '').join('')
  return addToBody({ ...page, html }, added)
}

/** Puts HTML of ours at the end of a page's body. */
export function addToBody(page: RenderedPage, html: string): RenderedPage {
  const end = [...page.html.matchAll(/<\/body/gi)].at(-1)?.index
  if (end === undefined) return { ...page, html: page.html + html }
  return { ...page, html: page.html.slice(0, end) + html + page.html.slice(end) }
}

/**
 * A page for the editor's frame without the elements that would lead the frame elsewhere by
 * themselves: a refresh, and a base for its links. Links and forms stay; the frame's script, its
 * policy and the frame's sandbox keep them from leading anywhere.
 */
export function withoutNavigation(html: string): string {
  const kept: string[] = []
  let from = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!leadsAway(name, attributes)) return
      kept.push(html.slice(from, parser.startIndex))
      from = parser.endIndex + 1
    },
  })
  parser.end(html)
  return kept.join('') + html.slice(from)
}

function leadsAway(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === 'base') return true
  return name === 'meta' && attributes['http-equiv']?.trim().toLowerCase() === 'refresh'
}
