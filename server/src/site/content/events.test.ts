import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let visitor: Visitor
let base: string
let calendar: string

const hour = 3_600_000
const day = 24 * hour

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  visitor = shop.visitor()
  base = `/api/editor/sites/${shop.siteId}`
  const wish = { title: 'Open studio', typeName: 'events', urlId: 'events' }
  calendar = idOf(await act('add-page', wish), 'collection')
})
afterAll(() => shop.close())

async function act(action: string, input: object) {
  const done = await owner.write('POST', `${base}/actions`, { action, input, bodies: true })
  // a view is looked for anew once a second has passed
  shop.time.now += 1001
  expect([action, done.status, done.status === 200 || done.text]).toEqual([action, 200, true])
  return done.json<ChangeReply>()
}

async function refusalOf(action: string, input: object): Promise<string> {
  const done = await owner.write('POST', `${base}/actions`, { action, input })
  return done.json<{ code: string }>().code
}

function idOf({ changed }: ChangeReply, kind: string): string {
  return changed.find((one) => one.kind === kind)?.id ?? ''
}

/** @param from hours from now */
async function add(title: string, from: number, hours: number, more: object = {}): Promise<string> {
  const startDate = shop.time.now + from * hour
  const dates = { startDate, endDate: startDate + hours * hour }
  return idOf(await act('add-item', { collectionId: calendar, title, ...dates, ...more }), 'item')
}

type EventsPage = {
  readonly items: readonly { readonly title: string }[]
  readonly upcoming: readonly { readonly title: string }[]
  readonly past: readonly { readonly title: string }[]
  readonly pagination: { readonly nextPageUrl?: string }
}

async function listed(query = ''): Promise<EventsPage> {
  const reply = await visitor.get(`/events?format=json${query}`)
  expect(reply.status).toBe(200)
  return reply.json<EventsPage>()
}

const titles = (events: readonly { readonly title: string }[]) => events.map(({ title }) => title)

describe('a page of events', () => {
  it('says that nothing is planned while it holds none', async () => {
    const { text } = await visitor.get('/events')
    expect(text).toContain('Nothing is planned at the moment.')
    expect(text).not.toContain('<squarespace')
  })

  it('shows what is to come as it begins, and what has ended, the latest first', async () => {
    const ids = [
      await add('Long show', -48, 24 * 30),
      await add('Tomorrow', 24, 2),
      await add('In an hour', 1, 1),
      await add('Yesterday', -26, 2),
      await add('Long ago', -900, 2),
      await add('Not yet told', 5, 1, { visibility: 'draft' }),
    ]
    const page = await listed()
    expect(titles(page.upcoming)).toEqual(['Long show', 'In an hour', 'Tomorrow'])
    expect(titles(page.past)).toEqual(['Yesterday', 'Long ago'])
    expect(titles(page.items)).toEqual([...titles(page.upcoming), ...titles(page.past)])
    shop.time.now += 3 * hour
    const later = await listed()
    expect(titles(later.upcoming)).toEqual(['Long show', 'Tomorrow'])
    expect(titles(later.past)).toEqual(['In an hour', 'Yesterday', 'Long ago'])
    for (const itemId of ids) await act('delete-item', { itemId })
  })

  it('holds no event that has ended longer than a minute among what is to come', async () => {
    const id = await add('Soon over', 1, 1)
    expect((await visitor.get('/events')).text).toContain('>Upcoming</h2>')
    // time passes for what is kept, too
    shop.time.now += 2 * hour + 61_000
    const { text } = await visitor.get('/events')
    expect([text.includes('>Upcoming</h2>'), text.includes('Soon over')]).toEqual([false, true])
    await act('delete-item', { itemId: id })
  })

  it('goes on to earlier ones a page at a time, each once', async () => {
    const ids = []
    for (let at = 1; at <= 32; at++) ids.push(await add(`Past ${at}`, -24 * at - 5, 1))
    const first = await listed()
    expect(titles(first.past)).toHaveLength(30)
    const next = (first.pagination.nextPageUrl ?? '').split('?')[1]?.replaceAll('&amp;', '&') ?? ''
    const second = await listed(`&${next}`)
    expect(titles(second.upcoming)).toEqual([])
    expect([...titles(first.past), ...titles(second.past)]).toEqual(
      Array.from({ length: 32 }, (_, at) => `Past ${at + 1}`),
    )
    for (const itemId of ids) await act('delete-item', { itemId })
  })

  it('is narrowed to a tag, and to what takes place in a month', async () => {
    const monthOf = (instant: number) => {
      const [year, month] = new Date(instant).toISOString().split('-')
      return `${month}-${year}`
    }
    const ids = [
      await add('Tagged', 24 * 60, 1, { tags: ['Kiln'] }),
      await add('Spanning', 24, 24 * 90),
    ]
    expect(titles((await listed('&tag=Kiln')).items)).toEqual(['Tagged'])
    const inMonth = await listed(`&month=${monthOf(shop.time.now + 60 * day)}`)
    expect(titles(inMonth.items)).toEqual(['Spanning', 'Tagged'])
    for (const itemId of ids) await act('delete-item', { itemId })
  })
})

describe('a page elsewhere', () => {
  it('lists what is to come as it begins, and no event twice or after its end', async () => {
    const ids = [await add('Second', 30, 1), await add('First', 20, 48), await add('Gone', -9, 1)]
    const layout = {
      columns: 12,
      rows: [{ columns: [{ span: 12, rows: [], blocks: [summary(2)] }] }],
    }
    const reply = await act('add-page', { title: 'Front', typeName: 'page', urlId: 'front' })
    const page = idOf(reply, 'collection')
    await act('save-layout', { layoutId: `page-${page}`, layout })
    const shown = async () =>
      [...(await visitor.get('/front')).text.matchAll(/summary-title-link" [^>]*>([^<]*)</g)].map(
        ([, title]) => title,
      )
    expect(await shown()).toEqual(['First', 'Second'])
    // the same page a little later, without anybody having written anything
    shop.time.now += 40 * hour
    expect(await shown()).toEqual(['First'])
    for (const itemId of ids) await act('delete-item', { itemId })
  })
})

it.each(['above-title', 'below-title', 'below-content'])(
  'a summary names the day on which an event takes place %s',
  async (metadataPosition) => {
    const startDate = Date.UTC(2031, 4, 3, 16)
    const id = await add('Lecture', 0, 0, { startDate, endDate: startDate + hour })
    const block = summary(5, { primaryMetadata: 'date', metadataPosition })
    const layout = { columns: 12, rows: [{ columns: [{ span: 12, rows: [], blocks: [block] }] }] }
    const page = idOf(
      await act('add-page', { title: 'Talks', typeName: 'page', urlId: metadataPosition }),
      'collection',
    )
    await act('save-layout', { layoutId: `page-${page}`, layout })
    const { text } = await visitor.get(`/${metadataPosition}`)
    expect(text).toMatch(/<time class="summary-metadata-item--date">May +3, 2031<\/time>/)
    await act('delete-page', { collectionId: page })
    await act('delete-item', { itemId: id })
  },
)

function summary(pageSize: number, more: object = {}) {
  const filter = { category: '', tag: '', featured: false }
  const value = { query: { collectionId: calendar, pageSize, filter }, design: 'list', ...more }
  return { id: '5f0000000000000000000001', type: 55, value }
}

describe('an event', () => {
  it('has its time and its place on its page, and leads to calendars', async () => {
    const startDate = Date.UTC(2030, 4, 3, 16, 30)
    const id = await add('Glaze & fire; a talk', 24, 1, {
      startDate,
      endDate: startDate + 2 * hour,
      urlId: 'talk',
      addressTitle: 'Kiln hall',
      addressLine1: 'Kiln Lane 3',
      addressLine2: 'Ghent',
      addressCountry: 'Belgium',
      mapPoint: [51.05, 3.72],
      excerpt: '<p>With tea.</p>',
    })
    const page = await visitor.get('/events/talk')
    for (const words of ['Kiln hall', 'Kiln Lane 3', 'mlat=51.05&amp;mlon=3.72', 'May 3, 2030']) {
      expect([words, page.text.includes(words)]).toEqual([words, true])
    }
    expect(page.text).toContain(
      'http://www.google.com/calendar/event?action=TEMPLATE&text=Glaze%20%26%20fire%3B%20a%20talk' +
        '&dates=20300503T163000Z/20300503T183000Z&location=Kiln%20Lane%203%2C%20Ghent%2C%20Belgium',
    )
    const [, told] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.text) ?? []
    expect(JSON.parse(told ?? '{}')).toMatchObject({
      '@type': 'Event',
      name: 'Glaze & fire; a talk',
      startDate: '2030-05-03T16:30:00.000Z',
      location: { name: 'Kiln hall', geo: { latitude: 51.05, longitude: 3.72 } },
    })
    const { item } = (await visitor.get('/events/talk?format=json')).json<{ item: object }>()
    expect(item).toMatchObject({
      recordType: 12,
      recordTypeLabel: 'event',
      startDate,
      endDate: startDate + 2 * hour,
      location: { addressTitle: 'Kiln hall', addressLine2: 'Ghent', mapLat: 51.05, mapLng: 3.72 },
    })
    const file = await visitor.get('/events/talk?format=ical')
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART:20300503T163000Z',
        'DTEND:20300503T183000Z',
        String.raw`SUMMARY:Glaze & fire\; a talk`,
        String.raw`LOCATION:Kiln hall\, Kiln Lane 3\, Ghent\, Belgium`,
        'DESCRIPTION:With tea.',
      ]),
    )
    expect((await visitor.get('/events?format=ical')).text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await act('delete-item', { itemId: id })
  })

  it('neither ends before it begins nor is told of on another kind of page', async () => {
    const id = await add('Workshop', 24, 2)
    const { startDate } = await stored(id)
    const edit = { itemId: id, set: { endDate: startDate - 1 }, seen: {} }
    expect(await refusalOf('edit-item', edit)).toBe('ends-before-start')
    expect(await refusalOf('edit-item', { itemId: id, set: { mapPoint: [91, 0] }, seen: {} })).toBe(
      'invalid-input',
    )
    const journal = idOf(await act('add-page', { title: 'News', typeName: 'blog' }), 'collection')
    const wish = { collectionId: journal, title: 'A post', startDate }
    expect(await refusalOf('add-item', wish)).toBe('not-an-event')
    await act('delete-item', { itemId: id })
  })

  it('is copied with its time and its place', async () => {
    const id = await add('Market', 24, 6, { addressTitle: 'Square' })
    const copied = await act('duplicate-item', {
      itemId: id,
      collectionId: calendar,
      title: 'Market (copy)',
    })
    const copy = await stored(idOf(copied, 'item'))
    const { startDate, endDate } = await stored(id)
    expect(copy).toMatchObject({ startDate, endDate, addressTitle: 'Square', visibility: 'draft' })
    for (const itemId of [id, idOf(copied, 'item')]) await act('delete-item', { itemId })
  })
})

async function stored(id: string) {
  const reply = await owner.get(`${base}/documents/item/${id}`)
  return reply.json<{ body: { startDate: number; endDate: number } }>().body
}

describe('a calendar block', () => {
  it('shows the month that it is, with the events of a page of events alone', async () => {
    shop.time.now = Date.UTC(2040, 1, 10, 15)
    // who was signed in then is so no longer
    owner = await shop.owner()
    const id = await add('Kiln night', 24, 30)
    const reply = await act('add-page', { title: 'This month', typeName: 'page', urlId: 'month' })
    const layoutId = `page-${idOf(reply, 'collection')}`
    const of = async (collectionId: string) => {
      const block = { id: '5f0000000000000000000002', type: 26, value: { collectionId } }
      const columns = [{ span: 12, rows: [], blocks: [block] }]
      await act('save-layout', { layoutId, layout: { columns: 12, rows: [{ columns }] } })
      return (await visitor.get('/month')).text
    }
    const text = await of(calendar)
    expect(text).toContain('February 2040')
    // as weeks begin where the site's language is spoken
    expect(/<th scope="col">(\w+)/.exec(text)?.[1]).toBe('Sun')
    expect(text.match(/>Kiln night</g)).toHaveLength(2)
    expect(text).toContain('href="/events?month=01-2040"')
    expect(text).toContain('href="/events?month=03-2040"')
    const month = await visitor.get('/events?format=json&month=03-2040')
    expect(month.json<EventsPage>().items).toEqual([])
    const journal = idOf(await act('add-page', { title: 'News', typeName: 'blog' }), 'collection')
    expect(await of(journal)).not.toContain('calendar-month')
    await act('delete-item', { itemId: id })
  })
})
