import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeReply, HistoryReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor
let base: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(() => server.close())

const history = async (query = '') =>
  (await owner.get(`${base}/history?limit=1${query}`)).json<HistoryReply>()
const newest = async () => (await history()).changes[0]?.sequence ?? 1
const addPage = (title: string, more: object = {}, who = owner) =>
  who.write('POST', `${base}/actions`, { action: 'add-page', input: { title }, ...more })

describe('an action whose answer was lost', () => {
  it('is done once, and answered as it was', async () => {
    const since = await newest()
    const first = (await addPage('Twice')).json<ChangeReply>()
    const second = (await addPage('Twice', { since })).json<ChangeReply>()
    expect(second).toEqual(first)
    expect(await newest()).toBe(first.sequence)
  })

  it('is done where it never arrived, or another person did the same', async () => {
    const since = await newest()
    const friend = await server.person('friend@fern.example', [Role.admin])
    const hers = (await addPage('Ours', {}, friend)).json<ChangeReply>()
    const his = (await addPage('Ours', { since })).json<ChangeReply>()
    expect(his.sequence).toBe(hers.sequence + 1)
    const again = (await addPage('Ours', { since: his.sequence })).json<ChangeReply>()
    expect(again.sequence).toBe(his.sequence + 1)
  })
})

describe('what a write has changed', () => {
  it('comes with its answer where that is wanted', async () => {
    const input = { set: { tagline: 'Pots' } }
    const done = await owner.write('POST', `${base}/actions`, {
      action: 'set-site-details',
      input,
      bodies: true,
    })
    const { sequence, documents } = done.json<ChangeReply>()
    expect(documents).toMatchObject([
      { kind: 'site-settings', id: 'site', revision: sequence, body: { tagline: 'Pots' } },
    ])
    const undone = await owner.write('POST', `${base}/undo`, { bodies: true })
    expect(undone.json<ChangeReply>().documents).toMatchObject([{ kind: 'site-settings' }])
  })

  it('is told of every revision, by which others see that something happened', async () => {
    const since = await newest()
    expect((await history(`&since=${since}`)).changed).toEqual([])
    const { changed } = (await addPage('News')).json<ChangeReply>()
    const told = (await history(`&since=${since}`)).changed ?? []
    expect(told.map(({ id }) => id).toSorted()).toEqual(changed.map(({ id }) => id).toSorted())
    expect((await history('&since=2147483647')).changed).toBeNull()
  })
})
