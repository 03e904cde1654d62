import { z } from 'zod'
import { wordsOf, type FieldKind, type FieldWords } from '../field-kind.ts'

export type SwitchKind = FieldKind<boolean, boolean> & { readonly kind: 'switch' }

/** On or off. */
export function onOff({ empty, ...words }: FieldWords & { readonly empty: boolean }): SwitchKind {
  return {
    kind: 'switch',
    ...wordsOf(words),
    schema: z.boolean(),
    empty,
    read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
    context: (value) => value,
  }
}
