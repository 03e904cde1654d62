/** Where orders of a member go, by the names of the fields that it was typed into. */
export type KeptAddress = Readonly<Record<string, string>>

/** More than so many are kept for nobody; the one that was used longest ago goes. */
export const mostAddresses = 10

/** What tells one kept address from another: all that it says. */
export function isSameAddress(one: KeptAddress, other: KeptAddress): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** The addresses with one more, or with one of them before the others: the first is the usual one. */
export function withAddressFirst(
  kept: readonly KeptAddress[],
  address: KeptAddress,
): readonly KeptAddress[] {
  return [address, ...withoutAddress(kept, address)].slice(0, mostAddresses)
}

export function withoutAddress(
  kept: readonly KeptAddress[],
  address: KeptAddress,
): readonly KeptAddress[] {
  return kept.filter((one) => !isSameAddress(one, address))
}
