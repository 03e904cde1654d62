/** Somebody who has an account on a site. */
export type Member = {
  readonly id: string
  /** Proved by a link. */
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  /** Where their orders go; null: they have kept nothing. */
  readonly address: Readonly<Record<string, string>> | null
  readonly createdAt: number
}

/** What a mailed link is for: an account that comes into being, another password, another address. */
export type LinkPurpose = 'sign-up' | 'reset' | 'email'
