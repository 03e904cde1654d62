import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { isWithBuyer } from '@vitrine/rules/shop/reviews/reviewable-lines.ts'
import {
  starsField,
  textField,
  typedIn,
  type ReviewBody,
} from '@vitrine/rules/shop/reviews/review-form.ts'
import { reviewLimits } from '@vitrine/rules/shop/reviews/review-limits.ts'
import { stopReviewMailsPath, writeReviewsPath } from '@vitrine/rules/shop/reviews/reviews-paths.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { mostStars, starSigns } from '@vitrine/rules/site/reviews/review-facts.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { ReviewedLine, ReviewedOrder } from '../reviews/reviewed-order.ts'
import styles from './checkout.css?raw'
import markup from './review-page.block?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** What came of the form before this page. */
export type ReviewNotice = {
  readonly sent?: 'waiting' | 'shown' | undefined
  /** The page is about mails alone: they are stopped there. */
  readonly isToStop?: true
  /** What was typed and not taken, and why. */
  readonly tried?: { readonly body: ReviewBody; readonly problem: Refusal }
}

/** Where whoever bought reviews an order (page type 209). It needs no script. */
export function reviewPage(
  context: Context,
  request: Request,
  { locale }: SiteView,
  reviewed: ReviewedOrder,
  notice: ReviewNotice,
): Promise<PageReply> {
  const say = sayIn(locale)
  const problem = notice.tried && saidRefusal(notice.tried.problem, locale)
  const title = say(titleOf(notice))
  const { order, token, isStopped, asksByMail } = reviewed
  const form = formFields(reviewed, notice, problem?.fields ?? {}, say)
  return renderSystemPage(context, request, {
    pageType: PageType.reviewsRequest,
    title: problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'review-page', markup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      reviewPage: {
        ...form,
        styles,
        orderNumber: order.orderNumber,
        testMode: order.testMode,
        title: escapeHtml(title),
        isToStop: notice.isToStop === true,
        isSent: notice.sent !== undefined,
        isWaiting: notice.sent === 'waiting',
        isStopped,
        isNotYet: order.status === 'paid' && !isWithBuyer(order),
        given: givenReviews(reviewed, say),
        action: escapeHtml(writeReviewsPath(token)),
        stop: isStopped || !asksByMail ? null : escapeHtml(stopReviewMailsPath(token)),
        problem: problem === undefined ? null : escapeHtml(problem.message),
      },
    },
  })
}

function titleOf({ sent, isToStop }: ReviewNotice): Phrase {
  if (isToStop === true) return 'Mails that ask for reviews'
  return sent === undefined ? 'Review what you bought' : 'Thank you for your review.'
}

/** What stands as it is: its owner has decided on it, or the line went back. */
function givenReviews({ before, lines, order }: ReviewedOrder, say: SayPhrase) {
  return before
    .filter(({ line, isDecided }) => isDecided || !lines.some((one) => one.line === line))
    .map(({ line, stars, text }) => {
      const item = order.items[line - 1]
      return {
        title: escapeHtml(item?.productName ?? ''),
        variant: escapeHtml(Object.values(item?.attributes ?? {}).join(' / ')),
        signs: starSigns(stars),
        starsText: starsText(stars, say),
        words: text === '' ? [] : text.split('\n').map(escapeHtml),
      }
    })
}

function starsText(stars: number, say: SayPhrase): string {
  return say('{stars} of 5 stars', { stars })
}

type Errors = Readonly<Record<string, string>>

/** The fields of each line that may be written or changed, in the order of the page. */
function formFields(
  { lines, before, order }: ReviewedOrder,
  { tried }: ReviewNotice,
  errors: Errors,
  say: SayPhrase,
): Readonly<Record<string, unknown>> {
  const decided = new Set(before.flatMap(({ line, isDecided }) => (isDecided ? [line] : [])))
  const open = lines.filter(({ line }) => !decided.has(line))
  const [first] = Object.keys(errors)
  const shown = open.map((one) => lineFields(one, { before, tried, errors, first, say }))
  const known = before.find((one) => one.authorName !== '')?.authorName
  const name = tried?.body.name ?? known ?? order.shippingAddress.firstName
  const nameError = errorOf(errors, 'name')
  const ofName = { name: 'name', label: say('Your name, as others read it'), sentence: nameError }
  return {
    hasForm: open.length > 0,
    lines: shown.map(({ fields }) => fields),
    focusesProblem: first === undefined,
    problems: [
      ...shown.flatMap(({ problems }) => problems),
      ...(nameError === null ? [] : [ofName]),
    ],
    name: escapeHtml(name),
    mostName: reviewLimits.name,
    nameError,
    nameFocus: first === 'name',
  }
}

function errorOf(errors: Errors, name: string): string | null {
  const sentence = errors[name]
  return sentence === undefined ? null : escapeHtml(sentence)
}

type Around = Pick<ReviewedOrder, 'before'> & {
  readonly tried: ReviewNotice['tried'] | undefined
} & {
  readonly errors: Errors
  /** The first field that is wrong. */
  readonly first: string | undefined
  readonly say: SayPhrase
}

function lineFields(
  { line, title, variant }: ReviewedLine,
  { before, tried, errors, first, say }: Around,
) {
  const stood = before.find((one) => one.line === line)
  const [starsName, textName] = [starsField(line), textField(line)]
  const typed = (name: string, otherwise: string) =>
    tried === undefined ? otherwise : typedIn(tried.body, name)
  const stars = typed(starsName, stood === undefined ? '' : String(stood.stars))
  const starsError = errorOf(errors, starsName)
  const textError = errorOf(errors, textName)
  const named = escapeHtml(title)
  return {
    problems: [
      { name: starsName, label: named, sentence: starsError },
      { name: textName, label: named, sentence: textError },
    ].filter(({ sentence }) => sentence !== null),
    fields: {
      line,
      title: named,
      variant: escapeHtml(variant),
      starsName,
      choices: Array.from({ length: mostStars }, (_, at) => ({
        stars: at + 1,
        label: starsText(at + 1, say),
        // where a problem leads
        id: at === 0 ? `checkout-${starsName}` : '',
        isChosen: stars === String(at + 1),
        hasFocus: at === 0 && first === starsName,
      })),
      starsError,
      textName,
      text: escapeHtml(typed(textName, stood?.text ?? '')),
      most: reviewLimits.text,
      textError,
      textFocus: first === textName,
    },
  }
}
