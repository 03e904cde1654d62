export const mailsPaths = {
  mails: '/api/editor/sites/:siteId/mails',
  mail: '/api/editor/sites/:siteId/mails/:mailId',
} as const
