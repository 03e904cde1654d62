import { z } from 'zod'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { withoutUnseen } from '../../ground/words/without-unseen.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { mostStars } from '../../site/reviews/review-facts.ts'
import { reviewLimits } from './review-limits.ts'
import { reviewFieldMessages, reviewsRefusal } from './reviews-messages.ts'

/** The form of an order: the stars of line 2 are in `stars-2`, its words in `text-2`. */
export const reviewBody = z
  .object({ name: z.string().max(20_000).default('') })
  .catchall(z.string().max(20_000))
export type ReviewBody = z.infer<typeof reviewBody>

/** What somebody says of a line of their order. */
export type WrittenReview = {
  readonly line: number
  /** 1 to 5. */
  readonly stars: number
  /** May be empty. */
  readonly text: string
}

export const starsField = (line: number): string => `stars-${line}`
export const textField = (line: number): string => `text-${line}`

/** What stands in a field; nothing where the form has none of that name. */
export function typedIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const typed = Object.hasOwn(body, name) ? body[name] : undefined
  return typeof typed === 'string' ? typed.trim() : ''
}

/** The name as others read it: one line, without signs that are not seen. */
export function typedName(body: Readonly<Record<string, unknown>>): string {
  return withoutUnseen(typedIn(body, 'name'))
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
}

function typedText(body: ReviewBody, line: number): string {
  return withoutUnseen(typedIn(body, textField(line)).replaceAll('\r\n', '\n'))
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
}

/**
 * Reads the reviews of an order from its form. A line without stars and words is left out; words ask
 * for stars.
 * @param lines those that can be reviewed
 */
export function readReviews(
  body: ReviewBody,
  lines: readonly number[],
): Result<{ readonly name: string; readonly reviews: readonly WrittenReview[] }> {
  const name = typedName(body)
  const wrong: Record<string, string> = {}
  const reviews = lines.flatMap((line) => {
    const stars = typedIn(body, starsField(line))
    const text = typedText(body, line)
    if (stars === '' && text === '') return []
    if (!isStars(stars)) wrong[starsField(line)] = reviewFieldMessages.stars
    if (text.length > reviewLimits.text) wrong[textField(line)] = fieldMessages.tooLong
    return [{ line, stars: Number(stars), text }]
  })
  if (name === '') wrong['name'] = fieldMessages.required
  if (name.length > reviewLimits.name) wrong['name'] = fieldMessages.tooLong
  if (reviews.length === 0) return refuse(reviewsRefusal('review-nothing-chosen'))
  if (Object.keys(wrong).length > 0) {
    return refuse(reviewsRefusal('review-fields-not-valid', { fields: wrong }))
  }
  return ok({ name, reviews })
}

function isStars(typed: string): boolean {
  return typed.length === 1 && typed >= '1' && typed <= String(mostStars)
}
