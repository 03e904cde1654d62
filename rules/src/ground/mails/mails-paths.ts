export const mailsPaths = {
  mails: '/api/editor/sites/:siteId/mails',
  mail: '/api/editor/sites/:siteId/mails/:mailId',
  tryAgain: '/api/editor/sites/:siteId/mails/:mailId/try-again',
  /** Passwords of mail servers. */
  passwords: '/api/editor/sites/:siteId/mail-passwords',
  test: '/api/editor/sites/:siteId/test-mails',
} as const
