import { escapeHtml } from '../../ground/words/escape-html.ts'

/*
 * In the editor's frame comments say where the markup of a slide begins and ends, which is the
 * template's own and may be anything: so that another arrangement can come in its place.
 */

const beginning = 'vitrine-slide '

/** Stands before the markup of a slide. */
export function slideBegins(layoutId: string): string {
  return `<!--${beginning}${escapeHtml(layoutId)}-->`
}

/** What the comment says that stands after it. */
export const slideEnd = '/vitrine-slide'

export const slideEnds = `<!--${slideEnd}-->`

/** Whether a comment stands before the markup of this slide. */
export function isSlideBeginning(comment: string, layoutId: string): boolean {
  return comment === `${beginning}${escapeHtml(layoutId)}`
}
