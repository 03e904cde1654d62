import { z } from 'zod'
import { wordsOf, type FieldKind, type FieldWords, type Seen } from '../field-kind.ts'

/** Services by their ids or names; null: every account that the site has. */
export type AccountsValue = readonly string[] | null

export type AccountsKind = FieldKind<AccountsValue, readonly Seen[]> & { readonly kind: 'accounts' }

/** No more, and none longer, than settings take them. */
const maxServices = 30
const longestName = 50

/**
 * Which of the site's social accounts are shown: all of them, or those of some services. A service
 * keeps its place here when the address of its profile is another.
 */
export function accounts(words: FieldWords): AccountsKind {
  return {
    kind: 'accounts',
    ...wordsOf(words),
    schema: z.array(z.string().min(1).max(longestName)).max(maxServices).nullable(),
    empty: null,
    read: readServices,
    context: (value, look) => look.socialAccounts(value),
  }
}

function readServices(stored: unknown): AccountsValue | undefined {
  if (stored === null) return null
  if (!Array.isArray(stored)) return undefined
  return stored.filter(isServiceName).slice(0, maxServices)
}

function isServiceName(one: unknown): one is string {
  return typeof one === 'string' && one !== '' && one.length <= longestName
}
