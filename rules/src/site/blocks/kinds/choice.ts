import { z } from 'zod'
import { wordsOf, type FieldKind, type FieldWords } from '../field-kind.ts'

export type ChoiceKind<Name extends string = string> = FieldKind<Name, Name> & {
  readonly kind: 'choice'
  /** What can be chosen, with the words for it, in their order. */
  readonly options: Readonly<Record<Name, string>>
}

export type ChoiceOptions<Name extends string> = FieldWords & {
  readonly options: Readonly<Record<Name, string>>
  readonly empty: NoInfer<Name>
  /** Former values as text, such as `true`, and what is meant by them. */
  readonly was?: Readonly<Record<string, NoInfer<Name>>>
}

/** One of a few. Names stand in classes, so they are letters, digits and dashes. */
export function choice<Name extends string>(options: ChoiceOptions<Name>): ChoiceKind<Name> {
  const { options: named, empty, was = {}, ...words } = options
  const names = Object.keys(named) as [Name, ...Name[]]
  const isName = (value: unknown): value is Name =>
    typeof value === 'string' && Object.hasOwn(named, value)
  return {
    kind: 'choice',
    ...wordsOf(words),
    options: named,
    schema: z.enum(names) as unknown as z.ZodType<Name>,
    empty,
    read(stored) {
      if (isName(stored)) return stored
      if (typeof stored !== 'string' && typeof stored !== 'boolean') return undefined
      const former = String(stored)
      return Object.hasOwn(was, former) ? was[former] : undefined
    },
    context: (value) => value,
  }
}
