import { z } from 'zod'
import { contract, doneReply } from '../../ground/http/contract.ts'
import { membersPaths } from './members-paths.ts'

/** The two calls by which scripts of a site sign its members in and out (spec §3, §7). */
export const membersApi = {
  signIn: contract({
    method: 'POST',
    path: membersPaths.session,
    body: z.object({
      email: z.string().max(1000),
      password: z.string().max(1000),
      rememberMe: z.boolean().default(false),
    }),
    /** Sent afterwards in the header that `xsrfHeader` names. */
    reply: z.object({ xsrfToken: z.string() }),
  }),
  signOut: contract({
    method: 'DELETE',
    path: membersPaths.session,
    query: z.object({
      /** `true`: the browser keeps a copy of what is in the cart; else an empty one. */
      cloneCart: z.string().max(10).optional(),
    }),
    reply: doneReply,
  }),
}

/** The header in which a member's writes carry the token that signing in has answered (spec §7). */
export const xsrfHeader = 'x-site-user-xsrf-token'
