import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import { formatCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import {
  averageDecimal,
  averageSigns,
  starSigns,
} from '@vitrine/rules/site/reviews/review-facts.ts'
import type { ItemFoot } from '../../site/content/page-part.ts'
import type { ShownReview } from '../../site/reviews/load-reviews.ts'
import styles from './product-reviews.css?raw'

/**
 * What customers say of a product, beneath what its template prints; nothing where nobody has said
 * anything. It tells how they are checked (Directive 2005/29/EC, article 7, 6), and needs no script.
 */
export function productReviews({ reviews, facts, path, settings, locale }: ItemFoot): string {
  // an address of the list that is none of ours, too
  if (reviews === null || facts === undefined || reviews.shown.length === 0) return ''
  const say = sayIn(locale)
  const [whole = '', tenth = ''] = averageDecimal(facts).split('.')
  const { count } = facts
  const average = escapeHtml(say('{whole}.{tenth} of 5 stars ({count})', { whole, tenth, count }))
  const day = new Intl.DateTimeFormat(formatLocale(settings, locale), {
    dateStyle: 'long',
    timeZone: settings.timeZone,
  })
  const oldest = reviews.shown.at(-1)
  const older =
    reviews.hasOlder && oldest !== undefined
      ? `?reviews-before=${formatCursor({ at: oldest.createdAt, id: oldest.id })}`
      : ''
  return (
    `\n<section class="product-reviews" id="product-reviews" aria-labelledby="product-reviews-title">` +
    `<style>${styles}</style>` +
    `<h2 id="product-reviews-title">${escapeHtml(say('Reviews'))}</h2>` +
    `<p class="product-reviews-average"><span aria-hidden="true">${averageSigns(facts)}</span> ${average}</p>` +
    `<p class="product-reviews-note">${escapeHtml(say('Only people who bought the product here can review it.'))}</p>` +
    `<ol class="product-reviews-list">${reviews.shown.map((one) => reviewMarkup(one, say, day)).join('')}</ol>` +
    (reviews.isOlder ? way(path, say('Newest reviews')) : '') +
    (older === '' ? '' : way(path + older, say('Older reviews'))) +
    '</section>'
  )
}

function reviewMarkup(
  { stars, authorName, text, reply, testMode, createdAt }: ShownReview,
  say: SayPhrase,
  day: Intl.DateTimeFormat,
): string {
  const name = authorName === '' ? say('A customer') : authorName
  const test = testMode
    ? ` <span class="product-review-test">${escapeHtml(say('Test order'))}</span>`
    : ''
  return (
    '<li><article class="product-review"><header>' +
    `<span class="product-review-stars" role="img" aria-label="${escapeHtml(say('{stars} of 5 stars', { stars }))}">${starSigns(stars)}</span> ` +
    `<b><bdi>${escapeHtml(name)}</bdi></b> ` +
    `<time datetime="${new Date(createdAt).toISOString()}">${escapeHtml(day.format(createdAt))}</time>${test}</header>` +
    paragraphs(text) +
    (reply === ''
      ? ''
      : `<div class="product-review-reply"><b>${escapeHtml(say('The shop says'))}</b>${paragraphs(reply)}</div>`) +
    '</article></li>'
  )
}

/** Paragraphs and lines; nothing in a review is markup, and no address in it a link. */
function paragraphs(text: string): string {
  if (text === '') return ''
  return text
    .split(/\n{2,}/)
    .map((lines) => `<p dir="auto">${escapeHtml(lines).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function way(address: string, text: string): string {
  return `<p><a href="${escapeHtml(address)}#product-reviews" rel="nofollow">${escapeHtml(text)}</a></p>`
}
