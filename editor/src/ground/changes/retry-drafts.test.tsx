import { afterEach, expect, test, vi } from 'vitest'
import { useDrafts, type FormDraft } from './drafts.ts'
import { retryByItself } from './retry-drafts.ts'
import { longestWaitMs } from './retry-waits.ts'

const draft: FormDraft = {
  kind: 'form',
  key: 'form site details',
  siteId: 'site',
  name: 'Site details',
  place: '/config',
  fields: { title: { typed: 'mine', seen: 'before' } },
  state: { kind: 'signed-out' },
  wish: { action: 'set-site-details', input: { set: { title: 'mine' } } },
  wished: { title: { typed: 'mine', value: 'mine' } },
}

afterEach(() => void vi.useRealTimers())

test('who is signed in is asked by and by, as somebody may have signed in in another tab', async () => {
  vi.useFakeTimers()
  useDrafts.setState({ accountId: 'ada', drafts: { [draft.key]: draft } })
  let asked = 0
  retryByItself(() => {
    asked += 1
    return Promise.resolve(null)
  })
  for (const times of [1, 2]) {
    await vi.advanceTimersByTimeAsync(longestWaitMs)
    expect(asked).toBe(times)
  }
})
