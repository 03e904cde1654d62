import { describe, expect, test } from 'vitest'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import { couponState, makeAutomaticId, tidyCode, type CouponBody } from './coupon.ts'
import { addCoupon, deleteCoupon, editCoupon } from './coupon-actions.ts'
import { tenPercent } from './testing/ten-percent.ts'
import { holdCode, problemOfCode, usableCoupons } from './held-code.ts'

const body: CouponBody = { ...tenPercent, createdAt: 5 }

function coupon(id: string, changes: Partial<CouponBody> = {}): StoredDocument<'coupon'> {
  return { kind: 'coupon', id, revision: 1, body: { ...body, ...changes } }
}
const settings: StoredDocument<'site-settings'> = {
  kind: 'site-settings',
  id: 'site',
  revision: 1,
  body: defaultSiteSettings,
}

describe('a discount', () => {
  test('is kept under its code, in capitals and without blanks', () => {
    expect(performOn(addCoupon, [], { ...tenPercent, code: ' spring 24 ' })).toEqual({
      ok: true,
      value: [{ kind: 'coupon', id: 'SPRING24', after: { ...body, createdAt: 1000 } }],
    })
    expect(tidyCode('ｔｅｎ')).toBe('TEN')
    expect(tidyCode('\u200Bte\u00ADn\uFEFF')).toBe('TEN')
  })

  test('has a code that can be told and typed', () => {
    for (const code of ['', 'A', '-TEN', 'TEN%', 'ÄPFEL', 'x'.repeat(41)]) {
      expect(() => performOn(addCoupon, [], { ...tenPercent, code })).toThrow()
    }
  })

  test('is the only one of its code, and one of 500', () => {
    const all = Array.from({ length: 500 }, (_, at) => coupon(`C-${at}`))
    const other = { ...tenPercent, minimumCents: 1, code: 'c-7' }
    expect(refusalCode(performOn(addCoupon, all, other))).toBe('code-taken')
    // asked for again after a lost answer
    expect(performOn(addCoupon, all, { ...tenPercent, code: 'c-7' })).toEqual({
      ok: true,
      value: [],
    })
    const full = performOn(addCoupon, all, { ...tenPercent, code: 'NEW' })
    expect(refusalCode(full)).toBe('too-many-coupons')
  })

  test('ends after it begins', () => {
    const wrong = { ...tenPercent, code: 'TEN', startsAt: 10, endsAt: 10 }
    expect(refusalCode(performOn(addCoupon, [], wrong))).toBe('coupon-ends-before')
    const edit = { code: 'TEN', set: { endsAt: 5 } }
    const stands = [coupon('TEN', { startsAt: 10 })]
    expect(refusalCode(performOn(editCoupon, stands, edit))).toBe('coupon-ends-before')
  })

  test('changes field by field, and never over what somebody else has changed', () => {
    const stands = [coupon('TEN')]
    const edit = { code: 'ten', set: { minimumCents: 500 }, seen: { minimumCents: 0 } }
    expect(performOn(editCoupon, stands, edit)).toEqual({
      ok: true,
      value: [{ kind: 'coupon', id: 'TEN', after: { ...body, minimumCents: 500 } }],
    })
    const late = { ...edit, seen: { minimumCents: 100 } }
    expect(refusalCode(performOn(editCoupon, stands, late))).toBe('fields-changed')
    expect(refusalCode(performOn(editCoupon, [], edit))).toBe('no-such-coupon')
    expect(refusalCode(performOn(deleteCoupon, [], { code: 'TEN' }))).toBe('no-such-coupon')
  })

  test('has a code or a title, whichever it was made with', () => {
    const id = makeAutomaticId(() => new Uint8Array(12))
    expect(id).toBe('auto-aaaaaaaaaaaa')
    const sale = { ...tenPercent, code: id, title: ' Summer sale ' }
    expect(performOn(addCoupon, [], sale)).toEqual({
      ok: true,
      value: [{ kind: 'coupon', id, after: { ...body, title: 'Summer sale', createdAt: 1000 } }],
    })
    const wrong = [
      performOn(addCoupon, [], { ...tenPercent, code: id }),
      performOn(addCoupon, [], { ...sale, code: 'TEN' }),
      performOn(editCoupon, [coupon('TEN')], { code: 'TEN', set: { title: 'Sale' } }),
    ]
    expect(wrong.map(refusalCode)).toEqual(['title-or-code', 'title-or-code', 'title-or-code'])
    for (const title of ['', ' ', 'x'.repeat(61)]) {
      expect(() => performOn(addCoupon, [], { ...sale, title })).toThrow()
    }
  })

  test('applies by itself beside nineteen others at most', () => {
    const idOf = (at: number) => makeAutomaticId(() => new Uint8Array(12).fill(at))
    const all = Array.from({ length: 20 }, (_, at) => coupon(idOf(at), { title: 'Sale' }))
    const more = { ...tenPercent, code: idOf(20), title: 'One more' }
    expect(refusalCode(performOn(addCoupon, all, more))).toBe('too-many-automatic')
    expect(performOn(addCoupon, all.slice(1), more)).toMatchObject({ ok: true })
    expect(performOn(addCoupon, all, { ...tenPercent, code: 'TEN' })).toMatchObject({ ok: true })
  })

  test('of before, without a minimum of pieces, gets one', () => {
    const edit = { code: 'TEN', set: { minimumPieces: 3 }, seen: { minimumPieces: null } }
    expect(performOn(editCoupon, [coupon('TEN')], edit)).toMatchObject({
      ok: true,
      value: [{ after: { minimumPieces: 3 } }],
    })
  })

  test('has no amounts of another currency than the shop has', () => {
    const typed = { ...tenPercent, code: 'TEN', currency: 'JPY' }
    expect(refusalCode(performOn(addCoupon, [settings], typed))).toBe('currency-changed')
    const edit = { code: 'TEN', set: { minimumCents: 5 }, currency: 'JPY' }
    const stands = [settings, coupon('TEN')]
    expect(refusalCode(performOn(editCoupon, stands, edit))).toBe('currency-changed')
  })

  test('counts from its beginning to its end, while it is on and there are uses left', () => {
    const bounded = { ...body, startsAt: 10, endsAt: 20, mostUses: 2 }
    const states = [9, 10, 19, 20].map((now) => couponState(bounded, 1, now))
    expect(states).toEqual(['waiting', 'active', 'active', 'ended'])
    expect(couponState(bounded, 2, 15)).toBe('used-up')
    expect(couponState({ ...bounded, isActive: false }, 0, 15)).toBe('off')
  })
})

describe('a code in a cart', () => {
  test('takes something off only while it counts', () => {
    const held = [
      holdCode('ON', body, 0, 100),
      holdCode('OVER', { ...body, endsAt: 100 }, 0, 100),
      holdCode('GONE', undefined, 0, 100),
    ]
    expect(usableCoupons(held).map(({ id }) => id)).toEqual(['ON'])
    const invalid = [{ id: 'ON', why: 'below-minimum' }] as const
    expect(held.map((one) => problemOfCode(one, invalid))).toEqual([
      'below-minimum',
      'ended',
      'unknown',
    ])
    expect(held.map((one) => problemOfCode(one, []))).toEqual([undefined, 'ended', 'unknown'])
  })

  test('knows categories in whatever spelling', () => {
    const scope = { kind: 'categories', categoryIds: ['Table  Lamps'] } as const
    const [usable] = usableCoupons([holdCode('LAMPS', { ...body, scope }, 0, 0)])
    expect(usable?.scope).toEqual({ kind: 'categories', categoryIds: ['table lamps'] })
  })
})
