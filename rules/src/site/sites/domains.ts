/**
 * Names of the owner's own that are to lead to a site. That a name is theirs is proved by a record
 * in the DNS and stands in no document: what is only listed here answers nothing.
 */
export type Domains = {
  /** In lower case, as they stand in the DNS. */
  readonly names: readonly string[]
  /**
   * The one that visitors are led to once it is proved; null: none of them, but the name that the site
   * began with.
   */
  readonly primary: string | null
}

export const maxDomains = 10

const none: Domains = { names: [], primary: null }

/** What the settings of a site list. */
export function readDomains({ domains = none }: { readonly domains?: Domains }): Domains {
  return domains
}

/**
 * The name that all others lead to: the one that was chosen, or until that is proved the first that
 * is; null where it is the one that the site began with.
 */
export function mainDomain({ names, primary }: Domains, proved: readonly string[]): string | null {
  if (primary === null) return null
  return [primary, ...names].find((name) => proved.includes(name)) ?? null
}
