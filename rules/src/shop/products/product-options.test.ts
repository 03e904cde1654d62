import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { addVariant, removeVariant, setProductOptions } from './product-option-actions.ts'
import {
  missingCombinations,
  optionsOf,
  underOptions,
  type OptionsOutcome,
  type WishedOption,
} from './product-options.ts'
import type { Product, Variant } from './product.ts'

function variant(id: string, attributes: Readonly<Record<string, string>>, priceCents = 1000) {
  return {
    id,
    sku: `V-${id}`,
    attributes,
    priceCents,
    salePriceCents: 0,
    onSale: false,
    assetId: null,
  }
}

function product(ordering: readonly string[], variants: readonly Variant[]): Product {
  return {
    productType: 1,
    variantOptionOrdering: ordering,
    variants,
    customAddButtonText: null,
    details: '',
  }
}

const plain = product([], [variant('only', {})])
const shirt = product(
  ['Size', 'Color'],
  [
    variant('s-red', { Size: 'S', Color: 'Red' }, 1000),
    variant('s-blue', { Size: 'S', Color: 'Blue' }, 1100),
    variant('m-red', { Size: 'M', Color: 'Red' }, 1200),
  ],
)

/** The options of a product as they stand, to change them. */
const standing = (one: Product): WishedOption[] =>
  optionsOf(one).map(({ name, values }) => ({
    name,
    was: name,
    values: values.map((value) => ({ value, was: value })),
  }))

function outcome(one: Product, wished: readonly WishedOption[]): OptionsOutcome {
  const found = underOptions(one, wished)
  if ('ok' in found) throw new Error(found.refusal.message)
  return found
}
const told = ({ variants }: OptionsOutcome) =>
  variants.map(({ id = 'new', attributes, priceCents }) =>
    [id, ...Object.values(attributes), priceCents].join(' '),
  )
const refusalOf = (one: Product, wished: readonly WishedOption[]) => {
  const found = underOptions(one, wished)
  return 'ok' in found ? found.refusal.code : undefined
}

describe('options of a product', () => {
  it('are its axes with their values in the order of its variants', () => {
    expect(optionsOf(shirt)).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Color', values: ['Red', 'Blue'] },
    ])
    expect(optionsOf(plain)).toEqual([])
  })

  it('make variants of a product that had one, which stays as the first of them', () => {
    const wished = [{ name: 'Size', values: [{ value: 'S' }, { value: 'M' }] }]
    expect(told(outcome(plain, wished))).toEqual(['only S 1000', 'new M 1000'])
  })

  it('that are as they were change nothing, and bring back no combination that was removed', () => {
    const after = outcome(shirt, standing(shirt))
    expect(after.variants).toEqual(shirt.variants)
    expect(after.gone).toEqual([])
  })

  it('are renamed with every variant kept', () => {
    const [size, color] = standing(shirt)
    const renamed = {
      ...size!,
      name: 'Cut',
      values: [
        { value: 'Small', was: 'S' },
        { value: 'M', was: 'M' },
      ],
    }
    expect(told(outcome(shirt, [renamed, color!]))).toEqual([
      's-red Small Red 1000',
      's-blue Small Blue 1100',
      'm-red M Red 1200',
    ])
  })

  it('take two names in exchange', () => {
    const [size, color] = standing(shirt)
    const swapped = {
      ...size!,
      values: [
        { value: 'M', was: 'S' },
        { value: 'S', was: 'M' },
      ],
    }
    expect(told(outcome(shirt, [swapped, color!]))).toEqual([
      's-red M Red 1000',
      's-blue M Blue 1100',
      'm-red S Red 1200',
    ])
  })

  it('get a new value for what stands, priced as what is like it', () => {
    const [size, color] = standing(shirt)
    const wider = { ...size!, values: [...size!.values, { value: 'L' }] }
    expect(told(outcome(shirt, [wider, color!]))).toEqual([
      's-red S Red 1000',
      's-blue S Blue 1100',
      'm-red M Red 1200',
      'new L Red 1000',
      'new L Blue 1100',
    ])
  })

  it('get a new axis, whose first value is that of all that stand', () => {
    const cloth = { name: 'Cloth', values: [{ value: 'Wool' }, { value: 'Linen' }] }
    expect(told(outcome(shirt, [...standing(shirt), cloth]))).toEqual([
      's-red S Red Wool 1000',
      'new S Red Linen 1000',
      's-blue S Blue Wool 1100',
      'new S Blue Linen 1100',
      'm-red M Red Wool 1200',
      'new M Red Linen 1200',
    ])
  })

  it('lose a value with its variants', () => {
    const [size, color] = standing(shirt)
    const after = outcome(shirt, [{ ...size!, values: size!.values.slice(0, 1) }, color!])
    expect(told(after)).toEqual(['s-red S Red 1000', 's-blue S Blue 1100'])
    expect(after.gone.map(({ id }) => id)).toEqual(['m-red'])
  })

  it('whose values are all others make variants after the first, and never none', () => {
    const [size, color] = standing(shirt)
    const cut = { name: 'Cut', was: 'Size', values: [{ value: 'Wide' }, { value: 'Narrow' }] }
    const after = outcome(shirt, [cut, color!])
    expect(told(after)).toEqual([
      'new Wide Red 1000',
      'new Wide Blue 1000',
      'new Narrow Red 1000',
      'new Narrow Blue 1000',
    ])
    expect(after.gone).toEqual(shirt.variants)
    const sparse = product(['Size', 'Color'], [shirt.variants[1]!, shirt.variants[2]!])
    const [s, red] = [size!.values.slice(0, 1), color!.values.slice(0, 1)]
    const alone = [
      { ...size!, values: s },
      { ...color!, values: red },
    ]
    expect(refusalOf(sparse, alone)).toBe('last-variant')
  })

  it('lose an axis, and of those that it told apart the first stays', () => {
    const [, color] = standing(shirt)
    const after = outcome(shirt, [color!])
    expect(told(after)).toEqual(['s-red Red 1000', 's-blue Blue 1100'])
    expect(told(outcome(shirt, []))).toEqual(['s-red 1000'])
  })

  it('come in another order, and the variants with them', () => {
    const [size, color] = standing(shirt)
    const after = outcome(shirt, [color!, { ...size!, values: size!.values.toReversed() }])
    expect(after.variantOptionOrdering).toEqual(['Color', 'Size'])
    expect(told(after)).toEqual(['m-red Red M 1200', 's-red Red S 1000', 's-blue Blue S 1100'])
  })

  it('are refused where two are called the same, or are about what does not stand', () => {
    const [size, color] = standing(shirt)
    expect(refusalOf(shirt, [size!, { ...color!, name: 'size' }])).toBe('same-option-twice')
    const twice = { ...size!, values: [{ value: 'S', was: 'S' }, { value: 's' }] }
    expect(refusalOf(shirt, [twice, color!])).toBe('same-value-twice')
    expect(underOptions(shirt, [twice, color!])).toMatchObject({
      refusal: { message: 'The option “Size” has the value “s” twice.' },
    })
    expect(refusalOf(shirt, [{ ...size!, was: 'Cut' }])).toBe('options-have-changed')
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(refusalOf(shirt, [{ ...size!, name }])).toBe('option-name-not-free')
    }
    const unknown = { ...size!, values: [{ value: 'XL', was: 'XL' }] }
    expect(refusalOf(shirt, [unknown])).toBe('options-have-changed')
    expect(refusalOf(shirt, [size!, { ...size!, name: 'Cut' }])).toBe('options-have-changed')
  })

  it('make 250 variants and not one more', () => {
    const axis = (name: string, count: number) => ({
      name,
      values: Array.from({ length: count }, (_, at) => ({ value: `${at}` })),
    })
    expect(outcome(plain, [axis('One', 25), axis('Two', 10)]).variants).toHaveLength(250)
    expect(refusalOf(plain, [axis('One', 251)])).toBe('too-many-variants')
  })

  it('whatever they become, keep each variant once, with every value that is asked for', () => {
    const names = fc.uniqueArray(fc.constantFrom('Size', 'Color', 'Cloth'), { minLength: 0 })
    const wish = fc
      .tuple(names, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3 }))
      .map(([axes, counts]): WishedOption[] =>
        axes.map((name, at) => {
          const stands = standing(shirt).find((one) => one.name === name)
          const values = Array.from({ length: counts[at] ?? 1 }, (_, number) => {
            return stands?.values[number] ?? { value: `New ${number}` }
          })
          return { name, was: stands === undefined ? null : name, values }
        }),
      )
    fc.assert(
      fc.property(wish, (wished) => {
        const after = outcome(shirt, wished)
        const keys = after.variants.map(({ attributes }) => JSON.stringify(attributes))
        expect(new Set(keys).size).toBe(keys.length)
        const ids = after.variants.flatMap(({ id }) => id ?? [])
        expect(new Set([...ids, ...after.gone.map(({ id }) => id)])).toEqual(
          new Set(shirt.variants.map(({ id }) => id)),
        )
        for (const { attributes } of after.variants) {
          expect(Object.keys(attributes)).toEqual(wished.map(({ name }) => name))
        }
      }),
    )
  })
})

const bowl = (one: Product) => itemDocument('bowl', { recordType: 11, product: one })
const productAfter = (result: ReturnType<typeof performOn>): Product => {
  if (!result.ok) throw new Error(result.refusal.message)
  const [edit] = result.value
  if (edit?.kind !== 'item' || edit.after?.product == null) throw new Error('no product')
  return edit.after.product
}

describe('the owner of a product', () => {
  it('sets its options, and new variants get a SKU of their own', () => {
    const options = [{ name: 'Size', values: [{ value: 'S' }, { value: 'M' }] }]
    const after = productAfter(
      performOn(setProductOptions, [bowl(plain)], { itemId: 'bowl', options, seen: [] }),
    )
    expect(after.variants.map(({ sku }) => sku)).toEqual(['V-only', expect.stringMatching(/^V-/)])
    expect(new Set(after.variants.map(({ id }) => id)).size).toBe(2)
  })

  it('is told where the options are others by now', () => {
    const wish = { itemId: 'bowl', options: standing(shirt), seen: [] }
    expect(performOn(setProductOptions, [bowl(shirt)], wish)).toMatchObject({
      refusal: { code: 'options-have-changed', status: 409 },
    })
  })

  it('changes nothing with the options that stand', () => {
    const wish = { itemId: 'bowl', options: standing(shirt), seen: [...optionsOf(shirt)] }
    expect(performOn(setProductOptions, [bowl(shirt)], wish as never)).toEqual({
      ok: true,
      value: [],
    })
  })

  it('sells a combination that no variant stands for, and removes it again', () => {
    expect(missingCombinations(shirt)).toEqual([{ Size: 'M', Color: 'Blue' }])
    const attributes = { Size: 'M', Color: 'Blue' }
    const after = productAfter(performOn(addVariant, [bowl(shirt)], { itemId: 'bowl', attributes }))
    expect(missingCombinations(after)).toEqual([])
    const added = after.variants.at(-1)
    expect(added).toMatchObject({ attributes, priceCents: 1100 })
    const wish = { itemId: 'bowl', variantId: added?.id ?? '' }
    expect(productAfter(performOn(removeVariant, [bowl(after)], wish))).toEqual(shirt)
  })

  it('sells it where the order of the values has it', () => {
    const [first, ...others] = shirt.variants
    const attributes = { Size: 'S', Color: 'Blue' }
    const after = productAfter(
      performOn(
        addVariant,
        [
          bowl(
            product(shirt.variantOptionOrdering, [
              first!,
              ...others.slice(1),
              variant('m-blue', { Size: 'M', Color: 'Blue' }),
            ]),
          ),
        ],
        {
          itemId: 'bowl',
          attributes,
        },
      ),
    )
    expect(after.variants.map((one) => Object.values(one.attributes).join(' '))).toEqual([
      'S Red',
      'S Blue',
      'M Red',
      'M Blue',
    ])
  })

  it('cannot sell one twice, nor one of a value that no option has', () => {
    for (const [attributes, code] of [
      [{ Size: 'S', Color: 'Red' }, 'same-variant-twice'],
      [{ Size: 'L', Color: 'Red' }, 'options-have-changed'],
      [{ Size: 'M' }, 'options-have-changed'],
    ] as const) {
      const added = performOn(addVariant, [bowl(shirt)], { itemId: 'bowl', attributes })
      expect(added).toMatchObject({ refusal: { code } })
    }
  })

  it('keeps the last variant', () => {
    const wish = { itemId: 'bowl', variantId: 'only' }
    expect(performOn(removeVariant, [bowl(plain)], wish)).toMatchObject({
      refusal: { code: 'last-variant', status: 409 },
    })
  })
})
