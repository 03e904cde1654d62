import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'

/** Somebody who is signed in to the editor. */
export type SignedIn = {
  readonly kind: 'account'
  readonly accountId: AccountId
  readonly sessionId: string
  readonly email: string
  readonly displayName: string
}

/** Who asks. */
export type Viewer = { readonly kind: 'anonymous' } | SignedIn
