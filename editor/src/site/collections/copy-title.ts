const maxTitle = 200
const suffix = ' (copy)'

/** What the copy of an item is called until its owner names it. */
export function copyTitle(title: string): string {
  return `${title.slice(0, maxTitle - suffix.length)}${suffix}`
}
