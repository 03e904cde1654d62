import { child, emission } from '@vitrine/template-language/values.ts'

/** The field of a form that brings what the captcha said. */
export const captchaField = 'captchaKey'

/**
 * Where the captcha of a form stands, from its `captcha` in the context, whose texts are escaped
 * already. Without script nobody sees it, and the field stays empty.
 */
export function captchaMarkup(captcha: unknown): string {
  const read = (name: string) => emission(child(captcha, name))
  const data = (name: string, from = name) => ` data-${name}="${read(from)}"`
  return (
    `\n      <div class="captcha-container captcha-${read('alignment')}"` +
    data('captcha', 'provider') +
    data('site-key', 'siteKey') +
    data('theme') +
    data('working', 'workingText') +
    data('done', 'doneText') +
    data('incomplete', 'incompleteText') +
    data('absent', 'absentText') +
    ` hidden><div class="captcha-place"></div><p class="captcha-state" role="status"></p>` +
    `<input type="hidden" name="${captchaField}"></div>`
  )
}
