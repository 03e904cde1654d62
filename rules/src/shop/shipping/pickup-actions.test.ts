import { describe, expect, it } from 'vitest'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import type { Pickup } from '../../site/sites/site-settings.ts'
import { putPickupPlace, removePickupPlace, setPickupOnly } from './pickup-actions.ts'

const workshop = {
  name: 'The workshop',
  line1: '2 Wharf Street',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
  note: '',
}
const settingsWith = (pickup?: Pickup) => {
  const store = { ...defaultSiteSettings.store, ...(pickup !== undefined && { pickup }) }
  const body = { ...defaultSiteSettings, store }
  return [{ kind: 'site-settings', id: 'site', revision: 1, body } as const]
}
const one: Pickup = { places: [{ id: 'a', ...workshop }], only: false }

describe('a pickup place', () => {
  const put = (pickup: Pickup | undefined, place: object, seen: object | null, id = 'a') =>
    performOn(putPickupPlace, settingsWith(pickup), { id, place, seen })

  it('is added, and added again after a lost answer is the same one', () => {
    const added = { value: [{ after: { store: { pickup: one } } }] }
    expect(put(undefined, workshop, null)).toMatchObject(added)
    expect(put(one, workshop, null)).toMatchObject({ ok: true })
    expect(refusalCode(put(one, { ...workshop, city: 'Bath' }, null))).toBe('pickup-place-changed')
  })

  it('keeps what another one has changed of it, and conflicts where both did', () => {
    const noted = { ...workshop, note: 'Ring twice.' }
    const stands: Pickup = { places: [{ id: 'a', ...noted }], only: false }
    expect(put(stands, { ...workshop, city: 'Bath' }, workshop)).toMatchObject({
      value: [{ after: { store: { pickup: { places: [{ ...noted, city: 'Bath' }] } } } }],
    })
    expect(refusalCode(put(stands, { ...workshop, note: 'Knock.' }, workshop))).toBe(
      'fields-changed',
    )
  })

  it('is told apart by its name, and gone once it is removed', () => {
    expect(put(one, { ...workshop, name: 'the WORKSHOP' }, null, 'b')).toMatchObject({
      refusal: { code: 'same-pickup-name', fields: { name: expect.any(String) } },
    })
    const gone = performOn(removePickupPlace, settingsWith({ ...one, only: true }), { id: 'a' })
    // the next place does not stop the shop from sending
    const pickup = { places: [], only: false }
    expect(gone).toMatchObject({ value: [{ after: { store: { pickup } } }] })
    expect(refusalCode(performOn(removePickupPlace, settingsWith(), { id: 'a' }))).toBe(
      'no-such-pickup-place',
    )
    expect(refusalCode(put(undefined, workshop, workshop))).toBe('no-such-pickup-place')
  })

  it('has an address that taxes can go by', () => {
    const isTaken = (change: object) =>
      putPickupPlace.input.safeParse({ id: 'a', place: { ...workshop, ...change }, seen: null })
        .success
    expect(
      [{ region: 'XX' }, { country: 'ZZ' }, { name: ' ' }, { line1: '' }].map(isTaken),
    ).toEqual([false, false, false, false])
    expect(isTaken({ country: 'PT', region: '' })).toBe(true)
    expect(
      putPickupPlace.input.safeParse({ id: 'flat', place: workshop, seen: null }).success,
    ).toBe(false)
  })

  it('is one of thirty at most', () => {
    const places = Array.from({ length: 30 }, (_none, at) => {
      return { id: `p${at}`, ...workshop, name: `Place ${at}` }
    })
    expect(refusalCode(put({ places, only: false }, workshop, null))).toBe('too-many-pickup-places')
  })
})

it('only pickup is switched on and off, and places stay', () => {
  const only = performOn(setPickupOnly, settingsWith(one), { only: true })
  expect(only).toMatchObject({ value: [{ after: { store: { pickup: { ...one, only: true } } } }] })
  // pressed when somebody else had just removed the last place
  const nowhere = performOn(setPickupOnly, settingsWith({ places: [], only: false }), {
    only: true,
  })
  expect(JSON.stringify(nowhere)).not.toContain('"only":true')
})
