import { z } from 'zod'
import type { DocumentEdit, DocumentReader } from '../../ground/documents/document.ts'
import { draftIdOf } from '../../ground/documents/draft-of.ts'
import { withoutRepeats } from '../../ground/documents/item-words.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Refused } from '../../ground/refusals/result.ts'
import { PostState, type ContentItem } from './content-item.ts'
import { contentRefusal } from './content-messages.ts'
import { deletionOf } from './existing-item.ts'
import { itemFields, maxWordsOfItem } from './item-fields.ts'
import { movedPost } from './post-state.ts'
import { termFields } from './term-changes.ts'
import { termWord } from './term-word.ts'

/** How many posts one action changes at most. */
export const maxPostsAtOnce = 200

// more are refused in words of their own
const itemIds = z.array(z.string().min(1).max(100)).min(1).max(5000)

const aboutOne = ({ itemIds: [first, ...others] }: { itemIds: readonly string[] }) =>
  first === undefined || others.length > 0 ? undefined : ({ kind: 'item', id: first } as const)

/** How history calls what is done to several posts. */
function ofPosts({ itemIds: ids }: { itemIds: readonly string[] }): string {
  const count = new Set(ids).size
  return count === 1 ? '1 post' : `${count} posts`
}

/** What is read of those that were chosen: where they are too many nothing but the refusal is made. */
function readable(ids: readonly string[]): readonly string[] {
  const chosen = [...new Set(ids)]
  return chosen.length > maxPostsAtOnce ? [] : chosen
}

type Chosen = { readonly id: string; readonly post: ContentItem }

/** The posts that were chosen, each once, or why not all of them can be changed. */
function chosenPosts(documents: DocumentReader, ids: readonly string[]): Chosen[] | Refused {
  const chosen = [...new Set(ids)]
  if (chosen.length > maxPostsAtOnce) return refuse(contentRefusal('too-many-at-once'))
  const posts: Chosen[] = []
  for (const id of chosen) {
    const post = documents.find('item', id)
    if (post === undefined) return refuse(contentRefusal('some-items-gone'))
    if (post.product !== null) return refuse(contentRefusal('is-a-product'))
    posts.push({ id, post })
  }
  return posts
}

/** Brings several posts into one state: all of them, or none where one may not go there. */
export const setPostStates = ownerAction({
  name: 'set-post-states',
  title: (_documents, input) => `Change state of ${ofPosts(input)}`,
  about: aboutOne,
  capability: 'edit-pages',
  input: z.object({
    itemIds,
    state: z.enum(Object.values(PostState)),
    /** Of scheduled posts; absent: the time that each has. */
    publishOn: itemFields.shape.publishOn,
  }),
  reads: ({ itemIds: chosen }) => [{ kind: 'item', ids: readable(chosen) }],
  perform(documents, { itemIds: ids, state, publishOn }, { now }) {
    const posts = chosenPosts(documents, ids)
    if ('ok' in posts) return posts
    const edits: DocumentEdit[] = []
    for (const { id, post } of posts) {
      const moved = movedPost(post, state, { now, publishOn })
      if ('ok' in moved) return moved
      const isSame = moved.visibility === post.visibility && moved.publishOn === post.publishOn
      if (isSame) continue
      edits.push({ kind: 'item', id, after: { ...post, ...moved, sample: false, updatedOn: now } })
    }
    return ok(edits)
  },
})

/** How many words several posts are given at a time. */
const maxAddedWords = 20

function added(word: z.ZodType<string>) {
  return z.array(word).min(1).max(maxAddedWords).overwrite(withoutRepeats)
}

const addedWords = z.discriminatedUnion('sort', [
  z.object({ itemIds, sort: z.literal('tag'), words: added(termWord.tag) }),
  z.object({ itemIds, sort: z.literal('category'), words: added(termWord.category) }),
])

/** Files several posts under more tags or categories; those that have them stay as they are. */
export const addWordsToItems = ownerAction({
  name: 'add-words-to-items',
  title: (_documents, input) => {
    const sort = input.sort === 'tag' ? 'tags' : 'categories'
    return `Add ${sort} to ${ofPosts(input)}`
  },
  about: aboutOne,
  capability: 'edit-pages',
  input: addedWords,
  reads: ({ itemIds: chosen }) => [{ kind: 'item', ids: readable(chosen) }],
  perform(documents, { itemIds: ids, sort, words }, { now }) {
    const posts = chosenPosts(documents, ids)
    if ('ok' in posts) return posts
    const field = termFields[sort].items
    const edits: DocumentEdit[] = []
    for (const { id, post } of posts) {
      const after = withoutRepeats([...post[field], ...words])
      if (after.length === post[field].length) continue
      if (after.length > maxWordsOfItem) return refuse(contentRefusal('too-many-words-of-item'))
      edits.push({
        kind: 'item',
        id,
        after: { ...post, [field]: after, sample: false, updatedOn: now },
      })
    }
    return ok(edits)
  },
})

/** Deletes several posts, each with its layout. */
export const deleteItems = ownerAction({
  name: 'delete-items',
  title: (_documents, input) => `Delete ${ofPosts(input)}`,
  about: aboutOne,
  capability: 'edit-pages',
  input: z.object({ itemIds }),
  reads: ({ itemIds: chosen }) => {
    const ids = readable(chosen)
    const layouts = ids.map((id) => `item-${id}`)
    return [
      { kind: 'item', ids },
      { kind: 'layout', ids: [...layouts, ...layouts.map(draftIdOf)] },
    ]
  },
  perform(documents, { itemIds: ids }) {
    const posts = chosenPosts(documents, ids)
    return 'ok' in posts ? posts : ok(posts.flatMap(({ id }) => deletionOf(id)))
  },
})
