import { describe, expect, test } from 'vitest'
import { RecordType } from '../content/content-item.ts'
import { readComment, type TypedComment } from './read-comment.ts'
import { takesComments } from './takes-comments.ts'

const typed: TypedComment = {
  name: 'Ada',
  email: '',
  url: '',
  text: 'Lovely.',
  subject: '',
  shown: '0',
}

function read(more: Partial<TypedComment> = {}, needsApproval = true) {
  return readComment({ ...typed, ...more }, { now: 60_000, needsApproval })
}

describe('a comment', () => {
  test('is kept without what cannot be seen, with its lines', () => {
    const text = '\u202e one\t \r\n\r\n\r\n\r\ntwo\u0000 \ufeff👩‍🚀\n'
    const comment = read({ name: ' A\u200bda\n  L ', text })
    expect(comment).toMatchObject({
      ok: true,
      value: { authorName: 'Ada L', body: 'one\n\ntwo 👩‍🚀', state: 'waiting' },
    })
  })

  test('is seen at once where nothing is to be approved, unless a program filled in a hidden field', () => {
    expect(read({}, false)).toMatchObject({ value: { state: 'approved' } })
    expect(read({ subject: 'x' }, false)).toMatchObject({ value: { state: 'spam' } })
  })

  test('is no comment that was sent as soon as its form was shown', () => {
    for (const shown of ['59000', '70000', 'soon', '', 'NaN', 'Infinity']) {
      expect(read({ shown })).toMatchObject({ refusal: { code: 'comment-too-quick' } })
    }
    expect(read({ shown: '58000' })).toMatchObject({ ok: true })
  })
})

describe('comments are open', () => {
  const on = (commentEnableByDefault: boolean, commentsEnabled = true) => ({
    comments: { commentsEnabled, commentApprovalRequired: true, commentEnableByDefault },
  })
  const post = { recordType: RecordType.text } as const

  test('as the site says, unless the post says otherwise', () => {
    expect(takesComments(post, {})).toBe(false)
    expect(takesComments(post, on(true))).toBe(true)
    expect(takesComments({ ...post, commentState: 0 }, on(false))).toBe(false)
    expect(takesComments({ ...post, commentState: 2 }, on(true))).toBe(false)
    expect(takesComments({ ...post, commentState: 1 }, on(false))).toBe(true)
    expect(takesComments({ ...post, commentState: 1 }, on(true, false))).toBe(false)
  })

  test('on no product', () => {
    expect(takesComments({ recordType: RecordType.storeItem, commentState: 1 }, on(true))).toBe(
      false,
    )
  })
})
