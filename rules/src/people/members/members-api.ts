import { z } from 'zod'
import { contract, doneReply } from '../../ground/http/contract.ts'
import { accountsRefusal } from '../accounts/accounts-messages.ts'
import { membersRefusal } from './members-messages.ts'
import { membersPaths } from './members-paths.ts'

/** The header in which a member's writes carry the token that signing in has answered (spec §7). */
export const xsrfHeader = 'x-site-user-xsrf-token'

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
    about: {
      operationId: 'signIn',
      group: 'Accounts',
      summary: 'Signs a customer in',
      refusals: [
        membersRefusal('members-off'),
        accountsRefusal('wrong-credentials'),
        accountsRefusal('too-many-sign-ins'),
      ],
    },
  }),
  signOut: contract({
    method: 'DELETE',
    path: membersPaths.session,
    query: z.object({
      /** `true`: the browser keeps a copy of what is in the cart; else an empty one. */
      cloneCart: z.string().max(10).optional(),
    }),
    reply: doneReply,
    about: {
      operationId: 'signOut',
      group: 'Accounts',
      summary: 'Signs a customer out',
      headers: [{ name: xsrfHeader, description: 'What signing in has answered as `xsrfToken`.' }],
      refusals: [membersRefusal('xsrf-failed')],
    },
  }),
}
