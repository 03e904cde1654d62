import { z } from 'zod'
import { contract, siteParams } from '../http/contract.ts'
import type { MoneyPattern } from './money-pattern.ts'
import { moneyPaths } from './money-paths.ts'

export const moneyApi = {
  /** How the site writes each currency. */
  patterns: contract({
    method: 'GET',
    path: moneyPaths.patterns,
    params: siteParams,
    reply: z.object({ patterns: z.array(z.custom<MoneyPattern>()) }),
  }),
}
