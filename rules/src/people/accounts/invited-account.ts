import type { SiteId } from '../../ground/ids/ids.ts'

/** An account of an address: the address's own, or one that a site's own link made. */
type KnownAccount = { readonly madeBySite: SiteId | null }

/**
 * Which account an invitation is to.
 *
 * A link that goes to the address itself, by mail or through the operator, leads to the account of
 * the address. One that the inviter hands on proves nothing: whoever got it may be anybody, the
 * inviter too. So it leads to an account that is the site's alone, and neither an older login that
 * another site's link opened nor a later one of another site can get in.
 * @param handedOnBy the site whose people hand the link on; null where it goes to the address
 * @returns one of `known`, or what the account to be made is
 */
export function invitedAccount<Account extends KnownAccount>(
  known: readonly Account[],
  handedOnBy: SiteId | null,
): { readonly account: Account } | { readonly make: KnownAccount } {
  const account =
    known.find(({ madeBySite }) => madeBySite === null) ??
    known.find(({ madeBySite }) => madeBySite === handedOnBy)
  return account === undefined ? { make: { madeBySite: handedOnBy } } : { account }
}
