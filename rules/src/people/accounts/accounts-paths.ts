import { crumbPath } from '../../ground/http/crumb-path.ts'

export const accountsPaths = {
  session: crumbPath,
  sessions: '/api/editor/account/sessions',
  revokeSession: '/api/editor/account/sessions/:sessionId',
  password: '/api/editor/account/password',
  details: '/api/editor/account',
  emailChange: '/api/editor/account/email-change',
  confirmEmail: '/api/editor/email-changes/confirm',
  passwordResetRequests: '/api/editor/password-reset-requests',
  redeemLink: '/api/editor/sign-in-links/redeem',
  people: '/api/editor/sites/:siteId/people',
  person: '/api/editor/sites/:siteId/people/:accountId',
  /** The page of the editor that a sign-in link opens; redeeming takes a click or a script. */
  signInPage: '/config/sign-in',
  /** The page that the link to a new address opens. */
  confirmEmailPage: '/config/confirm-email',
} as const
