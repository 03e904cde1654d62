import { createHash } from 'node:crypto'
import type { KeptAddress } from '@vitrine/rules/people/members/address-book.ts'

/** By which a form names one of its member's addresses: made of all that it says, so that it never names another. */
export function addressId(address: KeptAddress): string {
  const said = Object.entries(address)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
}
