import type { Option } from '../../ground/controls/select-field.tsx'

/** What stands for null among the options of a list. */
const noneId = ''

/** Options with one for nothing before them, and the chosen one kept, though it may be gone. */
export function withNone(
  options: readonly Option[],
  chosen: string | null,
  words: { readonly none: string; readonly gone: string },
): readonly Option[] {
  const isKnown = chosen === null || options.some(({ id }) => id === chosen)
  const gone = isKnown ? [] : [{ id: chosen, name: words.gone }]
  return [{ id: noneId, name: words.none }, ...gone, ...options]
}

export function idOf(chosen: string | null): string {
  return chosen ?? noneId
}

export function chosenOf(id: string): string | null {
  return id === noneId ? null : id
}
