import { describe, expect, it } from 'vitest'
import { itemDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { editItem, setPostState } from './item-actions.ts'
import { PostState } from './content-item.ts'
import { contentMessages, postStateTitles } from './content-messages.ts'
import { nothingUnlocked } from '../locks/lock.ts'
import { isOnView, isPublished, postStateOf } from './post-state.ts'

/** The clock of `performOn`. */
const now = 1_000
const states = Object.values(PostState)

function postIn(state: PostState) {
  const visibility = state === 'scheduled' || state === 'published' ? 'live' : state
  return itemDocument('post', { visibility, publishOn: state === 'scheduled' ? now + 500 : 10 })
}

function moved(from: PostState, input: object) {
  return performOn(setPostState, [postIn(from)], { itemId: 'post', ...input })
}

/** The states that a post can be brought to from one, by trying each. */
function reachable(from: PostState): PostState[] {
  return states.filter((state) => {
    const result = moved(from, state === 'scheduled' ? { state, publishOn: now + 900 } : { state })
    if (!result.ok) {
      expect(result.refusal).toMatchObject({ code: 'no-way-to-state', status: 409 })
      return false
    }
    const after = result.value[0]?.after
    if (after === undefined) throw new Error('nothing was changed')
    expect(postStateOf(after as never, now)).toBe(state)
    return true
  })
}

describe('a post on its way to visitors', () => {
  it('goes from draft over review and schedule to published, or back to draft', () => {
    expect(Object.fromEntries(states.map((from) => [from, reachable(from).join(' ')]))).toEqual({
      draft: 'draft needs-review scheduled published private',
      'needs-review': 'draft needs-review scheduled published private',
      scheduled: 'draft scheduled published private',
      published: 'draft scheduled published private',
      private: 'draft private',
    })
  })

  it('is published when its instant comes, without anybody doing anything', () => {
    const { body } = postIn('scheduled')
    expect([now, now + 499, now + 500].map((at) => postStateOf(body, at))).toEqual([
      'scheduled',
      'scheduled',
      'published',
    ])
  })

  it('is seen by visitors in no state but the last', () => {
    const seen = states.filter((state) => isPublished(postIn(state).body, now))
    expect(seen).toEqual(['published'])
  })

  it('is not on view where its page is hidden or gone, whatever its own state', () => {
    const onView = (page: { visibility: 'live' | 'draft' } | undefined) =>
      states.filter((state) =>
        isOnView(postIn(state).body, page, { now, unlocked: nothingUnlocked }),
      )
    expect(onView({ visibility: 'live' })).toEqual(['published'])
    expect(onView({ visibility: 'draft' })).toEqual([])
    expect(onView(undefined)).toEqual([])
  })

  it('is scheduled for a time to come only, and published at once when that is wished', () => {
    const past = moved('draft', { state: 'scheduled', publishOn: now })
    expect(past).toMatchObject({
      refusal: {
        code: 'schedule-is-past',
        fields: { publishOn: contentMessages['schedule-is-past'] },
      },
    })
    expect(moved('scheduled', { state: 'published' })).toMatchObject({
      value: [{ after: { visibility: 'live', publishOn: now, sample: false, updatedOn: now } }],
    })
    expect(moved('draft', { state: 'published' })).toMatchObject({
      value: [{ after: { visibility: 'live', publishOn: 10 } }],
    })
  })

  it('does not come back from private to visitors by an edit of its fields', () => {
    const edit = (fields: object) =>
      performOn(editItem, [postIn('private')], { itemId: 'post', set: fields })
    expect(refusalCode(edit({ visibility: 'live' }))).toBe('no-way-to-state')
    expect(edit({ title: 'New' })).toMatchObject({ value: [{ after: { visibility: 'private' } }] })
    expect(edit({ visibility: 'draft' })).toMatchObject({ ok: true })
  })

  it('has a name in words for each state but the public one, those of the specification', () => {
    expect(postStateTitles).toMatchObject({
      scheduled: 'Scheduled',
      'needs-review': 'Needs Review',
      draft: 'Draft',
      private: 'Private',
    })
  })
})
