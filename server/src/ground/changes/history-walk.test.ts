import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentKinds as kindNames } from '@vitrine/rules/document-kinds.ts'
import { canonicalJson } from '@vitrine/rules/ground/documents/json-diff.ts'
import { findOwnerAction } from '@vitrine/rules/owner-actions.ts'
import { openDatabase, type Database, type SiteDatabase } from '../db/database.ts'
import { randomWish, seededNumbers } from '../../testing/random-owner.ts'
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
const walks = process.env['VITRINE_LONG'] === '1' ? 20 : 2
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
async function walk(shop: SmallShop, next: () => number, length: number): Promise<Set<string>> {
  const site = database.dbFor(shop.siteId)
  const performed = new Set<string>()
  for (let steps = 0; steps < length;) {
    const wish = await randomWish(site, next)
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
