/** What lists know of a variant, to find products by it. */
export type ListedVariant = {
  readonly id: string
  /** What one piece costs now, in minor units. */
  readonly priceCents: number
  /** Its options as words of `optionWord`, in the order of their selectors. */
  readonly options: readonly string[]
  /** Whether its stock counts; what is not counted never runs out. */
  readonly isCounted: boolean
}

/** A value of an option. */
export type OptionValue = { readonly name: string; readonly value: string }

/** An option with some of its values. */
export type OptionValues = { readonly name: string; readonly values: readonly string[] }

// a unit separator (ECMA-48): no name and no value has one, as texts are stored without it
const between = '\u001f'

/** An option with its value as one word, by which variants are found. */
export function optionWord({ name, value }: OptionValue): string {
  return `${name.replaceAll(between, ' ')}${between}${value.replaceAll(between, ' ')}`
}

/** What a word of `optionWord` says. */
export function readOptionWord(word: string): OptionValue {
  const at = word.indexOf(between)
  return { name: word.slice(0, at), value: word.slice(at + 1) }
}
