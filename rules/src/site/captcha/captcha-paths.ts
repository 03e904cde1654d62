export const captchaPaths = {
  /** GET a challenge of the built-in captcha, on the site itself. */
  challenge: '/_vitrine/captcha',
  /** POST a secret key to be kept. */
  secrets: '/api/editor/sites/:siteId/captcha-secrets',
  /** POST to try what is set. */
  tests: '/api/editor/sites/:siteId/captcha-tests',
} as const
