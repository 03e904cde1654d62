import { describe, expect, it } from 'vitest'
import type { ShippingWay } from '../../site/sites/site-settings.ts'
import { chosenWay, countriesSentTo, countrySentTo, waysTo, whyNotSent } from './shipping-ways.ts'

const parcel = { name: 'Parcel', priceCents: 500 }
const way = (more: Partial<ShippingWay> & { readonly id: string }): ShippingWay => ({
  name: more.id,
  priceCents: 1200,
  freeFromCents: null,
  countries: null,
  instead: false,
  ...more,
})
const express = way({ id: 'express' })
const abroad = way({ id: 'abroad', countries: ['CA', 'GB'], instead: true })
const courier = way({ id: 'courier', countries: ['US'] })

type Store = Parameters<typeof waysTo>[0]
const idsTo = (store: Store, country: string): string[] =>
  waysTo(store, { country, postalCode: '' }, 0).map(({ id }) => id)

describe('the ways in which an order goes to a country', () => {
  it('are the usual one alone where there is no other', () => {
    expect(idsTo({ shipping: parcel }, 'NZ')).toEqual(['flat'])
    expect(idsTo({ shipping: { ...parcel, countries: ['US'] } }, 'NZ')).toEqual([])
  })

  it('are those that name it, beside the usual one or in its place', () => {
    const store = { shipping: parcel, moreShipping: [express, abroad, courier] }
    expect(idsTo(store, 'US')).toEqual(['flat', 'express', 'courier'])
    expect(idsTo(store, 'GB')).toEqual(['abroad'])
    expect(idsTo(store, 'NZ')).toEqual(['flat', 'express'])
  })

  it('reach countries that the usual one does not', () => {
    const store = {
      shipping: { ...parcel, countries: ['US'] },
      moreShipping: [express, way({ id: 'far', countries: ['CA'] })],
    }
    expect(idsTo(store, 'CA')).toEqual(['far'])
    expect(idsTo(store, 'US')).toEqual(['flat', 'express'])
    expect(idsTo(store, 'NZ')).toEqual([])
    expect([...countriesSentTo(store)]).toEqual(['US', 'CA'])
  })

  it('begin with home, or with the first country that is served', () => {
    const store = { shipping: { ...parcel, countries: ['DE', 'FR'] } }
    expect(countrySentTo(store, 'FR', '')).toBe('FR')
    expect(countrySentTo(store, 'US', '')).toBe('DE')
    expect(countrySentTo(store, 'US', 'FR')).toBe('FR')
    expect(countrySentTo(store, 'FR', 'US')).toBe('FR')
    expect(countrySentTo({ shipping: parcel }, 'US', '')).toBe('US')
  })

  it('are those of a postcode, beside the others or in their place', () => {
    const van = way({ id: 'van', countries: ['US'], postcodes: ['041*', '03900-03999'] })
    const ids = (store: Store, postalCode: string) =>
      waysTo(store, { country: 'US', postalCode }, 0).map(({ id }) => id)
    const beside = { shipping: parcel, moreShipping: [van] }
    expect(ids(beside, '04101')).toEqual(['flat', 'van'])
    expect(ids(beside, '03950-1234')).toEqual(['flat', 'van'])
    expect(ids(beside, '')).toEqual(['flat'])
    const instead = { shipping: parcel, moreShipping: [{ ...van, instead: true }] }
    expect(ids(instead, '04101')).toEqual(['van'])
    expect(ids(instead, '90210')).toEqual(['flat'])
  })

  it('are none where something is too heavy or not of the right postcode, and it is said why', () => {
    const far = way({ id: 'far', countries: ['CA'], postcodes: ['H2X*'], mostWeight: 10 })
    const store = { shipping: { ...parcel, countries: ['US'] }, moreShipping: [far] }
    const why = (country: string, postalCode: string, weight: number) =>
      whyNotSent(store, { country, postalCode }, weight)
    expect(why('CA', 'H2X 1Y4', 10)).toBeUndefined()
    expect(why('CA', 'H2X 1Y4', 10.001)).toBe('too-heavy')
    expect(why('CA', 'K1A 0B1', 1)).toBe('not-to-postcode')
    expect(why('CA', ' ', 1)).toBe('needs-postcode')
    // another sentence tells of a country that nothing is sent to
    expect(why('FR', '', 1)).toBeUndefined()
  })

  it('are everywhere as long as the usual one names no country that there is', () => {
    const sentTo = countriesSentTo({ shipping: { ...parcel, countries: ['XX'] } })
    expect(sentTo.size).toBeGreaterThan(200)
    expect(countriesSentTo({ shipping: parcel, moreShipping: [abroad] })).toBe(sentTo)
  })
})

describe('the way of an order', () => {
  const ways = [
    {
      id: 'flat',
      name: 'Parcel',
      priceCents: 500,
      freeFromCents: null,
      cents: 500,
      deliveryDays: null,
    },
    {
      id: 'slow',
      name: 'Slow',
      priceCents: 300,
      freeFromCents: null,
      cents: 300,
      deliveryDays: null,
    },
    {
      id: 'bike',
      name: 'Bike',
      priceCents: 900,
      freeFromCents: 100,
      cents: 300,
      deliveryDays: null,
    },
  ]

  it('is what was chosen, or else the first of those that cost least', () => {
    expect(chosenWay(ways, 'flat')?.id).toBe('flat')
    expect(chosenWay(ways, '')?.id).toBe('slow')
    expect(chosenWay(ways, 'gone')?.id).toBe('slow')
    expect(chosenWay([], 'flat')).toBeUndefined()
  })
})
