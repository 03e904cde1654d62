import type { RenderedPage } from '../render/render-page.ts'

/** Puts HTML of ours at the end of a page's body. */
export function addToBody(page: RenderedPage, html: string): RenderedPage {
  const end = [...page.html.matchAll(/<\/body/gi)].at(-1)?.index
  if (end === undefined) return { ...page, html: page.html + html }
  return { ...page, html: page.html.slice(0, end) + html + page.html.slice(end) }
}
