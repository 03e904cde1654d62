import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { searchDictionaries } from '@vitrine/rules/site/search/search-dictionary.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

type Hit = { title: string; url: string; isPage?: boolean }

async function search(query: string): Promise<Hit[]> {
  const page = await site.get(`/search?format=json&q=${encodeURIComponent(query)}`)
  expect(page.status).toBe(200)
  return (JSON.parse(page.text) as { items: Hit[] }).items
}
const titles = async (query: string) => (await search(query)).map(({ title }) => title)

describe('probe', () => {
  test('works', async () => {
    expect(await titles('firing')).toEqual(['Second firing', 'First firing'])
    expect(await titles('bowls')).toEqual(['Moss Bowl'])
    expect(await titles('hot')).toEqual(['Second firing'])
    expect(await titles('BOWL-S')).toEqual(['Moss Bowl'])
    const { rows } = await sql<{ name: string }>`select dictname as name from pg_ts_dict`.execute(
      site.context.database.kysely,
    )
    const known = rows.map(({ name }) => name)
    expect(searchDictionaries.filter((name) => !known.includes(name))).toEqual([])
  })
})
