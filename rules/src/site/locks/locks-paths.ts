export const locksPaths = {
  /** POST a password: makes a lock that a page or the site can then be given. */
  locks: '/api/editor/sites/:siteId/locks',
  /** GET whom a page can be for. */
  audiences: '/api/editor/sites/:siteId/audiences',
  /** POST the password on the site itself, as the form of a lock screen does. */
  unlock: '/_vitrine/unlock',
} as const
