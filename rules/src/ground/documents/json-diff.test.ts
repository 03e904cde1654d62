import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, applySteps, diffDocuments } from './json-diff.ts'

const json = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), {
  maxKeys: 5,
}) as fc.Arbitrary<Record<string, unknown>>
const document = fc.option(json)

describe('the steps between two versions of a document', () => {
  it('lead from the one to the other and back, whatever they are', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const there = applySteps(before, diffDocuments(before, after))
        expect(canonicalJson(there)).toBe(canonicalJson(after))
        const back = applySteps(there, diffDocuments(after, before))
        expect(canonicalJson(back)).toBe(canonicalJson(before))
      }),
      { numRuns: 2000 },
    )
  })

  it('are none where both are the same', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diffDocuments(value, structuredCloneOf(value))).toEqual([])
      }),
    )
  })

  it('name only what has changed', () => {
    const before = { title: 'Bowl', tags: ['a', 'b', 'c'], price: { cents: 100, sale: false } }
    const after = { title: 'Bowl', tags: ['a', 'c'], price: { cents: 120, sale: false } }
    expect(diffDocuments(before, after)).toEqual([
      { op: 'remove', path: ['tags', 1] },
      { op: 'replace', path: ['price', 'cents'], value: 120 },
    ])
  })

  it('do not reach beyond the document', () => {
    const steps = [{ op: 'replace', path: ['__proto__', 'x'], value: 1 }] as const
    expect(() => applySteps({}, steps)).toThrow('no such place')
    expect(() => applySteps({ list: [1] }, [{ op: 'remove', path: ['list', 3] }])).toThrow()
  })
})

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined })).toBe(
      '{"b":[1,{"c":"é","d":null}]}',
    )
  })
})

function structuredCloneOf(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>
}
