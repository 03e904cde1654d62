export const mailsPaths = {
  mails: '/api/editor/sites/:siteId/mails',
  mail: '/api/editor/sites/:siteId/mails/:mailId',
  tryAgain: '/api/editor/sites/:siteId/mails/:mailId/try-again',
} as const
