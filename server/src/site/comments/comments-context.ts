import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { formatCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { commentsPaths } from '@vitrine/rules/site/comments/comments-paths.ts'
import type { TypedComment } from '@vitrine/rules/site/comments/read-comment.ts'
import { keepsComments, takesComments } from '@vitrine/rules/site/comments/takes-comments.ts'
import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { captchaContext } from '../captcha/captcha-context.ts'
import { captchaTexts } from '../captcha/captcha-texts.ts'
import { commentTexts } from './comment-texts.ts'
import type { ShownComment } from './comments-store.ts'
import type { LoadedComments } from './load-comments.ts'

type Fields = Readonly<Record<string, unknown>>
type Texts = Readonly<Record<string, string>>

/** Said above the comments by their page's address, where one was just written. */
const notices = { waiting: 'commentWaitingText', seen: 'commentSeenText' } as const
export type CommentNotice = keyof typeof notices

export function isCommentNotice(text: string): text is CommentNotice {
  return Object.hasOwn(notices, text)
}

/** A comment that was not taken, as it was typed, and why. */
export type RefusedComment = {
  readonly typed: Pick<TypedComment, 'name' | 'email' | 'url' | 'text'>
  readonly refusal: Refusal
}

export type CommentsOfPage = {
  readonly item: StoredDocument<'item'>
  /** Its page's path as it stands in addresses. */
  readonly path: string
  readonly loaded: LoadedComments
  readonly count: number
  readonly settings: SiteSettings
  readonly locale: string
  /** What the template and the platform say in the site's language. */
  readonly strings: Texts
  /** What the page's address says; anything else is said by nobody. */
  readonly notice: string
  readonly refused?: RefusedComment | undefined
  readonly now: number
}

/**
 * `itemComments` of the page's context: what visitors wrote below its item, and the form for more.
 * Nothing where the site has no comments, or the item neither has any nor takes some.
 */
export function commentsContext(page: CommentsOfPage): Fields {
  const { item, count, settings, loaded, path, locale, refused } = page
  if (!keepsComments(settings)) return {}
  const isOpen = takesComments(item.body, settings)
  if (!isOpen && count === 0) return {}
  const texts: Texts = { ...captchaTexts(locale), ...commentTexts(locale), ...page.strings }
  const text = (name: string) => escapeHtml(texts[name] ?? '')
  const oldest = loaded.shown[0]
  return {
    itemComments: {
      itemId: item.id,
      isOpen,
      count,
      countText: countText(count, text),
      list: loaded.shown.map((comment) =>
        commentContext(comment, settings.timeZone, formatLocale(settings, locale)),
      ),
      ...(isCommentNotice(page.notice) &&
        refused === undefined && { notice: text(notices[page.notice]) }),
      ...(loaded.hasOlder &&
        oldest !== undefined && {
          olderUrl: `${escapeHtml(path)}?comments-before=${formatCursor({ at: oldest.created_at, id: oldest.id })}#comments-${item.id}`,
          olderText: text('commentsOlderText'),
        }),
      ...(loaded.isOlder && {
        newestUrl: `${escapeHtml(path)}#comments-${item.id}`,
        newestText: text('commentsNewestText'),
      }),
      closedText: text('commentsClosedText'),
      ...(isOpen && { form: formContext(page, texts, text) }),
    },
  }
}

/** 'No Comments', '1 Comment', 'N Comments' (spec §9), in the language of the site. */
function countText(count: number, text: (name: string) => string): string {
  if (count === 0) return text('commentsNoneText')
  if (count === 1) return text('commentsOneText')
  return text('commentsManyText').replace('{count}', String(count))
}

function commentContext(comment: ShownComment, timeZone: string, locale: string): Fields {
  const { id, author_name: name, author_url: url, body, created_at: at } = comment
  return {
    id,
    authorName: escapeHtml(name),
    authorUrl: escapeHtml(url),
    addedOn: at,
    addedOnIso: new Date(at).toISOString(),
    addedOnText: escapeHtml(dayIn(at, timeZone, locale)),
    body: bodyHtml(body),
  }
}

/** Paragraphs and lines; nothing in a comment is markup. */
function bodyHtml(body: string): string {
  return body
    .split('\n\n')
    .map((lines) => `<p>${escapeHtml(lines).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function dayIn(at: number, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at)
}

/** Which field a refusal is about. */
const fieldsOf: Readonly<Record<string, string>> = {
  'comment-name-missing': 'name',
  'comment-name-too-long': 'name',
  'comment-email-not-valid': 'email',
  'comment-url-not-valid': 'url',
  'comment-text-missing': 'text',
  'comment-text-too-long': 'text',
}

function formContext(
  { path, refused, now, settings: { captcha } }: CommentsOfPage,
  texts: Texts,
  text: (name: string) => string,
): Fields {
  const typed = refused?.typed ?? { name: '', email: '', url: '', text: '' }
  return {
    action: commentsPaths.write,
    path: escapeHtml(path),
    shown: now,
    title: text('commentWriteText'),
    nameLabel: text('commentNameText'),
    emailLabel: text('commentEmailText'),
    urlLabel: text('commentUrlText'),
    textLabel: text('commentBodyText'),
    trapLabel: text('commentTrapText'),
    sendLabel: text('commentSendText'),
    ...(captcha && { captcha: captchaContext(captcha, text) }),
    name: escapeHtml(typed.name),
    email: escapeHtml(typed.email),
    url: escapeHtml(typed.url),
    text: escapeHtml(typed.text),
    ...(refused !== undefined && {
      problem: escapeHtml(sentenceOf(refused.refusal, texts)),
      wrong: fieldsOf[refused.refusal.code] ?? '',
    }),
  }
}

/** Why a comment was not taken, in the language of the site. */
function sentenceOf({ code, message }: Refusal, texts: Texts): string {
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? message
}
