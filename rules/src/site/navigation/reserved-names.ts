/**
 * Names that nothing of an owner's can have (spec §9), and what they stand for: the menu of the pages
 * that stand in none, the menu of the pages of member areas, and the page that tells a template's own
 * author of it. In whatever spelling they are written.
 */
export const ReservedName = {
  hiddenNavigation: 'hiddenNavigation',
  memberAreaNavigation: 'memberAreaNavigation',
  readmePage: 'readme',
} as const
export type ReservedName = (typeof ReservedName)[keyof typeof ReservedName]

const bySpelling: Readonly<Record<string, ReservedName>> = {
  hiddennavigation: ReservedName.hiddenNavigation,
  memberareanavigation: ReservedName.memberAreaNavigation,
  readme: ReservedName.readmePage,
}

/** What a name is reserved for; undefined: it is anybody's. `hidden-navigation` is `hiddenNavigation`. */
export function reservedAs(name: string): ReservedName | undefined {
  const spelling = name.toLowerCase().replace(/[\s_-]+/g, '')
  return Object.hasOwn(bySpelling, spelling) ? bySpelling[spelling] : undefined
}

/** Whether a name is that of a menu which shows visitors nothing. */
export function isReservedMenu(name: string): boolean {
  const reserved = reservedAs(name)
  return reserved !== undefined && reserved !== ReservedName.readmePage
}
