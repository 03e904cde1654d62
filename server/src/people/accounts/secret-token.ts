import { createHash } from 'node:crypto'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'

/** A secret for a cookie or link: 256 random bits; the database keeps only its hash. */
export function makeSecretToken(random: Random): string {
  return Buffer.from(random(32)).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
