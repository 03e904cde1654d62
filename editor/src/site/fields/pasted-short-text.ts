import { inertMarkup } from '../../ground/controls/inert-markup.ts'

const kept = new Set(
  'A B BLOCKQUOTE BR CODE DIV EM H1 H2 H3 H4 H5 H6 I LI OL P S STRONG U UL'.split(' '),
)
const dropped = 'script, style, template, iframe, object, embed, svg, math, img, video, audio, head'

/**
 * What a short text takes of pasted markup: its words, their forms and where links lead. Unlike a
 * text of a page it is typed on the editor's own page, where what was copied anywhere has no place.
 */
export function pastedShortText(html: string): string {
  const { body } = new DOMParser().parseFromString(inertMarkup(html), 'text/html')
  for (const element of body.querySelectorAll(dropped)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    const href = element.tagName === 'A' ? element.getAttribute('href') : null
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    if (href !== null) element.setAttribute('href', href)
    if (!kept.has(element.tagName)) element.replaceWith(...element.childNodes)
  }
  return body.innerHTML
}
