export const mailWordsPaths = {
  previews: '/api/editor/sites/:siteId/mail-previews',
  /** Mails with example data to whoever asks. */
  tests: '/api/editor/sites/:siteId/mail-tests',
} as const
