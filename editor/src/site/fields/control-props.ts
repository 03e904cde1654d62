import type { ReactNode } from 'react'
import type { FieldKind, FieldMap } from '@vitrine/rules/site/blocks/field-kind.ts'

/** The site whose pages, pictures and items a control offers. */
export type FieldSite = { readonly siteId: string; readonly host: string }

/** The value that a field of a kind holds. */
export type ValueOfKind<Kind> = Kind extends FieldKind<infer Value> ? Value : never

/** What a control is given: the field as it is declared, its value, and what is wrong with it. */
export type ControlProps<Kind extends FieldKind> = {
  readonly site: FieldSite
  readonly field: Kind
  readonly value: ValueOfKind<Kind>
  /** @param isGoingOn the gesture is not over, as while somebody types or drags */
  readonly onChange: (value: ValueOfKind<Kind>, isGoingOn?: boolean) => void
  readonly error?: string | undefined
  /** All values of the block or the row that the field stands in. */
  readonly beside?: Readonly<Record<string, unknown>>
}

/** Controls of several fields, by their names. */
export type FieldsProps = {
  readonly site: FieldSite
  readonly fields: FieldMap
  /** Which of them, in their order. */
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
  /** What is wrong, by the names of fields. */
  readonly errors: Readonly<Record<string, string>>
  /** The choice that is shown by pictures, as of a block's variants. */
  readonly cards?:
    | { readonly name: string; readonly pictureOf: (option: string) => ReactNode }
    | undefined
  /** @param isGoingOn the gesture is not over, as while somebody types or drags */
  readonly onChange: (name: string, value: unknown, isGoingOn?: boolean) => void
}
