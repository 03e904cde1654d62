/** A table of names and their wire values, such as `{ index: 1, redirect: 2, none: 3 }`. */
export type WireTable = Readonly<Record<string, number | string>>

/** The name of a wire value; undefined for a value that the table does not have. */
export function wireNameOf<Table extends WireTable>(
  table: Table,
  value: unknown,
): Extract<keyof Table, string> | undefined {
  for (const name in table) if (table[name] === value) return name
  return undefined
}

/** `kbArticle` as `kb-article`: how class names and attributes write a name of a table. */
export function dashedName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * A numbering of which the specification gives the range only (spec §3): its numbers are known, and
 * none of them has a name.
 */
export type ReservedNumbers = { readonly first: number; readonly last: number }

/** Whether a value is a number of a reserved range. */
export function isReservedNumber({ first, last }: ReservedNumbers, value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= first && Number(value) <= last
}
