import { platformPaths } from '../../site/pages/platform-paths.ts'

/** Where something is given. */
export const donationsPaths = {
  /** GET: the page, `?amount=<as it is typed>`; POST: its form (acceptance, decision 2). */
  page: platformPaths.donate,
} as const

/** The page with an amount that was chosen elsewhere. @param amount as it is typed on the site */
export function donatePath(amount: string): string {
  return `${donationsPaths.page}?amount=${encodeURIComponent(amount)}`
}
