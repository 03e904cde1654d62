import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { captureValue } from './capture-value.ts'
import { addForm, deleteForm, editForm } from './form-actions.ts'
import { answerLines, answersForShopper, englishAnswerWords, typedBefore } from './form-answers.ts'
import { formFields } from './form-fields.ts'
import { fieldTypes, hasOptions, type FormField } from './form.ts'
import { judgeAnswers } from './read-answers.ts'

function field(type: FormField['type'], changes: Partial<FormField> = {}): FormField {
  const said = { title: 'Asked', description: '', placeholder: '', required: false }
  const options = hasOptions(type) ? { options: ['Red', 'Blue'] } : {}
  return { id: 'f', type, ...said, ...options, ...changes }
}

function judged(one: FormField, sent: unknown): unknown {
  const found = judgeAnswers([one], { f: sent })
  if (!found.ok) return found.errors['f']
  const [answer] = found.answers
  return answer?.values ?? answer?.value
}

describe('an answer', () => {
  it('is kept by its kind', () => {
    expect(judged(field('text'), ' Ada ')).toBe('Ada')
    expect(judged(field('textarea'), 'a\r\nb')).toBe('a\nb')
    expect(judged(field('checkbox'), ['Blue', 'Red', 'Blue'])).toEqual(['Red', 'Blue'])
    expect(judged(field('phone'), ['555', '123', '4567'])).toEqual({
      Country: '',
      Areacode: '555',
      Prefix: '123',
      Line: '4567',
    })
    expect(judged(field('text'), 'A\u202edA\u200b')).toBe('AdA')
    expect(judged(field('date'), ['2', '29', '2024'])).toEqual({
      Month: '2',
      Day: '29',
      Year: '2024',
    })
    expect(judged(field('likert'), { Red: ['2'], other: 'x' })).toEqual({ Red: '2' })
  })

  it('is told to be wrong by its kind', () => {
    const check = 'Please check what you entered.'
    const wrong: readonly (readonly [FormField, unknown])[] = [
      [field('text'), 'a\nb'],
      [field('text'), { a: 'b' }],
      [field('radio'), 'Green'],
      [field('select'), ['Red']],
      [field('checkbox'), ['Green']],
      [field('number'), 'twelve'],
      [field('currency'), '-1'],
      [field('date'), ['2', '30', '2024']],
      [field('date'), ['2']],
      [field('date'), ['0x2', '1e1', '2024']],
      [field('phone'), ['', '(0)', '---', '']],
      [field('time'), ['13', '0', '0', 'PM']],
      [field('phone'), ['call me', '', '']],
      [field('name'), ['a', 'b', 'c']],
      [field('likert'), { Red: '3' }],
      [field('likert'), ['2']],
      [field('text'), '\ud800'],
    ]
    for (const [one, sent] of wrong) expect(judged(one, sent), one.type).toBe(check)
    expect(judged(field('email'), 'a@')).toMatch(/^Email is not valid/)
    expect(judged(field('text'), 'x'.repeat(501))).toBe('You have exceeded the character limit.')
    const counted = field('textarea', { maxLength: 3 })
    expect(judged(counted, '😀😀😀')).toBe('😀😀😀')
    expect(judged(counted, 'abcd')).toBe('You have exceeded the character limit.')
    expect(judged(field('textarea', { maxLength: 0 }), 'x'.repeat(2000))).toHaveLength(2000)
  })

  it('is required only where somebody can give one: any part of several will do', () => {
    const empty = ['', ' ', [], ['', ''], {}, null, undefined]
    for (const type of fieldTypes) {
      const isChecked = !['likert', 'section', 'hidden'].includes(type)
      for (const sent of empty) {
        const found = judgeAnswers([field(type, { required: true })], { f: sent })
        expect(found, type).toMatchObject(
          isChecked ? { ok: false, errors: { f: 'Required' } } : { ok: true },
        )
      }
    }
    expect(judged(field('name', { required: true }), ['', 'Abara'])).toMatchObject({
      Last: 'Abara',
    })
  })

  it('is judged whatever it is, and what stands is judged the same again', () => {
    const forms = fc.array(fc.constantFrom(...fieldTypes), { maxLength: 6 })
    fc.assert(
      fc.property(
        forms,
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.jsonValue(),
        (types, more, sent) => {
          const fields = types.map((type, at) => field(type, { id: `f${at}` }))
          const given = { ...more, f0: sent, f1: sent, f2: ['Red', '1', '2000'] }
          const first = judgeAnswers(fields, given)
          if (!first.ok) return
          const again = typedBefore(first.answers)
          const passwords = Object.fromEntries(
            first.answers
              .filter(({ type }) => type === 'password')
              .map(({ id, value }) => [id, value]),
          )
          expect(judgeAnswers(fields, { ...again, ...passwords })).toEqual(first)
        },
      ),
    )
  })

  it('is told in plain text, without what is hidden, and with a marker for a password', () => {
    const fields = [
      field('likert', { id: 'l', title: 'Tea' }),
      field('password', { id: 'p', title: 'Word' }),
      field('hidden', { id: 'h', title: 'From' }),
      field('phone', { id: 't', title: 'Phone' }),
      field('text', { id: 'n', title: 'Nothing' }),
    ]
    const given = { l: { Red: '-2' }, p: 'swordfish', h: 'ad', t: ['1', '555', '123', '4567'] }
    const found = judgeAnswers(fields, given)
    const formAnswers = found.ok ? found.answers : []
    expect(answerLines(answersForShopper({ formAnswers }), englishAnswerWords)).toEqual([
      'Tea: Red: Strongly Disagree',
      'Word: ••••••••',
      'Phone: +1 555-123-4567',
    ])
  })
})

it('a form is captured by its inputs', () => {
  const sent: Record<string, readonly string[]> = {
    'field-f': ['own', 'second'],
    'field-f[]': ['1', '2', '3'],
    'likert-f-1': ['2'],
  }
  const all = (name: string) => sent[name] ?? []
  expect(captureValue(field('radio'), all)).toBe('own')
  expect(captureValue(field('checkbox'), all)).toEqual(['1', '2', '3'])
  expect(captureValue(field('phone'), all)).toEqual(['', '1', '2', '3'])
  expect(captureValue(field('likert'), all)).toEqual({ Blue: '2' })
  const hidden = field('hidden', { key: 'utm' })
  expect(captureValue(hidden, all, (name) => (name === 'utm' ? 'ad' : null))).toBe('ad')
  expect(captureValue(hidden, all)).toBe('own')
})

describe('a form', () => {
  const body = { name: 'Engraving', fields: [field('text')], createdAt: 1000 }
  const stored = { kind: 'form', id: 'cup', revision: 1, body } as const

  it('is added once under one id, edited, and deleted', () => {
    const input = { id: 'cup', name: 'Engraving', fields: [field('text')] }
    expect(performOn(addForm, [], input)).toMatchObject({ value: [{ kind: 'form', id: 'cup' }] })
    expect(performOn(addForm, [stored], input)).toEqual({ ok: true, value: [] })
    const twice = { ...input, fields: [field('text'), field('email')] }
    expect(refusalCode(performOn(addForm, [], twice))).toBe('same-field-twice')
    const set = { name: 'Cups' }
    expect(performOn(editForm, [stored], { id: 'cup', set })).toMatchObject({
      value: [{ after: { name: 'Cups' } }],
    })
    const seen = { name: 'Bowls' }
    expect(refusalCode(performOn(editForm, [stored], { id: 'cup', set, seen }))).toBe(
      'fields-changed',
    )
    expect(refusalCode(performOn(deleteForm, [], { id: 'cup' }))).toBe('no-such-form')
    expect(performOn(deleteForm, [stored], { id: 'cup' })).toMatchObject({
      value: [{ after: null }],
    })
  })

  it('has choices where something is to be chosen, and a title', () => {
    expect(formFields.safeParse([field('radio', { options: [] })]).success).toBe(false)
    expect(formFields.safeParse([field('radio', { options: ['a', 'a'] })]).success).toBe(false)
    expect(formFields.safeParse([field('text', { title: ' ' })]).success).toBe(false)
    expect(formFields.safeParse([field('hidden', { title: '', key: 'utm' })]).success).toBe(true)
  })
})
