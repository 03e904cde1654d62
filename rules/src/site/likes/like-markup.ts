import { child, emission } from '@vitrine/template-language/values.ts'

/**
 * The like button of an item as a form that needs no script, from the `likes` of the page's context,
 * whose texts are escaped already. It says what a press does: a visitor who has just liked the item can
 * take that back.
 */
export function likeMarkup(likes: unknown, id: string, count: string): string {
  const read = (name: string) => emission(child(likes, name))
  const isLiked = read('liked') === id
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${value}">`
  return (
    `<form class="like-form" id="like-${id}" method="post" action="${read('action')}"` +
    ` data-like="${read('likeText')}" data-liked="${read('likedText')}">` +
    hidden('itemId', id) +
    hidden('path', read('path')) +
    hidden('like', isLiked ? 'off' : 'on') +
    `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">` +
    `<button class="like-button" type="submit"><span class="like-icon" aria-hidden="true"></span> ` +
    `<span class="like-word">${read(isLiked ? 'takeBackText' : 'likeText')}</span> ` +
    `<span class="like-count">${count}</span></button></span>` +
    `<span class="like-state" role="status"></span></form>`
  )
}
