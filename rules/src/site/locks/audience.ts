/**
 * Who sees a page that is not for everybody, beside what a password opens: customers who are signed
 * in, or those of them who hold one of some products (spec §3, product type 5).
 */
export type Audience =
  | { readonly kind: 'members' }
  | { readonly kind: 'holders'; readonly productIds: readonly string[] }

/** So many products at most open one page. */
export const mostProductsOfPage = 20

/** The lock that whoever is signed in has open. No password has such an id. */
export const membersLock = 'members'

const holders = 'holders '

/** The lock of an audience, as locks are told apart: the same for each page of the same audience. */
export function audienceLock(audience: Audience): string {
  if (audience.kind === 'members') return membersLock
  return holders + [...new Set(audience.productIds)].toSorted().join(' ')
}

/** Whether a lock is one of an audience, which no password opens. */
export function isAudienceLock(lock: string): boolean {
  return lock === membersLock || lock.startsWith(holders)
}

/** The products of which one opens a lock; none where it is no lock of holders. */
export function productsOfLock(lock: string): readonly string[] {
  if (!lock.startsWith(holders)) return []
  return lock
    .slice(holders.length)
    .split(' ')
    .filter((id) => id !== '')
}

/**
 * Which locks of audiences are open to whoever is signed in.
 * @param held the products that they hold at that instant
 */
export function openAudienceLocks(
  locks: Iterable<string>,
  held: ReadonlySet<string>,
): readonly string[] {
  // it tells who is signed in from who is not, whether or not a page is for all of them
  const open = [...locks].filter((lock) => productsOfLock(lock).some((id) => held.has(id)))
  return [membersLock, ...open]
}

/** What a page's context says of who sees it; a password is told by a flag of its own. */
export const PermissionType = { everybody: 1, members: 2, holders: 3 } as const
export type PermissionType = (typeof PermissionType)[keyof typeof PermissionType]

export function permissionTypeOf(audience: Audience | null | undefined): PermissionType {
  return PermissionType[audience?.kind ?? 'everybody']
}
