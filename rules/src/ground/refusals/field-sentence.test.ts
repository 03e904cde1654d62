import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ownerActions } from '../../owner-actions.ts'
import { fieldMessages, notAnOption } from './field-messages.ts'
import { fieldSentence } from './field-sentence.ts'

const ours: ReadonlySet<string> = new Set(Object.values(fieldMessages))

function said(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input, { error: fieldSentence })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

describe('what stands at a field that was filled in wrongly', () => {
  const name = z.string().trim().min(1).max(5)

  it('says what is lacking, what is too long, and otherwise that it is worth a look', () => {
    expect(said(name, ' ')).toEqual(['Required'])
    expect(said(name, undefined)).toEqual(['Required'])
    expect(said(z.array(z.number()).min(1), [])).toEqual(['Required'])
    expect(said(name, 'Corrigan')).toEqual(['You have exceeded the character limit.'])
    const invalid = 'Please check what you entered.'
    expect(said(name, 3)).toEqual([invalid])
    expect(said(z.int().max(3), 4)).toEqual([invalid])
    expect(said(z.string().min(3), 'a')).toEqual([invalid])
    expect(said(z.enum(['live', 'draft']), 'shut')).toEqual([
      'shut is not one of the expected options',
    ])
    expect(said(z.enum(['live', 'draft']), 3)).toEqual([invalid])
    expect(said(z.union([name, z.null()]), {})).toEqual([invalid])
    expect(said(z.strictObject({}), { a: 1 })).toEqual([invalid])
  })

  it('leaves a sentence that a field brings itself', () => {
    expect(said(z.string({ error: 'Choose a page.' }), 3)).toEqual(['Choose a page.'])
  })

  it.each(ownerActions.map((action) => [action.name, action.input] as const))(
    'is a sentence of ours, whatever junk is sent to %s',
    (_, input) => {
      const names = Object.keys((z.toJSONSchema(input, { io: 'input' }).properties ?? {}) as object)
      const junk = fc.oneof(
        fc.anything(),
        fc.constantFrom('', ' ', 'x'.repeat(200_001), null, undefined, -1, 1.5, 1e300, [], {}, [
          {},
        ]),
      )
      const wholes = fc.oneof(
        junk,
        fc.record(Object.fromEntries(names.map((name) => [name, junk])), { requiredKeys: [] }),
      )
      fc.assert(
        fc.property(wholes, (whole) => {
          for (const sentence of said(input, whole)) {
            if (!sentence.endsWith(notAnOption(''))) expect(ours).toContain(sentence)
          }
        }),
      )
    },
  )
})
