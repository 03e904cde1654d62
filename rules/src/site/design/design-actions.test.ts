import { expect, test } from 'vitest'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import { setTweaks } from './design-actions.ts'

const set = (value: string) => performOn(setTweaks, [], { tweakValues: { ground: value } })

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
  const input = { tweakValues: { toString: 'red' }, seen: { toString: null } }
  expect(performOn(setTweaks, [], input)).toMatchObject({
    ok: true,
    value: [{ after: { tweakValues: { toString: 'red' } } }],
  })
})
