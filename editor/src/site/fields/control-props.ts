import type { FieldKind } from '@vitrine/rules/site/blocks/field-kind.ts'

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
