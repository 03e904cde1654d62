import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentKinds as kindNames } from '@vitrine/rules/document-kinds.ts'
import { readerOf } from '@vitrine/rules/ground/documents/document-reader.ts'
import { canonicalJson } from '@vitrine/rules/ground/documents/json-diff.ts'
import { findOwnerAction } from '@vitrine/rules/owner-actions.ts'
import { openDatabase, type Database, type SiteDatabase } from '../db/database.ts'
import { seededNumbers } from '@vitrine/rules/ground/changes/testing/seeded-numbers.ts'
import { layoutWish, randomWish, type Wish } from '../../testing/random-owner.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { documentKinds } from '../../document-kinds.ts'
import { performAction, type ChangingContext } from './perform-action.ts'
import { listDocuments } from '../documents/read-documents.ts'
import { redo } from './redo.ts'
import { undo } from './undo.ts'

const author = {
  authorId: null,
  now: Date.UTC(2026, 3, 1),
  random: (byteCount: number) => randomBytes(byteCount),
}
const walks = process.env['VITRINE_LONG'] === '1' ? 20 : 1
let test: TestDatabase
let database: Database
let context: ChangingContext
let shops = 0

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
  context = { database, kinds: documentKinds }
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

async function bodies(site: SiteDatabase): Promise<string> {
  const documents = await Promise.all(kindNames.map((kind) => listDocuments(site, kind)))
  const byKey = documents.flat().map(({ kind, id, body }) => [`${kind}/${id}`, body] as const)
  return canonicalJson(Object.fromEntries(byKey))
}

/** Performs random actions until so many were not refused. */
async function walk(
  shop: SmallShop,
  next: () => number,
  length: number,
  wishOf = randomWish,
): Promise<Set<string>> {
  const site = database.dbFor(shop.siteId)
  const performed = new Set<string>()
  for (let steps = 0; steps < length;) {
    const wish = await wishOf(site, next)
    const action = findOwnerAction(wish.action)
    if (action === undefined) throw new Error(`no action ${wish.action}`)
    const done = await performAction(context, shop.siteId, action, wish.input, author)
    if (!done.ok || done.value.changed.length === 0) continue
    performed.add(wish.action)
    steps++
  }
  return performed
}

async function untilRefused(step: () => Promise<{ ok: boolean }>): Promise<number> {
  let steps = 0
  while ((await step()).ok) steps++
  return steps
}

/** What a browser makes of an action, with the documents that it has. */
async function predicted(
  site: SiteDatabase,
  { action: name, input }: Wish,
): Promise<string | null> {
  const action = findOwnerAction(name)
  const parsed = action?.input.safeParse(input)
  if (action === undefined || parsed?.success !== true) return null
  const documents = await Promise.all(kindNames.map((kind) => listDocuments(site, kind)))
  const reader = readerOf(documents.flat())
  const random = () => {
    throw new Error('a layout action makes no ids')
  }
  const done = action.perform(reader, parsed.data as never, {
    now: author.now,
    random,
    may: () => false,
  })
  if (!done.ok) return null
  const after = new Map<string, unknown>(
    documents.flat().map(({ kind, id, body }) => [`${kind}/${id}`, body]),
  )
  for (const { kind, id, after: body } of done.value) after.set(`${kind}/${id}`, body)
  for (const [key, body] of after) if (body === null) after.delete(key)
  return canonicalJson(Object.fromEntries(after))
}

describe('a random walk of 200 layout actions', () => {
  it('by two people is what their browsers predict, and undone equal to its start', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const shop = await createSmallShop(database, { name: `walk-${shops++}` })
        const site = database.dbFor(shop.siteId)
        const next = seededNumbers(seed)
        const start = await bodies(site)
        let late: Wish | undefined
        for (let steps = 0; steps < 200;) {
          // one of them sends what they decided on before the other's newest change
          const wish = late ?? (await layoutWish(site, next))
          late = next() < 0.3 ? await layoutWish(site, next) : undefined
          const expected = await predicted(site, wish)
          const action = findOwnerAction(wish.action)
          if (action === undefined) throw new Error(`no action ${wish.action}`)
          const done = await performAction(context, shop.siteId, action, wish.input, author)
          expect(done.ok).toBe(expected !== null)
          if (!done.ok || done.value.changed.length === 0) continue
          expect(await bodies(site)).toBe(expected)
          steps++
        }
        expect(await untilRefused(() => undo(context, shop.siteId, author))).toBe(200)
        expect(await bodies(site)).toBe(start)
        await shop.remove()
      }),
      { numRuns: Math.ceil(walks / 2), endOnFailure: true },
    )
  }, 300_000)
})

describe('a random walk of 200 owner actions', () => {
  it('undone is equal to its start to the byte, and redone to its end', async () => {
    const kindsOfActions = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const shop = await createSmallShop(database, { name: `walk-${shops++}` })
        const site = database.dbFor(shop.siteId)
        const start = await bodies(site)
        for (const name of await walk(shop, seededNumbers(seed), 200)) kindsOfActions.add(name)
        const end = await bodies(site)
        expect(await untilRefused(() => undo(context, shop.siteId, author))).toBe(200)
        expect(await bodies(site)).toBe(start)
        expect(await untilRefused(() => redo(context, shop.siteId, author))).toBe(200)
        expect(await bodies(site)).toBe(end)
        await shop.remove()
      }),
      { numRuns: walks, endOnFailure: true },
    )
    expect(kindsOfActions.size).toBeGreaterThan(20)
  }, 300_000)

  it('with undos and redos in between still leads back to its start', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const shop = await createSmallShop(database, { name: `walk-${shops++}` })
        const site = database.dbFor(shop.siteId)
        const next = seededNumbers(seed)
        const seen = [await bodies(site)]
        for (let step = 0; step < 60; step++) {
          const what = next()
          if (what < 0.35 && seen.length > 1) {
            await undo(context, shop.siteId, author)
            seen.pop()
            expect(await bodies(site)).toBe(seen.at(-1))
            if (what < 0.15) {
              await redo(context, shop.siteId, author)
              seen.push(await bodies(site))
            }
          } else {
            await walk(shop, next, 1)
            seen.push(await bodies(site))
          }
        }
        expect(await untilRefused(() => undo(context, shop.siteId, author))).toBe(seen.length - 1)
        expect(await bodies(site)).toBe(seen[0])
        await shop.remove()
      }),
      { numRuns: walks, endOnFailure: true },
    )
  }, 300_000)
})
