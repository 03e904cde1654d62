import { z } from 'zod'
import type { AccountId } from '../../ground/ids/ids.ts'
import { contract, doneReply, siteParams } from '../../ground/http/contract.ts'
import { accountsPaths } from './accounts-paths.ts'

/** Contracts of the editor's account calls; addresses in `accounts-paths.ts`. */

const signInBody = z.object({
  email: z.string().max(256),
  password: z.string().max(1024),
})

/** GET session: who is signed in, and the token that writes carry in `X-CSRF-Token`. */
const sessionReply = z.object({
  account: z
    .object({
      accountId: z.string(),
      email: z.string(),
      displayName: z.string(),
      /** The address that the account gets when the link sent there is opened. */
      newEmail: z.string().nullable(),
      hasPassword: z.boolean(),
      /** Whether a new password or e-mail address takes the password that the account has. */
      needsPassword: z.boolean(),
    })
    .nullable(),
  crumb: z.string(),
  /** Whether a mail server is set; without one links are printed on the server's terminal. */
  sendsMail: z.boolean(),
})
export type SessionReply = z.infer<typeof sessionReply>

const redeemLinkBody = z.object({ token: z.string().max(200) })
const passwordResetRequestBody = z.object({ email: z.string().max(256) })
/**
 * `token` comes from a reset link; without it a signed-in account changes its own password, for
 * which it gives the one that it has.
 */
const passwordBody = z.object({
  password: z.string().max(1024),
  currentPassword: z.string().max(1024).optional(),
  token: z.string().max(200).optional(),
})

const accountDetailsBody = z.object({ displayName: z.string().max(1000) })

/** POST email change: asks for another address, which gets a link. DELETE takes the wish back. */
const changeEmailBody = z.object({
  email: z.string().max(1000),
  currentPassword: z.string().max(1024).optional(),
})
const confirmEmailBody = z.object({ token: z.string().max(200) })

const sessionListReply = z.object({
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      createdAt: z.number(),
      lastSeenAt: z.number(),
      userAgent: z.string(),
      current: z.boolean(),
    }),
  ),
})
export type SessionListReply = z.infer<typeof sessionListReply>

const peopleReply = z.object({
  people: z.array(
    z.object({
      accountId: z.string(),
      email: z.string(),
      displayName: z.string(),
      roles: z.array(z.number()),
      isOwner: z.boolean(),
    }),
  ),
})
export type PeopleReply = z.infer<typeof peopleReply>

const invitePersonBody = z.object({
  email: z.string().max(256),
  roles: z.array(z.number().int()).min(1).max(12),
})
const changeRolesBody = z.object({ roles: z.array(z.number().int()).max(12) })

const personParams = siteParams.extend({
  accountId: z.string().max(300).pipe(z.custom<AccountId>()),
})
/** The link is there for the inviter to hand on; null where it goes by mail, or to nobody new. */
const inviteReply = z.object({ accountId: z.string(), link: z.string().nullable() })

export const accountsApi = {
  session: contract({ method: 'GET', path: accountsPaths.session, reply: sessionReply }),
  signIn: contract({
    method: 'POST',
    path: accountsPaths.session,
    body: signInBody,
    reply: doneReply,
  }),
  signOut: contract({ method: 'DELETE', path: accountsPaths.session, reply: doneReply }),
  redeemLink: contract({
    method: 'POST',
    path: accountsPaths.redeemLink,
    body: redeemLinkBody,
    reply: doneReply,
  }),
  requestPasswordReset: contract({
    method: 'POST',
    path: accountsPaths.passwordResetRequests,
    body: passwordResetRequestBody,
    reply: doneReply,
  }),
  setPassword: contract({
    method: 'POST',
    path: accountsPaths.password,
    body: passwordBody,
    reply: doneReply,
  }),
  setDetails: contract({
    method: 'PUT',
    path: accountsPaths.details,
    body: accountDetailsBody,
    reply: doneReply,
  }),
  askForEmail: contract({
    method: 'POST',
    path: accountsPaths.emailChange,
    body: changeEmailBody,
    reply: doneReply,
  }),
  dropEmail: contract({ method: 'DELETE', path: accountsPaths.emailChange, reply: doneReply }),
  confirmEmail: contract({
    method: 'POST',
    path: accountsPaths.confirmEmail,
    body: confirmEmailBody,
    reply: z.object({ email: z.string() }),
  }),
  sessions: contract({ method: 'GET', path: accountsPaths.sessions, reply: sessionListReply }),
  revokeSession: contract({
    method: 'DELETE',
    path: accountsPaths.revokeSession,
    params: z.object({ sessionId: z.string().max(300) }),
    reply: doneReply,
  }),
  people: contract({
    method: 'GET',
    path: accountsPaths.people,
    params: siteParams,
    reply: peopleReply,
  }),
  invite: contract({
    method: 'POST',
    path: accountsPaths.people,
    params: siteParams,
    body: invitePersonBody,
    reply: inviteReply,
  }),
  changeRoles: contract({
    method: 'PUT',
    path: accountsPaths.person,
    params: personParams,
    body: changeRolesBody,
    reply: doneReply,
  }),
}
