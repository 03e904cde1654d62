import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNameServer, type NameServer } from '../../testing/name-server.ts'
import { NamesUnanswered, openNameResolver } from './name-resolver.ts'

let server: NameServer
beforeAll(async () => {
  server = await openNameServer()
})
afterAll(() => server.close())

const resolver = () => openNameResolver([server.address])

test('finds all texts of a name, long ones in one piece, and all its addresses', async () => {
  const long = 'x'.repeat(600)
  server.records.set('fern.com', { txt: ['v=spf1 -all', long], a: ['192.0.2.1', '192.0.2.2'] })
  expect((await resolver().texts('fern.com')).toSorted()).toEqual(['v=spf1 -all', long])
  expect((await resolver().addresses('fern.com')).toSorted()).toEqual(['192.0.2.1', '192.0.2.2'])
})

test('finds nothing where a name is not there, or has nothing of the kind', async () => {
  server.records.set('bare.com', {})
  for (const name of ['bare.com', 'nobody.com']) {
    expect(await resolver().texts(name)).toEqual([])
    expect(await resolver().addresses(name)).toEqual([])
  }
})

test('says so where no name server answers, and waits for none for long', async () => {
  server.records.set('silent.com', null)
  await expect(resolver().texts('silent.com')).rejects.toThrow(NamesUnanswered)
  // nobody listens there
  await expect(openNameResolver(['127.0.0.1:9']).texts('fern.com')).rejects.toThrow(NamesUnanswered)
}, 30_000)
