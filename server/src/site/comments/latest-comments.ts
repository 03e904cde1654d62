import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SiteTemplate } from '../templates/site-template.ts'
import { commentTexts } from './comment-texts.ts'

/** An approved comment with where it stands. */
export type LatestComment = {
  readonly id: string
  readonly author_name: string
  readonly body: string
  readonly created_at: number
  readonly item_title: string
  readonly item_url: string
  readonly page_url: string
}

export type LatestRequest = {
  readonly collectionId: string
  readonly limit: number
  /** Epoch milliseconds; what is published later is not seen yet. */
  readonly publishedBy: number
}

/** What a comment says in a list of several, in characters. */
const shownCharacters = 160

/**
 * What a block shows of the comments that came last, with the words around them in the language of the
 * site; a template may translate those.
 */
export function latestComments(
  comments: readonly LatestComment[],
  { locale, template }: { readonly locale: string; readonly template: SiteTemplate },
): Record<string, unknown> {
  const texts = { ...commentTexts(locale), ...template.strings(locale) }
  return {
    latestText: escapeHtml(texts.commentsNewestText),
    noneText: escapeHtml(texts.commentsNoneText),
    comments: comments.map((comment) => ({
      authorName: escapeHtml(comment.author_name),
      text: escapeHtml(beginningOf(comment.body)),
      title: escapeHtml(comment.item_title),
      href: escapeHtml(`/${comment.page_url}/${comment.item_url}#comment-${comment.id}`),
      addedOn: comment.created_at,
      addedOnIso: new Date(comment.created_at).toISOString(),
    })),
  }
}

/** In one line; what is longer ends before a word. */
function beginningOf(body: string): string {
  const characters = [...body.replaceAll(/\s+/g, ' ')]
  if (characters.length <= shownCharacters) return characters.join('')
  const cut = characters.slice(0, shownCharacters).join('')
  return `${cut.replace(/ \S*$/, '')}…`
}
