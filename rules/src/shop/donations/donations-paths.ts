import { platformPaths } from '../../site/pages/platform-paths.ts'

/** Where something is given. */
export const donationsPaths = {
  /** GET: the page, `?amount=<as it is typed>`; POST: its form (acceptance, decision 2). */
  page: platformPaths.donate,
} as const
