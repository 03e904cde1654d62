import { refuse, type Refused } from '../../ground/refusals/result.ts'
import type { Product, Variant } from './product.ts'
import { productsRefusal, sameValueTwice } from './products-messages.ts'

/** An axis of choice with its values, in the order in which visitors meet them. */
export type ProductOption = { readonly name: string; readonly values: readonly string[] }

/** An option as it is wished; `was` is what it was called, null or absent for a new one. */
export type WishedOption = {
  readonly name: string
  readonly was?: string | null | undefined
  readonly values: readonly WishedValue[]
}
export type WishedValue = { readonly value: string; readonly was?: string | null | undefined }

/** Most options of a product, and most variants that its options may make. */
export const optionLimits = { options: 6, variants: 250 } as const

/** The options of a product; an option's values are those of its variants, in their order. */
export function optionsOf({ variantOptionOrdering, variants }: Product): readonly ProductOption[] {
  return variantOptionOrdering.map((name) => {
    const values = variants.map(({ attributes }) => attributes[name] ?? '')
    return { name, values: [...new Set(values)].filter((value) => value !== '') }
  })
}

/** What a new variant has of the one that it is made after; its SKU and its stock are its own. */
type Draft = Omit<Variant, 'id' | 'sku'> & { readonly id?: string; readonly sku: string }

export type OptionsOutcome = {
  readonly variantOptionOrdering: readonly string[]
  /** In the order of the options' values; one without an id is new. */
  readonly variants: readonly Draft[]
  /** Those that stand for no combination any more. */
  readonly gone: readonly Variant[]
}

/**
 * The variants of a product under other options. Each that stands keeps its id, and so its stock, its
 * SKU and its place in carts: a renamed value renames it, a new option gives it that option's first
 * value, and of those that an option told apart which is gone the first stays. A combination that no
 * variant stands for is made where it has a new value, at the price of the variant that is like it in
 * all else; one that the owner removed before is not made again. Where all values of an option are
 * others, none stands, and what is new is made after the first.
 */
export function underOptions(
  product: Product,
  wished: readonly WishedOption[],
): OptionsOutcome | Refused {
  const refusal = refusedOptions(product, wished)
  if (refusal !== undefined) return refusal
  const standing = new Map<string, Variant>()
  for (const variant of product.variants) {
    const values = renamedValues(variant, wished)
    const key = values && JSON.stringify(values)
    if (key !== undefined && !standing.has(key)) standing.set(key, variant)
  }
  const isAnew = standing.size === 0 && wished.some(isAllNew)
  const made = combinationsOf(wished).flatMap((values) => {
    const variant = standing.get(JSON.stringify(values))
    const attributes = Object.fromEntries(wished.map(({ name }, at) => [name, values[at] ?? '']))
    if (variant !== undefined) return [{ ...variant, attributes }]
    const like = likeOne(wished, values, standing) ?? (isAnew ? product.variants[0] : undefined)
    if (like === undefined) return []
    const { id: _id, ...same } = like
    return [{ ...same, sku: '', attributes }]
  })
  if (made.length === 0) return refuse(productsRefusal('last-variant'))
  const kept = new Set([...standing.values()].map(({ id }) => id))
  return {
    variantOptionOrdering: wished.map(({ name }) => name),
    variants: made,
    gone: product.variants.filter(({ id }) => !kept.has(id)),
  }
}

/** The combinations of a product's options that no variant stands for. */
export function missingCombinations(product: Product): readonly Readonly<Record<string, string>>[] {
  const options = optionsOf(product)
  const count = options.reduce((total, { values }) => total * values.length, 1)
  // a product from elsewhere may have many values and few variants
  if (count > optionLimits.variants) return []
  const wished = options.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ value })),
  }))
  const stands = new Set(product.variants.map((one) => keyOf(product, one.attributes)))
  return combinationsOf(wished)
    .map((values) => Object.fromEntries(options.map(({ name }, at) => [name, values[at] ?? ''])))
    .filter((attributes) => !stands.has(keyOf(product, attributes)))
}

function keyOf(
  { variantOptionOrdering }: Product,
  attributes: Readonly<Record<string, string>>,
): string {
  return JSON.stringify(variantOptionOrdering.map((name) => attributes[name]))
}

/** A variant for a combination of known values, after the one that shares most of them. */
export function combinedVariant(
  product: Product,
  attributes: Readonly<Record<string, string>>,
): Omit<Variant, 'id'> | Refused {
  const options = optionsOf(product)
  const isKnown =
    Object.keys(attributes).length === options.length &&
    options.every(({ name, values }) => values.includes(attributes[name] ?? ''))
  if (!isKnown) return refuse(productsRefusal('options-have-changed'))
  const key = keyOf(product, attributes)
  if (product.variants.some((one) => keyOf(product, one.attributes) === key)) {
    return refuse(productsRefusal('same-variant-twice'))
  }
  if (product.variants.length >= optionLimits.variants) {
    return refuse(productsRefusal('too-many-variants'))
  }
  const shared = (one: Variant): number =>
    options.filter(({ name }) => one.attributes[name] === attributes[name]).length
  const [like] = product.variants.toSorted((one, other) => shared(other) - shared(one))
  const blank = { priceCents: 0, salePriceCents: 0, onSale: false, assetId: null }
  const { id: _id, ...same } = like ?? { id: '', ...blank }
  return { ...same, sku: '', attributes }
}

/** Variants with one more, before the first that the order of the options' values has after it. */
export function withVariant(product: Product, added: Variant): readonly Variant[] {
  const { variants } = product
  const options = optionsOf(product)
  const isAfter = ({ attributes }: Variant): boolean => {
    for (const { name, values } of options) {
      const [own, other] = [attributes, added.attributes].map((one) =>
        values.indexOf(one[name] ?? ''),
      )
      if (own !== other) return (own ?? 0) > (other ?? 0)
    }
    return false
  }
  const at = variants.findIndex(isAfter)
  return at === -1 ? [...variants, added] : variants.toSpliced(at, 0, added)
}

/** Whether every object has something of this name, so that no choice of a shopper can be kept by it. */
export function isKeptName(name: string): boolean {
  return name in {}
}

function refusedOptions(product: Product, wished: readonly WishedOption[]): Refused | undefined {
  if (repeatedName(wished.map(({ name }) => name)) !== undefined) {
    return refuse(productsRefusal('same-option-twice'))
  }
  if (wished.some(({ name }) => isKeptName(name))) {
    return refuse(productsRefusal('option-name-not-free'))
  }
  for (const { name, values } of wished) {
    const twice = repeatedName(values.map(({ value }) => value))
    if (twice !== undefined) return refuse(sameValueTwice(name, twice))
  }
  const stands = new Map(optionsOf(product).map(({ name, values }) => [name, new Set(values)]))
  const knows = ({ was, values }: WishedOption): boolean => {
    const known = was == null ? new Set<string>() : stands.get(was)
    return values.every((one) => one.was == null || known?.has(one.was) === true)
  }
  const before = wished.flatMap(({ was }) => was ?? [])
  const isKnown = before.every((name) => stands.has(name)) && wished.every(knows)
  if (!isKnown || new Set(before).size !== before.length || wished.some(hasValueTwice)) {
    return refuse(productsRefusal('options-have-changed'))
  }
  const count = wished.reduce((product, { values }) => product * values.length, 1)
  return count > optionLimits.variants ? refuse(productsRefusal('too-many-variants')) : undefined
}

/** The first name that an earlier one is, however it is written. */
function repeatedName(names: readonly string[]): string | undefined {
  const lower = names.map((name) => name.toLowerCase())
  return names.find((_, at) => lower.indexOf(lower[at] ?? '') !== at)
}

function hasValueTwice({ values }: WishedOption): boolean {
  const before = values.flatMap(({ was }) => was ?? [])
  return new Set(before).size !== before.length
}

/** The values that a variant has under the wished options; undefined where one of its is gone. */
function renamedValues(
  { attributes }: Variant,
  wished: readonly WishedOption[],
): readonly string[] | undefined {
  const renamed = wished.map(({ was, values }) =>
    was == null ? values[0]?.value : values.find((one) => one.was === attributes[was])?.value,
  )
  return renamed.every((value) => value !== undefined) ? renamed : undefined
}

function combinationsOf(wished: readonly WishedOption[]): readonly (readonly string[])[] {
  return wished.reduce<readonly (readonly string[])[]>(
    (made, { values }) => made.flatMap((one) => values.map(({ value }) => [...one, value])),
    [[]],
  )
}

function isAllNew({ was, values }: WishedOption): boolean {
  return was != null && values.every((one) => one.was == null)
}

/** The first variant that has all the old values of a combination, if that has a new one, too. */
function likeOne(
  wished: readonly WishedOption[],
  values: readonly string[],
  standing: ReadonlyMap<string, Variant>,
): Variant | undefined {
  const isNew = wished.map((option, at) => isNewValue(option, values[at]))
  if (!isNew.includes(true)) return undefined
  for (const [key, variant] of standing) {
    const own = JSON.parse(key) as readonly string[]
    if (own.every((value, at) => isNew[at] === true || value === values[at])) return variant
  }
  return undefined
}

/** Of a new option the first value is what the variants have that stood before it. */
function isNewValue({ was, values }: WishedOption, value: string | undefined): boolean {
  if (was == null) return values[0]?.value !== value
  return values.find((one) => one.value === value)?.was == null
}
