import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readerOf } from '../../ground/documents/document-reader.ts'
import type { DocumentKind, StoredDocument } from '../../ground/documents/document.ts'
import {
  applySteps,
  canonicalJson,
  diffDocuments,
  type JsonStep,
} from '../../ground/documents/json-diff.ts'
import { seededNumbers } from '../../ground/changes/testing/seeded-numbers.ts'
import { findOwnerAction } from '../../owner-actions.ts'
import { refusedLayout } from './layout-schema.ts'
import type { Layout } from './layout.ts'
import { freshIds, randomLayout } from './testing/random-layout.ts'
import { layoutActionNames, randomLayoutWish } from './testing/random-layout-wish.ts'

type Json = { readonly [key: string]: unknown }
type Site = ReadonlyMap<string, StoredDocument>
type Undo = { readonly key: string; readonly inverse: readonly JsonStep[] }

const environment = {
  now: 5_000,
  random: (count: number) => new Uint8Array(count),
  may: () => false,
}

function siteOf(layouts: readonly Layout[]): Site {
  return new Map(
    layouts.map((body, index) => {
      const id = `field-${index}`
      return [`layout/${id}`, { kind: 'layout', id, revision: 1, body }]
    }),
  )
}

/** What one person sees of a site; it may be older than what stands. */
function seenBy(site: Site) {
  const documents = [...site.values()]
  return {
    layouts: documents.filter((one) => one.kind === 'layout') as StoredDocument<'layout'>[],
    sections: documents.filter((one) => one.kind === 'section') as StoredDocument<'section'>[],
  }
}

const bytes = (site: Site) =>
  canonicalJson(Object.fromEntries([...site].map(([key, { body }]) => [key, body])))

function perform(site: Site, name: string, input: unknown): { site: Site; undo: Undo[] } | null {
  const action = findOwnerAction(name)
  const parsed = action?.input.safeParse(input)
  if (action === undefined || parsed?.success !== true) return null
  const done = action.perform(readerOf([...site.values()]), parsed.data as never, environment)
  if (!done.ok) return null
  const changed = new Map(site)
  const undo = done.value.map(({ kind, id, after }) => {
    const key = `${kind}/${id}`
    const before = (changed.get(key)?.body ?? null) as Json | null
    const inverse = diffDocuments(after as Json | null, before)
    if (after === null) changed.delete(key)
    else changed.set(key, { kind, id, revision: 1, body: after } as StoredDocument)
    return { key, inverse }
  })
  return { site: changed, undo: undo.toReversed() }
}

function undone(site: Site, { key, inverse }: Undo): Site {
  const [kind, id] = key.split('/') as [DocumentKind, string]
  const body = applySteps((site.get(key)?.body ?? null) as Json | null, inverse)
  const changed = new Map(site)
  if (body === null) changed.delete(key)
  else changed.set(key, { kind, id, revision: 1, body } as unknown as StoredDocument)
  return changed
}

test('two people arrange layouts 200 times, and taking all of it back leads to the same bytes', () => {
  const performed = new Set<string>()
  fc.assert(
    fc.property(
      fc.array(randomLayout, { minLength: 1, maxLength: 3 }),
      fc.integer(),
      (layouts, seed) => {
        const next = seededNumbers(seed)
        const newId = freshIds()
        const start = siteOf(layouts)
        let site = start
        const views = [start, start]
        const history: Undo[][] = []
        for (let step = 0; step < 200; step++) {
          const person = step % 2
          // one of them looks again only now and then
          if (person === 0 || next() < 0.3) views[person] = site
          const wish = randomLayoutWish(seenBy(views[person] ?? site), next, newId)
          const done = perform(site, wish.action, wish.input)
          if (done === null) continue
          performed.add(wish.action)
          site = done.site
          history.push(done.undo)
          for (const { body } of seenBy(site).layouts) expect(refusedLayout(body)).toBeUndefined()
        }
        const back = history.toReversed().flat().reduce(undone, site)
        expect(bytes(back)).toBe(bytes(start))
      },
    ),
    { numRuns: 15, endOnFailure: true },
  )
  expect([...performed].toSorted()).toEqual(layoutActionNames.toSorted())
})
