import { platformPaths } from './platform-paths.ts'

/** The page where something is given, with an amount that was chosen elsewhere. @param amount as it is typed on the site */
export function donatePath(amount: string): string {
  return `${platformPaths.donate}?amount=${encodeURIComponent(amount)}`
}

/** The page where something is given again and again. */
export function donateAgainPath(period: 'MONTH' | 'YEAR'): string {
  return `${platformPaths.donate}?often=${period}`
}
