import type { OptionValue, OptionValues } from './listed-variant.ts'

/** In which order a list stands, where a shopper does not leave it to its owner. */
export const listSortings = ['newest', 'price-low', 'price-high'] as const
export type ListSorting = (typeof listSortings)[number]

/** What a shopper wants of a list of products, as its address says it. */
export type ListChoice = {
  /** Null: as the owner has it. */
  readonly sort: ListSorting | null
  /** One of the values of each name has to be there, all in one variant. */
  readonly options: readonly OptionValue[]
  /** The limits of the price as they were typed; empty: none. */
  readonly priceFrom: string
  readonly priceTo: string
  readonly inStock: boolean
}

export const noChoice: ListChoice = {
  sort: null,
  options: [],
  priceFrom: '',
  priceTo: '',
  inStock: false,
}

const optionPrefix = 'option.'
const maxOptions = 50
const maxWord = 200
const maxAmount = 20

/**
 * Reads a choice out of the parameters of an address, each name with each of its values in order.
 * What is none is left out; so is what goes beyond 50 values of options.
 */
export function readListChoice(parameters: Iterable<readonly [string, string]>): ListChoice {
  const options = new Map<string, OptionValue>()
  const plain = new Map<string, string>()
  for (const [key, text] of parameters) {
    if (!key.startsWith(optionPrefix)) {
      if (!plain.has(key)) plain.set(key, text)
      continue
    }
    const name = key.slice(optionPrefix.length)
    if (!isWord(name) || !isWord(text) || options.size === maxOptions) continue
    options.set(JSON.stringify([name, text]), { name, value: text })
  }
  return {
    sort: listSortings.find((sort) => sort === plain.get('sort')) ?? null,
    options: [...options.values()],
    priceFrom: amountOf(plain.get('price-from')),
    priceTo: amountOf(plain.get('price-to')),
    inStock: plain.get('in-stock') === 'yes',
  }
}

/**
 * The search of an address without amounts that nobody typed, which a form sends all the same.
 * @param search without its `?`
 * @returns undefined where there is none of them
 */
export function withoutEmptyAmounts(search: string): string | undefined {
  const parts = search.split('&')
  const said = parts.filter((part) => part !== 'price-from=' && part !== 'price-to=')
  if (said.length === parts.length) return undefined
  return said.join('&')
}

function amountOf(typed: string | undefined): string {
  const amount = (typed ?? '').trim()
  return amount.length > maxAmount ? '' : amount
}

/** Longer ones no product has. */
function isWord(text: string): boolean {
  return text !== '' && text.length <= maxWord
}

/** The parameters of a choice in one order, which says the same however it was typed. */
export function choiceParameters(choice: ListChoice): readonly (readonly [string, string])[] {
  const options = choice.options
    .map(({ name, value }) => [optionPrefix + name, value] as const)
    .toSorted((one, other) => compare(one[0], other[0]) || compare(one[1], other[1]))
  return [
    ...(choice.sort === null ? [] : [['sort', choice.sort] as const]),
    ...options,
    ...(choice.priceFrom === '' ? [] : [['price-from', choice.priceFrom] as const]),
    ...(choice.priceTo === '' ? [] : [['price-to', choice.priceTo] as const]),
    ...(choice.inStock ? [['in-stock', 'yes'] as const] : []),
  ]
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether a choice leaves anything out of a list. */
export function narrows({ options, priceFrom, priceTo, inStock }: ListChoice): boolean {
  return options.length > 0 || priceFrom !== '' || priceTo !== '' || inStock
}

/** Whether a list stands otherwise than its owner has it. */
export function changesList(choice: ListChoice): boolean {
  return choice.sort !== null || narrows(choice)
}

/** A choice with one value of an option less. */
export function withoutOption(choice: ListChoice, { name, value }: OptionValue): ListChoice {
  const options = choice.options.filter((one) => one.name !== name || one.value !== value)
  return { ...choice, options }
}

/** The same order of everything that the list has. */
export function withoutFilters({ sort }: ListChoice): ListChoice {
  return { ...noChoice, sort }
}

/** The chosen values by the names of their options. */
export function valuesByName({ options }: Pick<ListChoice, 'options'>): readonly OptionValues[] {
  const found = new Map<string, string[]>()
  for (const { name, value } of options) {
    const values = found.get(name)
    if (values === undefined) found.set(name, [value])
    else values.push(value)
  }
  return [...found].map(([name, values]) => ({ name, values }))
}
