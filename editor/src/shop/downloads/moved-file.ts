/** Which file goes where, of an order that differs by one that was moved; undefined of the same order. */
export function movedFile(
  before: readonly string[],
  after: readonly string[],
): { readonly fileId: string; readonly to: number } | undefined {
  if (before.every((id, at) => id === after[at])) return undefined
  const without = (ids: readonly string[], left: string): string =>
    JSON.stringify(ids.filter((id) => id !== left))
  const fileId = after.find((id) => without(before, id) === without(after, id))
  return fileId === undefined ? undefined : { fileId, to: after.indexOf(fileId) }
}
