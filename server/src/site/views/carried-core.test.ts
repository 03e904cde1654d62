import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { addSiteDocuments } from '../../ground/documents/add-site-documents.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const db = () => site.context.database.dbFor(site.siteId)

async function postNamed(urlId: string) {
  const items = await listDocuments(db(), 'item')
  const found = items.find((item) => item.body.urlId === urlId)
  if (found === undefined) throw new Error(`no post ${urlId}`)
  return found
}

/** How many rows the database sends while something happens. */
async function rowsSentDuring(work: () => Promise<unknown>): Promise<number> {
  let rows = 0
  const client = pg.Client.prototype as { query: (...args: unknown[]) => unknown }
  const { query } = client
  client.query = function counting(this: unknown, ...args: unknown[]): unknown {
    const answer = query.apply(this, args)
    if (!(answer instanceof Promise)) return answer
    return answer.then((result: { rows?: unknown[] }) => {
      rows += result.rows?.length ?? 0
      return result
    })
  }
  try {
    await work()
  } finally {
    client.query = query
  }
  return rows
}

async function editAndLook(title: string): Promise<number> {
  const { id: itemId } = await postNamed('second-firing')
  await site.perform(editItem, { itemId, set: { title } })
  return rowsSentDuring(async () => {
    expect((await site.get('/journal/second-firing')).text).toContain(title)
  })
}

/** Holds the answer to the first question that is put to the database, until it is let go. */
function holdFirstAnswer(): { readonly arrived: Promise<void>; release(): void } {
  const client = pg.Client.prototype as { query: (...args: unknown[]) => unknown }
  const { query } = client
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  client.query = function holding(this: unknown, ...args: unknown[]): unknown {
    client.query = query
    const answer = query.apply(this, args)
    if (!(answer instanceof Promise)) return answer
    return answer.then((rows: unknown) => {
      arrive()
      return released.then(() => rows)
    })
  }
  return { arrived, release }
}

describe('after an edit', () => {
  test('the next page reads no more rows with a thousand further posts and layouts', async () => {
    await site.get('/journal/second-firing')
    const few = await editAndLook('Read among few')
    const { body } = await postNamed('second-firing')
    const layout = { columns: 12 as const, rows: [], updatedOn: 0 }
    const more = Array.from({ length: 1000 }, (_, number) => [
      {
        kind: 'item' as const,
        id: `zz-${number}`,
        body: { ...body, urlId: `more-${number}`, collectionId: 'elsewhere' },
      },
      { kind: 'layout' as const, id: `item-zz-${number}`, body: layout },
    ]).flat()
    await addSiteDocuments(db(), site.context.kinds, more, 1)
    expect(await editAndLook('Read among many')).toBe(few)
    expect(few).toBeGreaterThan(0)
  })

  test('templates that have not changed are not compiled again', async () => {
    await site.get('/')
    const { live } = site.context.views
    const before = await live.find(site.siteId, { now: site.time.now, uptime: 0 })
    await editAndLook('Nothing to compile')
    const after = await live.find(site.siteId, { now: site.time.now, uptime: 0 })
    expect(after).not.toBe(before)
    expect(after?.template).toBe(before?.template)
  })

  test('other pages keep their bytes', async () => {
    const before = (await site.get('/')).text
    await editAndLook('Seen on its own page')
    expect((await site.get('/')).text).toBe(before)
  })

  test('what pages share is as it would be if it were read anew', async () => {
    await site.perform(setSiteDetails, { set: { title: 'Fern & Daughters' } })
    await site.writeTemplate({ 'blocks/note.block': 'A note.', 'blocks/other.block': 'Another.' })
    const { live } = site.context.views
    const carried = await live.find(site.siteId, { now: site.time.now, uptime: 1e9 })
    const collections = await listDocuments(db(), 'collection')
    const files = await listDocuments(db(), 'template-file')
    expect(carried?.settings.title).toBe('Fern & Daughters')
    expect([...(carried?.collections ?? [])]).toEqual(collections.map((one) => [one.id, one.body]))
    expect([...(carried?.files ?? [])]).toEqual(files.map((one) => [one.id, one.body]))
  })
})

test('what is being read while somebody writes is shown to nobody who asks after that', async () => {
  const { live } = site.context.views
  const moment = { now: site.time.now, uptime: 2e9 }
  const held = holdFirstAnswer()
  const before = live.find(site.siteId, moment)
  await held.arrived
  await site.perform(setSiteDetails, { set: { title: 'Written meanwhile' } })
  live.forget(site.siteId)
  const after = live.find(site.siteId, moment)
  held.release()
  expect((await before)?.settings.title).not.toBe('Written meanwhile')
  expect((await after)?.settings.title).toBe('Written meanwhile')
  expect((await live.find(site.siteId, moment))?.settings.title).toBe('Written meanwhile')
})
