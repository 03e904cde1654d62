import { z } from 'zod'
import { contract } from './contract.ts'
import { crumbPath } from './crumb-path.ts'

/** What every answer from `crumbPath` holds. */
export const crumbCall = contract({
  method: 'GET',
  path: crumbPath,
  reply: z.object({ crumb: z.string() }),
})
