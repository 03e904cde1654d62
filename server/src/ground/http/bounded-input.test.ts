import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { changesApi } from '@vitrine/rules/ground/changes/changes-api.ts'
import { ownerActions } from '@vitrine/rules/owner-actions.ts'
import { bodyBytes } from './body-bytes.ts'
import { routes } from '../../routes.ts'
import { unboundedParts } from '../../testing/unbounded-parts.ts'

// read by the schema of the action that it is for, which the second list is about; or bounded by bytes
const known = new Set<z.core.$ZodType>([changesApi.actions.body.shape.input, bodyBytes])

const declared = routes.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema === undefined ? [] : [[`the ${name} of ${method} ${path}`, schema] as const],
  ),
)

describe('every text and list that somebody may send has a length that it cannot exceed', () => {
  test.each(declared)('in %s', (_, schema) => {
    expect(unboundedParts(schema, known)).toEqual([])
  })

  test.each(ownerActions.map(({ name, input }) => [name, input] as const))(
    'in what the action %s takes',
    (_, input) => expect(unboundedParts(input)).toEqual([]),
  )

  test('and one without is found wherever it stands', () => {
    const planted = z.object({
      fine: z.string().trim().max(10).nullable().default(null),
      text: z.string().optional(),
      caught: z.string().catch(''),
      shortCaught: z.string().max(3).catch(''),
      pattern: z.string().regex(/^a+$/),
      list: z.array(z.int()),
      deep: z.array(z.object({ word: z.union([z.literal('a'), z.string()]) })).max(3),
      names: z.record(z.string(), z.string().max(3)),
      later: z.lazy(() => z.string().transform(Number)),
      anything: z.unknown(),
      json: z.json(),
      address: z.url(),
      more: z.looseObject({ a: z.number() }),
    })
    expect(unboundedParts(planted).toSorted()).toEqual([
      'address',
      'anything',
      'caught',
      'deep[].word',
      'json',
      'json',
      'json (name)',
      'later',
      'list',
      'more.*',
      'names (name)',
      'pattern',
      'text',
    ])
  })
})
