import type { RenderedPage } from '../render/render-page.ts'

/** The parts of a page that an address with this `?format=` shows. */
export function partsOfFormat(format: string): 'context' | 'main-content' | 'page' {
  if (format === 'main-content') return format
  return format === 'json' || format === 'page-context' || format === 'json-pretty'
    ? 'context'
    : 'page'
}

const htmlType = 'text/html; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'

/**
 * A page as its address asks for it: the whole, or with `?format=` one of its parts. `json` is the
 * context that templates see, whichever page it is and whatever its status.
 */
export function formatPage(
  { html, context, mainContent }: Pick<RenderedPage, 'html' | 'context' | 'mainContent'>,
  format: string,
): { readonly body: string; readonly contentType: string } {
  switch (format) {
    case 'json':
    case 'page-context':
      return { body: JSON.stringify(context), contentType: jsonType }
    case 'json-pretty':
      return { body: JSON.stringify(context, null, 2), contentType: jsonType }
    case 'main-content':
      return { body: mainContent, contentType: htmlType }
    default:
      return { body: html, contentType: htmlType }
  }
}
