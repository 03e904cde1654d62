import { parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import {
  choiceParameters,
  noChoice,
  readListChoice,
  type ListChoice,
} from '@vitrine/rules/site/listings/list-choice.ts'
import { isCommentNotice } from '../comments/comments-context.ts'
import { unescapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { eachParameter, parseQuery } from '../../ground/http/request-input.ts'

/** The parameters that pages read; all others neither change a page nor make a cache entry. */
export type PageQuery = {
  readonly format: string
  readonly category: string
  readonly tag: string
  /** Such as `11-2026`, by the site's clock; empty: all months. */
  readonly month: string
  /** Sorting value of the last item of the page before (template platform §8). */
  readonly offset: number | null
  /** Id of that item, which tells apart items of the same instant. */
  readonly after: string
  readonly q: string
  /** The page that a search is narrowed to, by its id. */
  readonly f_collectionId: string
  readonly view: string
  /** What came of a comment that was written from the page. */
  readonly comment: string
  /** `yes` where the visitor has just liked what the page is about. */
  readonly liked: string
  /** Where the comments begin that have been seen. */
  readonly commentsBefore: string
  /** Where the reviews begin that have been seen. */
  readonly reviewsBefore: string
  /** What a shopper wants of a list of products. */
  readonly choice: ListChoice
}

const relevant = [
  'format',
  'category',
  'tag',
  'month',
  'offset',
  'after',
  'q',
  'f_collectionId',
  'view',
  'comment',
  'liked',
  'commentsBefore',
  'reviewsBefore',
] as const
const maxLength = 200

/** Reads the query of a page's address; a parameter that comes twice counts once. */
export function readPageQuery(search: string): PageQuery {
  const parameters = parseQuery(search)
  // the cut may go through the middle of a character outside the basic plane
  const read = (name: string): string => (parameters[name] ?? '').slice(0, maxLength).toWellFormed()
  const offset = read('offset')
  const month = read('month')
  const comment = read('comment')
  const before = read('comments-before')
  const reviewsBefore = read('reviews-before')
  const liked = read('liked')
  return {
    format: read('format'),
    // templates link to a category by the name they were given, which is escaped text
    category: unescapeHtml(read('category')),
    tag: unescapeHtml(read('tag')),
    month: /^(?:0[1-9]|1[0-2])-[1-9][0-9]{3}$/.test(month) ? month : '',
    offset: /^-?\d{1,15}$/.test(offset) ? Number(offset) : null,
    after: read('after'),
    q: read('q'),
    f_collectionId: read('f_collectionId'),
    view: read('view'),
    comment: isCommentNotice(comment) ? comment : '',
    liked: liked === 'yes' ? liked : '',
    commentsBefore: parseCursor(before) === undefined ? '' : before,
    reviewsBefore: parseCursor(reviewsBefore) === undefined ? '' : reviewsBefore,
    choice: search === '' ? noChoice : readListChoice(eachParameter(search)),
  }
}

/** Whether a page's address asks for nothing beside the page. */
export function asksNothing(query: PageQuery): boolean {
  if (choiceParameters(query.choice).length > 0) return false
  return relevant.every((name) => query[name] === '' || query[name] === null)
}

/** The relevant part of a query in one spelling, for the cache's key; empty for most addresses. */
export function cacheableQuery(search: string): string {
  if (search === '') return ''
  const query = readPageQuery(search)
  const parts = relevant.flatMap((name) => {
    const value = query[name]
    return value === '' || value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  const chosen = choiceParameters(query.choice).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return [...parts, ...chosen].join('&')
}
