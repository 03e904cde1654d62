import type { Challenge } from '@vitrine/rules/site/captcha/proof-of-work.ts'
import { sha256 } from './sha256.ts'

/** Which number stands behind the salt of a challenge; undefined where it is none of those to try. */
export function solveChallenge({
  challenge,
  salt,
  maxnumber,
}: Pick<Challenge, 'challenge' | 'salt' | 'maxnumber'>): number | undefined {
  for (let number = 0; number <= maxnumber; number++) {
    if (sha256(salt + number) === challenge) return number
  }
  return undefined
}
