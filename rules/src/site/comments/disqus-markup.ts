import { child, emission } from '@vitrine/template-language/values.ts'

/**
 * What stands in the place of comments that Disqus keeps, by the `disqus` of the page's context, whose
 * texts are escaped already: it hears of a visitor who asks for them, and of nobody else.
 */
export function disqusMarkup(disqus: unknown): string {
  const read = (name: string) => emission(child(disqus, name))
  return (
    `<div class="disqus-card" data-disqus="${read('shortname')}" data-url="${read('url')}"` +
    ` data-identifier="${read('identifier')}" data-absent="${read('absentText')}">` +
    `<p class="disqus-words">${read('cardText')}</p>` +
    `<p class="disqus-show" hidden><button type="button">${read('showText')}</button></p>` +
    `<noscript><p>${read('noScriptText')}</p></noscript><p class="disqus-state" role="status"></p></div>`
  )
}
