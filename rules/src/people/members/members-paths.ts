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

/** Where somebody goes once they have signed in; whatever else a form says leads to the account. */
export function placeAfterSignIn(next: string): string {
  return Object.hasOwn(places, next) ? places[next as keyof typeof places] : membersPaths.account
}
