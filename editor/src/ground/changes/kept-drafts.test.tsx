import { beforeEach, expect, test } from 'vitest'
import { findDraft, putDraft, useDrafts, type FileDraft } from './drafts.ts'
import { keepDraftsOverReload } from './kept-drafts.ts'
import { retryByItself } from './retry-drafts.ts'
import { resolveConflict } from './save-draft.ts'

const file: FileDraft = {
  kind: 'file',
  key: 'file site site.region',
  siteId: 'site',
  name: 'site.region',
  place: '/config',
  path: 'site.region',
  revision: 3,
  fields: { text: { typed: 'mine', seen: 'before' } },
  state: {
    kind: 'conflict',
    conflicts: [{ field: 'text', yours: 'mine', theirs: 'theirs' }],
    theirRevision: 7,
  },
}

function reload(accountId: string, draft: FileDraft): void {
  const drafts = { [draft.key]: draft }
  sessionStorage.setItem('vitrine-drafts', JSON.stringify({ accountId, drafts }))
  keepDraftsOverReload()
}

beforeEach(() => useDrafts.setState({ accountId: '', drafts: {} }))

test('a file that somebody else changed stands on what it was typed on, also after a reload', () => {
  reload('ada', file)
  expect(findDraft(file.key)).toMatchObject({ revision: 3, state: { kind: 'typed' } })
})

test('only who chooses their own text over another one puts it on that', () => {
  putDraft(file)
  expect(findDraft(file.key)).toMatchObject({ revision: 3 })
  resolveConflict(file.key, 'mine')
  expect(findDraft(file.key)).toMatchObject({ revision: 7, state: { kind: 'typed' } })
})

test('what found no connection is not sent in the name of whoever has signed in meanwhile', async () => {
  reload('ada', { ...file, state: { kind: 'offline', tries: 0 } })
  let asked = 0
  retryByItself(() => {
    asked += 1
    return Promise.resolve('eve')
  })
  globalThis.dispatchEvent(new Event('online'))
  await expect.poll(() => findDraft(file.key)?.state.kind).toBe('signed-out')
  expect(asked).toBe(1)
})
