import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'

/** Who asks. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account'
      readonly accountId: AccountId
      readonly sessionId: string
      readonly email: string
      readonly displayName: string
    }
