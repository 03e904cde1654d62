/** Where a page of a list ends that is sorted by time, newest first, and by id within one instant. */
export type TimeCursor = { readonly at: number; readonly id: string }

/** A cursor as it travels: `<epoch milliseconds>-<id>`. */
export function formatCursor(cursor: TimeCursor): string {
  return `${cursor.at}-${cursor.id}`
}

/** Undefined for text that is no cursor of ours: such a list begins at its beginning. */
export function parseCursor(text: string | undefined): TimeCursor | undefined {
  const match = /^(\d{1,15})-([0-9a-f]{24})$/.exec(text ?? '')
  if (match === null) return undefined
  return { at: Number(match[1]), id: match[2] ?? '' }
}
