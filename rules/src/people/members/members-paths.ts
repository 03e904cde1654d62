/** Where members sign in and look after their accounts, on the site itself. */
export const membersPaths = {
  /** POST signs in, DELETE signs out (spec §7). */
  session: '/api/site-users/account/session',
  account: '/account',
  signIn: '/account/login',
  signUp: '/account/sign-up',
  forgot: '/account/forgot',
  /** GET shows what a mailed link is for, POST does it. */
  link: '/account/link/:memberLink',
  details: '/account/details',
  email: '/account/email',
  password: '/account/password',
  address: '/account/address',
  /** Removes a card that is kept. */
  card: '/account/card',
  signOut: '/account/sign-out',
  signOutEverywhere: '/account/sign-out-everywhere',
  /** GET all that a site knows of its member, as a file. */
  file: '/account/data',
  erase: '/account/erase',
} as const

/** The page of a mailed link. */
export function memberLinkPath(token: string): string {
  return membersPaths.link.replace(':memberLink', () => token)
}

/** Pages that somebody may be led to once they have signed in, by the names that stand in the form. */
const places = { account: membersPaths.account, checkout: '/checkout' } as const

/** The longest address that somebody is led back to, in characters. */
export const longestNext = 2000

/** The same, from where whoever has followed it is led to an address of the site. */
export function memberLinkTo(token: string, next: string): string {
  return isAddressHere(next)
    ? `${memberLinkPath(token)}?next=${encodeURIComponent(next)}`
    : memberLinkPath(token)
}

/** Where somebody makes an account who wants to see an address of the site, and is then led there. */
export function signUpPath(address: string): string {
  if (!isAddressHere(address)) return membersPaths.signUp
  return `${membersPaths.signUp}?next=${encodeURIComponent(address)}`
}

/** Where somebody signs in who wants to see an address of the site, and is then led there. */
export function signInPath(address: string): string {
  if (!isAddressHere(address)) return membersPaths.signIn
  return `${membersPaths.signIn}?next=${encodeURIComponent(address)}`
}

/**
 * Where somebody goes once they have signed in: to a page by its name, or to an address of this very
 * site. Whatever else a form says leads to the account.
 */
export function placeAfterSignIn(next: string): string {
  if (Object.hasOwn(places, next)) return places[next as keyof typeof places]
  return isAddressHere(next) ? next : membersPaths.account
}

/** Whether it is one path of this site: two slashes, or a blank before one, would lead to another host. */
function isAddressHere(address: string): boolean {
  if (!address.startsWith('/') || address.length > longestNext) return false
  if (address[1] === '/' || address[1] === '\\') return false
  return [...address].every((letter) => letter > ' ' && letter <= '~' && letter !== '\\')
}
