import { describe, expect, it } from 'vitest'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { setPageCode } from '../collections/page-code-actions.ts'
import { setPagePassword } from '../collections/page-password-actions.ts'
import { isOnView } from '../content/post-state.ts'
import { setSitePassword } from '../sites/site-password-actions.ts'
import { lockBefore } from './lock.ts'

const [former, next] = ['aa'.repeat(12), 'bb'.repeat(12)]
const page = (body: object): StoredDocument<'collection'> => ({
  kind: 'collection',
  id: 'about',
  revision: 1,
  body: { title: 'About', sample: true, updatedOn: 0, ...body } as never,
})
const settings = (body: object): StoredDocument<'site-settings'> => ({
  kind: 'site-settings',
  id: 'site',
  revision: 1,
  body: { title: 'Fern', ...body } as never,
})

describe('a lock', () => {
  it('is before whoever has not opened that very one', () => {
    expect(lockBefore({ lockId: next }, new Set())).toBe(next)
    expect(lockBefore({ lockId: next }, new Set([former]))).toBe(next)
    expect(lockBefore({ lockId: next }, new Set([next]))).toBeUndefined()
    expect(lockBefore({ lockId: null }, new Set())).toBeUndefined()
    expect(lockBefore({}, new Set())).toBeUndefined()
  })

  it('of a page hides what stands on it, and opens none that is hidden', () => {
    const item = { visibility: 'live', publishOn: 0 } as const
    const sees = (visibility: 'live' | 'draft', unlocked: string[]) =>
      isOnView(item, { visibility, lockId: next }, { now: 1, unlocked: new Set(unlocked) })
    expect(sees('live', [])).toBe(false)
    expect(sees('live', [next])).toBe(true)
    expect(sees('draft', [next])).toBe(false)
  })
})

describe('the password of a page', () => {
  const set = (before: object, edit: object) =>
    performOn(setPagePassword, [page(before)], { collectionId: 'about', ...edit })
  const lockAfter = (done: ReturnType<typeof set>) =>
    done.ok ? (done.value[0]?.after as { lockId?: string } | undefined)?.lockId : 'refused'

  it('is set, changed and removed by the id of its lock', () => {
    expect(lockAfter(set({}, { set: { lockId: next }, seen: { lockId: null } }))).toBe(next)
    expect(lockAfter(set({ lockId: former }, { set: { lockId: next } }))).toBe(next)
    const removed = set({ lockId: former }, { set: { lockId: null } })
    expect(lockAfter(removed)).toBeUndefined()
    expect(removed.ok && Object.hasOwn(removed.value[0]?.after ?? {}, 'lockId')).toBe(false)
  })

  it('of somebody who did not see the latest one is refused with both', () => {
    const stale = set({ lockId: former }, { set: { lockId: next }, seen: { lockId: null } })
    expect(refusalCode(stale)).toBe('fields-changed')
  })

  it('makes an example page the owner’s own', () => {
    const done = set({}, { set: { lockId: next } })
    expect(done.ok && done.value[0]?.after).toMatchObject({ sample: false })
  })

  it('names locks in the one shape that ids have, and is called what it does', () => {
    for (const lockId of ['', 'x', '../etc', next.toUpperCase(), 'a'.repeat(500), 7]) {
      expect(
        setPagePassword.input.safeParse({ collectionId: 'about', set: { lockId } }).success,
      ).toBe(false)
    }
    const title = (before: object, lockId: string | null) => {
      const reader = { find: () => page(before).body, list: () => [] } as never
      const { title: named } = setPagePassword
      return typeof named === 'string'
        ? named
        : named(reader, { collectionId: 'about', set: { lockId }, seen: {} })
    }
    expect(title({}, next)).toBe('Set page password')
    expect(title({ lockId: former }, next)).toBe('Change page password')
    expect(title({ lockId: former }, null)).toBe('Remove page password')
  })

  it('of a page that is gone is refused', () => {
    const done = performOn(setPagePassword, [], { collectionId: 'gone', set: { lockId: next } })
    expect(refusalCode(done)).toBe('no-such-page')
  })
})

it('the password of the site leaves everything else of its settings', () => {
  const done = performOn(setSitePassword, [settings({})], { set: { lockId: next } })
  expect(done.ok && done.value[0]?.after).toEqual({ title: 'Fern', lockId: next })
})

describe('the code of a page', () => {
  const set = (before: object, header: string) =>
    performOn(setPageCode, [page(before)], { collectionId: 'about', set: { header } })

  it('stands as it was typed, and is gone once it is empty', () => {
    const code = '<script>one()</script>'
    const added = set({}, code)
    expect(added.ok && added.value[0]?.after).toMatchObject({ codeInjection: { header: code } })
    const emptied = set({ codeInjection: { header: code } }, '')
    expect(emptied.ok && Object.hasOwn(emptied.value[0]?.after ?? {}, 'codeInjection')).toBe(false)
  })

  it('ends somewhere', () => {
    const input = { collectionId: 'about', set: { header: 'x'.repeat(100_001) } }
    expect(setPageCode.input.safeParse(input).success).toBe(false)
  })
})
