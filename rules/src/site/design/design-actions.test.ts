import { expect, test } from 'vitest'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import { setStyle } from './design-actions.ts'

const set = (value: string) => performOn(setStyle, [], { set: { 'tweak.ground': value } })

test.each(['#fff', 'rgba(1, 2, 3, 0.5)', 'hwb(120 0% 50%)', '14px', 'red', '{ font-size: 1em }'])(
  '%s is taken as a style choice',
  (value) => {
    expect(set(value)).toMatchObject({
      ok: true,
      value: [{ after: { tweakValues: { ground: value } } }],
    })
  },
)

test.each(['#ggg', '#12', 'rgb(1, 2)', 'hsl(0, 1, 2)'])('%s is refused as no colour', (value) => {
  expect(set(value)).toMatchObject({
    refusal: { code: 'color-not-valid', message: 'Invalid color model' },
  })
})

test('a choice may have the name of something that every object has', () => {
  const input = { set: { 'tweak.toString': 'red' }, seen: { 'tweak.toString': null } }
  expect(performOn(setStyle, [], input)).toMatchObject({
    ok: true,
    value: [{ after: { tweakValues: { toString: 'red' } } }],
  })
})

test.each([
  'red; } body { display: none',
  "'open",
  'red /* and so on',
  '{font-family:expression(1);}',
  "{font-family:url('/x');}",
  '{font-family:@other;}',
  "{font-family:'Quay\u0000';}",
])('%s is refused as no choice of style', (value) => {
  const fields = { 'tweak.ground': expect.any(String) as string }
  expect(set(value)).toMatchObject({ refusal: { code: 'style-value-not-valid', fields } })
})

test.each(["'Quay', serif", 'Times New Roman', '"Press Start 2P",-apple-system', "'Größe 2.0'"])(
  'fonts may be called %s',
  (names) => {
    expect(set(`{font-family:${names};font-size:1em;}`)).toMatchObject({ ok: true })
  },
)

test('a site keeps so many choices and no more', () => {
  const names = Array.from({ length: 2001 }, (_, at) => `tweak.choice-${at}`)
  const all = Object.fromEntries(names.map((name) => [name, 'red']))
  const refused = { refusal: { code: 'too-many-choices' } }
  expect(performOn(setStyle, [], { set: all })).toMatchObject(refused)
  const ofCovers = Object.fromEntries(names.map((name) => [`SPLASH_PAGE.${name}`, 'red']))
  expect(performOn(setStyle, [], { set: ofCovers })).toMatchObject(refused)
  const { 'tweak.choice-0': _first, ...fewer } = all
  expect(performOn(setStyle, [], { set: fewer })).toMatchObject({ ok: true })
})
