import { z } from 'zod'
import { readLocalTime, writeLocalTime } from '@vitrine/rules/ground/dates/local-time.ts'
import { commentChoices, type ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { itemAsEdited, itemFields, itemTitle } from '@vitrine/rules/site/content/item-fields.ts'
import { flatFields, type FlatFields } from '../../ground/changes/flat-fields.ts'

/** What is typed about a post; its date by the clock of the site. */
export type PostDraft = {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  readonly authorName: string
  readonly publishOn: string
  readonly starred: boolean
  readonly sourceUrl: string
  readonly passthrough: boolean
  readonly commentState: (typeof commentChoices)[number]
  readonly tags: readonly string[]
  readonly categories: readonly string[]
}

/** Tells the form of one post from those of others. */
export function postFormId(itemId: string): string {
  return `post ${itemId}`
}

/** What is stored of a post, as it is typed. */
export function typedPost(post: ContentItem, timeZone: string): PostDraft {
  return { ...ownFields(post), publishOn: writeLocalTime(post.publishOn, timeZone) }
}

/** The same as it is stored. */
export function seenOfPost(post: ContentItem): FlatFields {
  return flatFields({ ...ownFields(post), publishOn: post.publishOn })
}

function ownFields(post: ContentItem) {
  const { title, urlId, excerpt, authorName, starred, tags, categories } = post
  const { sourceUrl, passthrough, commentState } = itemAsEdited(post)
  const source = { sourceUrl, passthrough, commentState }
  return { title, urlId, excerpt, authorName, starred, tags, categories, ...source }
}

/** Reads what is typed about a post: its date becomes an instant. */
export function postSchema(timeZone: string) {
  const fields = itemFields.shape
  return z.object({
    title: itemTitle,
    urlId: fields.urlId.unwrap().min(1),
    excerpt: fields.excerpt.unwrap(),
    authorName: fields.authorName.unwrap(),
    publishOn: localTime(timeZone),
    starred: z.boolean(),
    sourceUrl: fields.sourceUrl.unwrap(),
    passthrough: z.boolean(),
    commentState: z.literal(commentChoices),
    tags: fields.tags.unwrap(),
    categories: fields.categories.unwrap(),
  })
}

/** A day and a time by the clock of a zone, as epoch milliseconds. */
export function localTime(timeZone: string) {
  return z
    .string()
    .max(40)
    .transform((text, context) => {
      const instant = readLocalTime(text, timeZone)
      if (instant !== undefined) return instant
      context.addIssue({ code: 'custom', message: noDate })
      return z.NEVER
    })
}

/** Said of what is no day and time. */
export const noDate = 'Enter a day and a time.'
