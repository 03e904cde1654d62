import type { KeptAddress } from '@vitrine/rules/people/members/address-book.ts'

/** Somebody who has an account on a site. */
export type Member = {
  readonly id: string
  /** Proved by a link. */
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  /** Where their orders go, the usual one first. */
  readonly addresses: readonly KeptAddress[]
  readonly createdAt: number
}

/** What a mailed link is for: an account that comes into being, another password, another address. */
export type LinkPurpose = 'sign-up' | 'reset' | 'email'
