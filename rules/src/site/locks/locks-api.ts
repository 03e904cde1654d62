import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { locksPaths } from './locks-paths.ts'

/** Contracts of passwords on pages and sites; their addresses in `locks-paths.ts`. */
export const locksApi = {
  /** Keeps a password; it locks nothing until an action gives its id to a page or to the site. */
  make: contract({
    method: 'POST',
    path: locksPaths.locks,
    params: siteParams,
    body: z.object({ password: z.string().max(1024) }),
    reply: z.object({ lockId: z.string() }),
  }),
}
