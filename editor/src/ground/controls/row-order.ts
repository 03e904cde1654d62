type Ids = readonly string[]

/** The order of ids after some were moved before or after another one. */
export function movedIds(
  ids: Ids,
  moved: ReadonlySet<string>,
  target: string,
  place: 'before' | 'after',
): Ids {
  const others = ids.filter((id) => !moved.has(id))
  const at = others.indexOf(target)
  if (at === -1) return ids
  const those = ids.filter((id) => moved.has(id))
  return others.toSpliced(place === 'before' ? at : at + 1, 0, ...those)
}

/** The order after one id changed places with the one before or after it; the same at the ends. */
export function swappedIds(ids: Ids, id: string, by: -1 | 1): Ids {
  const at = ids.indexOf(id)
  const other = ids[at + by]
  return at === -1 || other === undefined ? ids : ids.with(at, other).with(at + by, id)
}

/** Rows in the order of their ids; a row that the order does not know keeps its place at the end. */
export function rowsInOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: Ids,
): readonly Row[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const place = ({ id }: Row): number => placeOf.get(id) ?? ids.length
  return rows.toSorted((a, b) => place(a) - place(b))
}
