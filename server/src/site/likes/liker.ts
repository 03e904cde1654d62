import { createHash } from 'node:crypto'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'

/** What a browser is known by that likes something: 144 random bits, which nobody guesses. */
export function newLiker(random: Random): string {
  return Buffer.from(random(18)).toString('base64url')
}

/** How a visitor is kept: nobody who reads the table can like, or stop to, in their name. */
export function visitorOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url')
}
