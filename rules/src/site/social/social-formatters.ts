import { escapeAttribute, textFormatter } from '@vitrine/template-language/formatters/text.ts'
import type { Formatter, FormatterTable, Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child, emission, isTruthy } from '@vitrine/template-language/values.ts'
import { unescapeHtml } from '../../ground/words/escape-html.ts'
import { commentsMarkup } from '../comments/comments-markup.ts'
import { disqusMarkup } from '../comments/disqus-markup.ts'
import { likeMarkup } from '../likes/like-markup.ts'
import { nameFrom } from '../templates/name-from.ts'
import { usesDisqus } from './social-predicates.ts'
import { shareMarkup } from './share-markup.ts'
import { linkTweetWords } from './tweet-links.ts'

/** 'No Comments', '1 Comment', 'N Comments' (spec §9). */
const commentCount: Formatter = () => (values) => {
  const count = asNumber(child(values[0], 'publicCommentCount'))
  if (count === 0) return 'No Comments'
  return count === 1 ? '1 Comment' : `${emission(count)} Comments`
}

/** A link to the comments with their number; 'No' for zero (spec §9). */
const commentLink: Formatter = () => (values, scope) => {
  const [item] = values
  const id = emission(nameFrom(item, ['id'], scope))
  const url = emission(nameFrom(item, ['fullUrl'], scope))
  if (usesDisqus(scope)) {
    // the number is told by its script, which stands on no list
    const text = emission(scope.resolve(['disqusLinkText']))
    const address = text === '' ? url : `${url}#disqus_thread`
    return `\n  <a href="${address}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}">${text}</a>\n`
  }
  const count = nameFrom(item, ['publicCommentCount'], scope)
  return (
    `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n` +
    `  ${count === 0 ? 'No' : emission(count)}\n  Comment${count === 1 ? '' : 's'}\n  </a>\n`
  )
}

/**
 * The comments of the page's item or collection: with what the context tells of them, or as the place
 * where a script shows them.
 */
const comments: Formatter = () => (values, scope) => {
  if (usesDisqus(scope)) {
    const told = scope.resolve(['disqus'])
    const inside = isTruthy(told) ? disqusMarkup(told) : ''
    return `\n  <div class="squarespace-comments" id="disqus_thread">${inside}</div>\n`
  }
  const [node] = values
  const id = emission(nameFrom(node, ['id'], scope))
  const owner = (['item', 'collection'] as const).find((name) => isTruthy(scope.resolve([name])))
  const told = scope.resolve(['itemComments'])
  const inside = id !== '' && emission(child(told, 'itemId')) === id ? commentsMarkup(told) : ''
  return `\n  <div class="squarespace-comments" id="comments-${id}"${commentData(owner, scope)}>${inside}</div>\n`
}

/** What a script needs to know of the page's item, or else of its collection. */
function commentData(owner: 'item' | 'collection' | undefined, scope: Scope): string {
  if (owner === undefined) return ''
  const field = (name: string) => emission(scope.resolve([owner, name]))
  return (
    ` data-${owner}-id="${field('id')}" data-public-comment-count="${field('publicCommentCount')}"` +
    ` data-comment-state="${field('commentState')}"`
  )
}

/** The button that likes an item: with what the context tells of likes, or as a script's place. */
const likeButton: Formatter = () => (values, scope) => {
  const [item] = values
  if (!isTruthy(scope.resolve(['websiteSettings', 'simpleLikingEnabled']))) return ''
  if (!isTruthy(item)) return ''
  const text = (name: string) => emission(nameFrom(item, [name], scope))
  const told = scope.resolve(['likes'])
  if (isTruthy(told)) return likeMarkup(told, text('id'), text('likeCount'))
  return (
    `\n  <span class="sqs-simple-like" data-item-id="${text('id')}"` +
    ` data-like-count="${text('likeCount')}">\n` +
    '    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n'
  )
}

/** The buttons that share an item, where the site has chosen any. */
function shareButtons(element: 'div' | 'span', style: string): Formatter {
  return () => (values, scope) => {
    if (!isTruthy(scope.resolve(['website', 'shareButtonOptions']))) return ''
    const [item] = values
    const text = (name: string) => emission(child(item, name))
    const told = scope.resolve(['sharing'])
    const inside = isTruthy(told) ? shareMarkup(told, sharedOf(text, scope)) : ''
    return (
      `<${element} class="squarespace-social-buttons ${style}" data-system-data-id="${emission(child(item, 'systemDataId') ?? child(item, 'mainImageId'))}"` +
      ` data-asset-url="${text('assetUrl')}" data-record-type="${text('recordType')}"` +
      ` data-full-url="${text('fullUrl')}" data-title="${escapeAttribute(text('title'))}">${inside}</${element}>`
    )
  }
}

/** An item as plain texts, its addresses whole. */
function sharedOf(text: (name: string) => string, scope: Scope) {
  const origin = emission(scope.resolve(['website', 'baseUrl']))
  const whole = (path: string) => (path.startsWith('/') ? `${origin}${path}` : path)
  const plain = (name: string) => unescapeHtml(text(name))
  return {
    url: whole(plain('fullUrl')),
    title: plain('title'),
    picture: whole(plain('assetUrl')),
  }
}

const followButton: Formatter = () => (values) => {
  const [account] = values
  const own = asString(child(account, 'userName'))
  const ofProfile = asString(child(account, 'profileUrl')).split('/').at(-1) ?? ''
  const name = escapeAttribute(own === '' ? ofProfile : own)
  return (
    "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
    'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>' +
    `<div class="squarespace-follow-button" data-username="${name}"></div>`
  )
}

/** The address where an event is put into an external calendar: UTC times, joined address (spec §7). */
const calendarUrl: Formatter = () => (values) => {
  const [event] = values
  // contexts hold escaped text, which no calendar reads
  const title = legacyEscape(unescapeHtml(asString(child(event, 'title'))))
  const dates = ['startDate', 'endDate'].map((name) => basicTime(asNumber(child(event, name))))
  const place = child(event, 'location')
  const address = ['addressLine1', 'addressLine2', 'addressCountry']
    .map((line) => unescapeHtml(asString(child(place, line))).trim())
    .filter((line) => line !== '')
    .join(', ')
  const location = address === '' ? '' : `&location=${encodeURIComponent(address)}`
  return `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${dates.join('/')}${location}`
}

/** `YYYYMMDDTHHMMSSZ`. */
function basicTime(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** The legacy escape of addresses: Latin-1 as `%XX`, everything beyond as `%uXXXX`. */
function legacyEscape(text: string): string {
  return text.replace(/[^A-Za-z0-9@*_+\-./]/g, (unit) => {
    const code = unit.charCodeAt(0)
    const hex = code.toString(16).toUpperCase()
    return code > 255 ? `%u${hex.padStart(4, '0')}` : `%${hex.padStart(2, '0')}`
  })
}

export const socialFormatters: FormatterTable = {
  'activate-twitter-links': textFormatter(linkTweetWords),
  'comment-count': commentCount,
  'comment-link': commentLink,
  comments,
  'google-calendar-url': calendarUrl,
  'like-button': likeButton,
  'social-button': shareButtons('div', 'button-style'),
  'social-button-inline': shareButtons('span', 'inline-style'),
  'twitter-follow-button': followButton,
}
