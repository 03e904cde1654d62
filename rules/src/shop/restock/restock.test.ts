import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Stock } from '../../site/stock/stock.ts'
import { ProductType, type Product } from '../products/product.ts'
import { isWaitedFor, readWaitedVariant, readWaitingAddress, restockViews } from './read-sign-up.ts'
import type { SignUp } from './restock-api.ts'
import { restockPagePath } from './restock-paths.ts'
import { signUpRows } from './sign-up-rows.ts'

function product(ids: readonly string[], productType: number = ProductType.physical): Product {
  const variants = ids.map((id) => ({ id, sku: id, attributes: { Size: id } }))
  return { productType, variants, variantOptionOrdering: ['Size'] } as unknown as Product
}

const counted = (quantity: number): Stock => ({ kind: 'counted', quantity })

const stock = new Map<string, Stock>([
  ['none', counted(0)],
  ['some', counted(2)],
  ['endless', { kind: 'unlimited' }],
])

describe('what can be waited for', () => {
  it('is what is counted and sold out; of what nothing is known there is none', () => {
    const all = product(['none', 'some', 'endless', 'unknown'])
    expect(all.variants.map(({ id }) => isWaitedFor(all, id, stock))).toEqual([
      true,
      false,
      false,
      true,
    ])
    for (const type of [ProductType.digital, ProductType.giftCard]) {
      expect(isWaitedFor(product(['none'], type), 'none', stock)).toBe(false)
    }
    expect(isWaitedFor(product(['none'], ProductType.service), 'none', stock)).toBe(true)
  })

  it('has a box, which is hidden until its variant is chosen where there are several', () => {
    expect(restockViews(product(['none']), stock)).toEqual([
      { variantId: 'none', hiddenByDefault: false },
    ])
    expect(restockViews(product(['none', 'some']), stock)).toEqual([
      { variantId: 'none', hiddenByDefault: true },
    ])
    expect(restockViews(product(['some']), stock)).toEqual([])
  })

  it('has a box exactly where a sign-up for it is taken', () => {
    const quantities = fc.array(fc.option(fc.nat(3)), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(quantities, fc.constantFrom(1, 2, 3, 4, 5), (found, type) => {
        const levels = new Map<string, Stock>(
          found.map((one, at) => [`v${at}`, one === null ? { kind: 'unlimited' } : counted(one)]),
        )
        const some = product([...levels.keys()], type)
        const boxed = new Set(restockViews(some, levels).map(({ variantId }) => variantId))
        for (const { id } of some.variants) {
          expect(readWaitedVariant(some, id, levels).ok).toBe(boxed.has(id))
        }
      }),
    )
  })

  it('is named, unless its product has but one', () => {
    const refusedCode = (of: Product | undefined, id: string) => {
      const read = readWaitedVariant(of, id, stock)
      return read.ok ? read.value.id : read.refusal.code
    }
    expect(refusedCode(product(['none']), '')).toBe('none')
    expect(refusedCode(product(['none', 'some']), '')).toBe('restock-choose-variant')
    expect(refusedCode(product(['none', 'some']), 'other')).toBe('restock-unknown-variant')
    expect(refusedCode(product(['none', 'some']), 'some')).toBe('restock-in-stock')
    expect(refusedCode(undefined, 'none')).toBe('restock-unknown-variant')
  })
})

describe('an address', () => {
  it('is refused in the words of the specification', () => {
    const said = (typed: string) => {
      const read = readWaitingAddress(typed)
      return read.ok ? read.value : read.refusal.message
    }
    expect(said(' \t')).toBe('Email cannot be blank')
    expect(said('ada@')).toBe('Email is invalid')
    expect(said(' Ada@shop.example ')).toBe('Ada@shop.example')
  })
})

it('the way to the page without script holds no more than ids', () => {
  expect(restockPagePath('a&b', 'c=d')).toBe('/_vitrine/restock?productId=a%26b&variantId=c%3Dd')
  expect(restockPagePath('a')).toBe('/_vitrine/restock?productId=a')
})

it('a file says of each when it began, what became of it and what was agreed to', () => {
  const one: SignUp = {
    id: 'a',
    siteVisitorEmail: 'ada@shop.example',
    isJoinMailingList: true,
    consentText: 'News, please',
    createdOn: 0,
    state: 'unsure',
    sentOn: 60_000,
  }
  const rows = signUpRows([{ ...one, title: 'Bowl', variant: 'S' }])
  expect(rows[1]).toEqual([
    'ada@shop.example',
    'Bowl',
    'S',
    '1970-01-01T00:00:00.000Z',
    'Unsure',
    '1970-01-01T00:01:00.000Z',
    'yes',
    'News, please',
  ])
  expect(rows[0]).toHaveLength(rows[1]?.length ?? 0)
})
