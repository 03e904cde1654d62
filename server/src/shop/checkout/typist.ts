import { hashToken } from '../../people/accounts/secret-token.ts'
import { crumbFromCookies, type Cookies } from '../../ground/http/cookies.ts'

/** Under this name a cart says who typed what it keeps of the checkout. */
const typistKey = 'typedBy'

/**
 * Who types at a checkout, as the database knows them. Whoever holds a cart's cookie sees what is in
 * the cart; an address is shown only to the browser that typed it, which its crumb tells.
 */
export function typistOf(cookies: Cookies): string | undefined {
  const crumb = crumbFromCookies(cookies)
  return crumb === undefined ? undefined : hashToken(`checkout ${crumb}`)
}

/** What was typed, with the name of who did, for the cart to keep. */
export function signedEntries(
  entries: Readonly<Record<string, unknown>>,
  typist: string | undefined,
): Record<string, unknown> {
  return { ...entries, [typistKey]: typist ?? null }
}

/** Whether what a cart keeps was typed by them. */
export function hasTyped(
  kept: Readonly<Record<string, unknown>> | null,
  typist: string | undefined,
): boolean {
  return typist !== undefined && kept?.[typistKey] === typist
}
