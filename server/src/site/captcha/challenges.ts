import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { captchaRefusal } from '@vitrine/rules/site/captcha/captcha-messages.ts'
import {
  expiryOf,
  mostNumber,
  readSolution,
  saltOf,
  type Challenge,
  type Solution,
} from '@vitrine/rules/site/captcha/proof-of-work.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'

/** A challenge of the built-in captcha, signed by the key of its site. */
export function makeChallenge(
  key: string,
  { now, random }: { readonly now: number; readonly random: Random },
): Challenge {
  const salt = saltOf(Buffer.from(random(12)).toString('hex'), now)
  const challenge = hashOf(salt, Buffer.from(random(6)).readUIntBE(0, 6) % (mostNumber + 1))
  return {
    algorithm: 'SHA-256',
    challenge,
    maxnumber: mostNumber,
    salt,
    signature: signatureOf(key, challenge),
  }
}

/** What a form says of a challenge: that this site made it, in time, and that it was solved. */
export function checkSolution(key: string, told: string, now: number): Result<Solution> {
  const solution = readSolution(told)
  if (solution === undefined) return refuse(captchaRefusal('captcha-not-valid'))
  const { challenge, salt, number, signature } = solution
  const isSigned = isSame(signatureOf(key, challenge), signature)
  if (!isSigned || hashOf(salt, number) !== challenge) {
    return refuse(captchaRefusal('captcha-not-valid'))
  }
  return now < expiryOf(salt) ? ok(solution) : refuse(captchaRefusal('captcha-expired'))
}

/** Tries all numbers, as a browser does. */
export function solveChallenge({ challenge, salt, signature }: Challenge): Solution | undefined {
  for (let number = 0; number <= mostNumber; number++) {
    if (hashOf(salt, number) === challenge) return { challenge, salt, signature, number }
  }
  return undefined
}

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex')
}

function signatureOf(key: string, challenge: string): string {
  return createHmac('sha256', key).update(challenge).digest('hex')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
