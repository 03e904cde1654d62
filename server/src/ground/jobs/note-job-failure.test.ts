import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { noteJobFailure, quietMs, tellJobFailures } from './note-job-failure.ts'

const now = Date.UTC(2026, 3, 1)
const sites = ['a', 'b'].map((letter) => letter.repeat(24) as SiteId)
let created: TestDatabase
let database: Database

beforeAll(async () => {
  created = await createTestDatabase()
  database = openDatabase(created.connection)
})
afterAll(async () => {
  await database.close()
  await created.drop()
})

test('a site whose owner cannot be told keeps no other from being told, and is told later', async () => {
  for (const siteId of sites) {
    const failure = { kind: 'mail' as const, about: 'one', detail: 'Your order', reason: 'refused' }
    await noteJobFailure(database.dbFor(siteId), failure, now)
  }
  const told: string[] = []
  const round = (at: number, broken?: SiteId) =>
    tellJobFailures(database, at, ({ siteId }, failures) => {
      if (siteId === broken) return Promise.reject(new Error('no words'))
      told.push(...failures.map(({ about }) => `${siteId.slice(0, 1)} ${about}`))
      return Promise.resolve()
    })
  await expect(round(now, sites[0])).rejects.toThrow('some owners were not told')
  expect(told).toEqual(['b one'])
  await round(now + 1)
  await round(now + 1 + quietMs)
  expect(told).toEqual(['b one', 'a one'])
})
