import { child, emission, isTruthy } from '@vitrine/template-language/values.ts'
import { captchaMarkup } from '../captcha/captcha-markup.ts'
import { commentLimits } from './comment-limits.ts'

/**
 * The comments of an item with the form below them, from the `itemComments` of the page's context,
 * whose texts are escaped already. It needs no script.
 */
export function commentsMarkup(comments: unknown): string {
  const read = (name: string) => emission(child(comments, name))
  const list = child(comments, 'list')
  const shown = Array.isArray(list) ? list.map((one) => commentMarkup(one)).join('') : ''
  return (
    `\n    <h2 class="comments-title">${read('countText')}</h2>` +
    notice(comments) +
    way(comments, 'older') +
    (shown === '' ? '' : `\n    <ol class="comments-list">${shown}\n    </ol>`) +
    way(comments, 'newest') +
    (isTruthy(child(comments, 'form')) ? form(child(comments, 'form')) : closed(comments)) +
    '\n  '
  )
}

function commentMarkup(comment: unknown): string {
  const read = (name: string) => emission(child(comment, name))
  const url = read('authorUrl')
  const name = read('authorName')
  const author =
    url === '' ? name : `<a href="${url}" rel="nofollow ugc noopener" target="_blank">${name}</a>`
  return (
    `\n      <li class="comment" id="comment-${read('id')}"><article>` +
    `<header class="comment-head"><b class="comment-author">${author}</b> ` +
    `<time datetime="${read('addedOnIso')}">${read('addedOnText')}</time></header>` +
    `<div class="comment-body">${read('body')}</div></article></li>`
  )
}

/** What came of a comment that was just written. */
function notice(comments: unknown): string {
  const said = emission(child(comments, 'notice'))
  return said === '' ? '' : `\n    <p class="comments-notice" role="status">${said}</p>`
}

function way(comments: unknown, name: 'older' | 'newest'): string {
  const url = emission(child(comments, `${name}Url`))
  if (url === '') return ''
  const text = emission(child(comments, `${name}Text`))
  return `\n    <p class="comments-way"><a href="${url}" rel="nofollow">${text}</a></p>`
}

function closed(comments: unknown): string {
  return `\n    <p class="comments-closed">${emission(child(comments, 'closedText'))}</p>`
}

/** With what was typed where a try was refused, so that nothing has to be typed again. */
function form(of: unknown): string {
  const read = (name: string) => emission(child(of, name))
  const problem = read('problem')
  const wrong = read('wrong')
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${value}">`
  const mark = (name: string) =>
    name === wrong ? ' aria-invalid="true" aria-describedby="comment-problem" autofocus' : ''
  const line = (name: 'name' | 'email' | 'url', type: string, rest: string) =>
    `\n      <p class="comment-field"><label for="comment-${name}">${read(`${name}Label`)}</label>` +
    `<input id="comment-${name}" name="${name}" type="${type}" value="${read(name)}"` +
    ` maxlength="${commentLimits[name]}" ${rest}${mark(name)}></p>`
  return (
    `\n    <form class="comment-form" id="comment-form" method="post" action="${read('action')}#comment-form">` +
    `\n      <h3 class="comment-form-title">${read('title')}</h3>` +
    (problem === ''
      ? ''
      : `\n      <p class="comment-problem" id="comment-problem" role="alert">${problem}</p>`) +
    `\n      ${hidden('path', read('path'))}${hidden('shown', read('shown'))}` +
    line('name', 'text', 'required autocomplete="name"') +
    line('email', 'email', 'autocomplete="email"') +
    line('url', 'url', 'autocomplete="url" placeholder="https://"') +
    `\n      <p class="comment-trap" aria-hidden="true"><label for="comment-subject">${read('trapLabel')}</label>` +
    '<input id="comment-subject" name="subject" tabindex="-1" autocomplete="off"></p>' +
    `\n      <p class="comment-field"><label for="comment-text">${read('textLabel')}</label>` +
    `<textarea id="comment-text" name="text" rows="6" required maxlength="${commentLimits.text}"${mark('text')}>` +
    `\n${read('text')}</textarea></p>` +
    (isTruthy(child(of, 'captcha')) ? captchaMarkup(child(of, 'captcha')) : '') +
    `\n      <p class="comment-send"><button type="submit">${read('sendLabel')}</button></p>` +
    '\n    </form>'
  )
}
