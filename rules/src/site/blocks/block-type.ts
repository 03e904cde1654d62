import type { SlideType } from '../slides/slice-type.ts'
import type { BlockFlag } from './block-flag.ts'
import type { FieldMap, LookUp, Seen, ShownOf, ValueOf } from './field-kind.ts'
import type { FormerNames } from './read-fields.ts'

/** The groups of the picker, in its order. */
export const pickerGroups = [
  'Basic',
  'Gallery',
  'Summary',
  'More',
  'Filters & lists',
  'Commerce',
  'Charts',
  'Social',
] as const
export type PickerGroup = (typeof pickerGroups)[number]

/** A variant that the picker offers beside the type itself; what is stored is the type. */
export type Preset<Fields extends FieldMap = FieldMap> = {
  /** Wire number (spec §3), from 1000 on. */
  readonly number: number
  readonly title: string
  readonly values: Partial<ValueOf<Fields>>
}

/** A question to values, declared so that lists may hold types of all fields. */
type Asked<Values, Answer> = { ask(value: Values): Answer }['ask']

/** All that there is to know about one type of block; its markup is a file of the server. */
export type BlockType<Fields extends FieldMap = FieldMap, Name extends string = string> = {
  /** Wire number (spec §3). */
  readonly type: number
  /** Numbers of other types that are shown and edited as this one; blocks keep the number they have. */
  readonly alsoNumbers?: readonly number[]
  /** Class stem and file name, such as `html` in `html-block sqs-block-html`. */
  readonly name: Name
  /** What the picker and history call it. */
  readonly title: string
  readonly group: PickerGroup
  /** Not every site has a use for it (spec §3): the picker offers it where it is on, all else is as ever. */
  readonly flag?: BlockFlag
  /** A slice, and the slides that it may stand on; absent: a block, for pages. */
  readonly slideTypes?: readonly SlideType[]
  /** False: blocks that there are can be shown and edited; the picker does not offer another one. */
  readonly offered?: false
  /** Known by its name alone: it is kept, copied and exported, and visitors see nothing of it. */
  readonly isNameOnly?: true
  /**
   * Templates have a partial of this name, such as `navigation`: only an owner's file whose conf names
   * the type stands in for the platform's markup, not one that is merely called so.
   */
  readonly isPartialName?: true
  /** In the panel's order. */
  readonly fields: Fields
  /** The panel's tabs by their titles; fields that no tab names stand before them. */
  readonly tabs?: Readonly<Record<string, readonly (keyof Fields & string)[]>>
  /** When a field counts; without an answer always. One that does not keeps its value. */
  readonly shows?: { readonly [Name in keyof Fields]?: Asked<ValueOf<Fields>, boolean> }
  readonly presets?: readonly Preset<Fields>[]
  /** The HTML field that is edited where it stands. */
  readonly inPlace?: keyof Fields & string
  /** Where owners enter what it shows, if that is not in its fields; said where it shows nothing. */
  readonly setElsewhere?: string
  /** Words for owners where the block shows nothing yet; null: it shows something. */
  hint?(value: ValueOf<Fields>): string | null
  /** More names for markup. */
  derive?(shown: ShownOf<Fields>, value: ValueOf<Fields>, look: LookUp): Seen
  /** Former names of fields, which are read and never written. */
  readonly was?: FormerNames & Readonly<Record<string, keyof Fields & string>>
}

/** Declares a type of block; what its questions are given follows from its fields. */
export function blockType<Fields extends FieldMap, const Name extends string>(
  declaration: BlockType<Fields, Name>,
): BlockType<Fields, Name> {
  return declaration
}
