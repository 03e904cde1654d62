import { z } from 'zod'

/** Contracts of the editor's account calls; addresses in `accounts-paths.ts`. */

export const signInBody = z.object({
  email: z.string().max(256),
  password: z.string().max(1024),
})

/** GET session: who is signed in, and the token that writes carry in `X-CSRF-Token`. */
export const sessionReply = z.object({
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

export const redeemLinkBody = z.object({ token: z.string().max(200) })
export const passwordResetRequestBody = z.object({ email: z.string().max(256) })
/**
 * `token` comes from a reset link; without it a signed-in account changes its own password, for
 * which it gives the one that it has.
 */
export const passwordBody = z.object({
  password: z.string().max(1024),
  currentPassword: z.string().max(1024).optional(),
  token: z.string().max(200).optional(),
})

export const accountDetailsBody = z.object({ displayName: z.string().max(1000) })

/** POST email change: asks for another address, which gets a link. DELETE takes the wish back. */
export const changeEmailBody = z.object({
  email: z.string().max(1000),
  currentPassword: z.string().max(1024).optional(),
})
export const confirmEmailBody = z.object({ token: z.string().max(200) })
export type ConfirmEmailReply = { readonly email: string }

export const sessionListReply = z.object({
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

export const peopleReply = z.object({
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

export const invitePersonBody = z.object({
  email: z.string().max(256),
  roles: z.array(z.number().int()).min(1).max(12),
})
export const changeRolesBody = z.object({ roles: z.array(z.number().int()).max(12) })
