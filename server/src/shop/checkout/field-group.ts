import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import type { OfferedAddress } from './member-at-checkout.ts'

/** `title` and `says` are HTML, in the language of the page. */
export type Choice = { readonly value: string; readonly title: string; readonly says: string }

export type Field = {
  readonly name: string
  readonly label: Phrase
  readonly autocomplete?: string
  readonly type?: string
  /** One of these is chosen, the first unless another one was. */
  readonly choices?: readonly Choice[]
  /** Something to agree to, or to want; HTML. */
  readonly tick?: Phrase
  /** It is kept as soon as it is ticked, by a button where no script does so. */
  readonly isKept?: true
  /** Where a mail goes that was ticked before; null: nowhere yet. */
  readonly mailedTo?: string | null
  /** Of the address of a bill, of which a mistake is told as such: the form may hold two addresses. */
  readonly isOfBill?: true
  readonly optional?: true
  readonly half?: true
  /** It is written over several lines, at most so many characters. */
  readonly mostCharacters?: number
}

export type Group = {
  readonly legend: Phrase
  readonly fields: readonly Field[]
  /** By which a script finds it, and puts one of another country in its place. */
  readonly id?: string
  /** Whether a choice in it changes the sums, which without script a button shows. */
  readonly isSummed?: true
  /** Addresses that can take the place of what is typed here. */
  readonly addresses?: readonly OfferedAddress[]
}

export function group(
  legend: Phrase,
  fields: readonly Field[],
  more: Omit<Group, 'legend' | 'fields'> = {},
): Group {
  return { legend, fields, ...more }
}
