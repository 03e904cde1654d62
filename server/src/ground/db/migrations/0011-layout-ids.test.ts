import { Migrator } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalJson, diffDocuments } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { withLayoutIds, type RowWithoutIds } from '@vitrine/rules/site/blocks/layout-ids.ts'
import { editTextBlock } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { listDocuments, readDocument } from '../../documents/read-documents.ts'
import { readSiteRevision } from '../../../testing/read-site-revision.ts'
import { performAction } from '../../changes/perform-action.ts'
import { redo } from '../../changes/redo.ts'
import { undo } from '../../changes/undo.ts'
import { createEmptyTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { openDatabase, type Database } from '../database.ts'
import { migrate, migrations } from '../migrate.ts'
import { documentKinds } from '../../../document-kinds.ts'

const siteId = 'old-site' as SiteId
const author = { authorId: null, now: 9_000, random: (count: number) => new Uint8Array(count) }
let empty: TestDatabase
let database: Database

const text = (id: string, html = `<p>${id}</p>`) => ({ id, type: 2, value: { html } })
const row = (...ids: string[]): RowWithoutIds => ({
  columns: ids.map((id) => ({ span: 12 / ids.length, blocks: [text(id)], rows: [] })),
})
const nested = (outer: string, inner: RowWithoutIds): RowWithoutIds => ({
  columns: [{ span: 12, blocks: [text(outer)], rows: [inner] }],
})
const layout = (updatedOn: number, ...rows: RowWithoutIds[]) => ({ columns: 12, rows, updatedOn })

/** The history of a footer, from before there were ids; it was deleted once. */
const states = [
  layout(0, row('a', 'b'), row('c')),
  layout(1, row('new'), row('a', 'b'), row('c')),
  layout(2, row('a', 'b'), nested('c', row('d', 'e'))),
  null,
  layout(4, row('c')),
  layout(5, row('c', 'd'), row('a')),
]

beforeAll(async () => {
  empty = await createEmptyTestDatabase()
  database = openDatabase(empty.connection)
  const earlier = Object.entries(migrations).filter(([name]) => name < '0011')
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(earlier)) }
  const { error } = await new Migrator({ db: database.kysely, provider }).migrateToLatest()
  if (error !== undefined) throw error
  await writeAsBefore()
  await migrate(database.kysely)
})
afterAll(async () => {
  await database.close()
  await empty.drop()
})

async function writeAsBefore(): Promise<void> {
  const { kysely } = database
  const site = { website_id: siteId, name: 'old', catalogue_revision: 1, created_at: 0 }
  const revision = states.length
  await kysely
    .insertInto('site')
    .values({ ...site, revision })
    .execute()
  const document = { website_id: siteId, kind: 'layout', id: 'footer', revision }
  await kysely
    .insertInto('document')
    .values({ ...document, body: JSON.stringify(states.at(-1)) })
    .execute()
  const others = otherIds.map((id) => ({
    ...document,
    id,
    body: JSON.stringify(layout(0, row('a'))),
  }))
  await kysely.insertInto('document').values(others).execute()
  for (const [index, after] of states.entries()) {
    const before = states[index - 1]
    if (before === undefined) continue
    const forward = diffDocuments(before, after)
    const inverse = diffDocuments(after, before)
    await kysely
      .insertInto('change')
      .values({
        website_id: siteId,
        sequence: index + 1,
        type: 'do',
        target_sequence: null,
        action: 'save-layout',
        title: 'Edit page',
        author_id: null,
        at: 0,
        input: '{}',
        edits: JSON.stringify([{ kind: 'layout', id: 'footer', forward, inverse }]),
      })
      .execute()
  }
}

/** More layouts than are looked at at once, of which history tells nothing. */
const otherIds = Array.from({ length: 450 }, (_, place) => `item-${place}`)

async function stands(): Promise<string> {
  const footer = await readDocument(database.dbFor(siteId), 'layout', 'footer')
  return canonicalJson(footer?.body ?? null)
}

const withIds = states.map((state) =>
  canonicalJson(state && { ...state, rows: withLayoutIds(state.rows) }),
)
const context = () => ({ database, kinds: documentKinds })

test('what is stored already has an id for each row and column, and a revision of its own', async () => {
  expect(await stands()).toBe(withIds.at(-1))
  expect(await stands()).toContain('"id":"r0-c1"')
  const footer = await readDocument(database.dbFor(siteId), 'layout', 'footer')
  expect(footer?.revision).toBe(states.length + 1)
  expect((await readSiteRevision(database.dbFor(siteId)))?.revision).toBe(states.length + 1)
})

test('every layout has ids, however many there are, and all of them one new revision', async () => {
  const layouts = await listDocuments(database.dbFor(siteId), 'layout')
  expect(layouts).toHaveLength(otherIds.length + 1)
  expect(new Set(layouts.map(({ revision }) => revision))).toEqual(new Set([states.length + 1]))
  for (const { body } of layouts) expect(body.rows[0]?.id).toBe('r0')
})

test('an edit after it, undo to the beginning and redo to the end meet the same bytes with ids', async () => {
  const input = { layoutId: 'footer', blockId: 'd', html: '<p>Later</p>' }
  const edited = await performAction(context(), siteId, editTextBlock, input, author)
  expect(edited.ok).toBe(true)
  const end = await stands()
  const back: string[] = []
  while ((await undo(context(), siteId, author)).ok) back.push(await stands())
  expect(back).toEqual(withIds.toReversed())
  const again: string[] = []
  while ((await redo(context(), siteId, author)).ok) again.push(await stands())
  expect(again).toEqual([...withIds.slice(1), end])
})
