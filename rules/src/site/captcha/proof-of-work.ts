/**
 * The proof of work of the built-in captcha, as ALTCHA has it: which number, behind the salt, has the
 * hash of the challenge? A browser tries them all; the server looks once. The salt says until when,
 * and ends in `&`, so that no digit of the number can be read as one of the salt.
 */

/** As many numbers as there are to try: a fraction of a second for whoever writes one comment. */
export const mostNumber = 100_000

/** How long a challenge may be answered, in milliseconds. */
export const challengeMs = 20 * 60_000

export type Challenge = {
  readonly algorithm: 'SHA-256'
  /** SHA-256 of the salt with the number behind it, in hexadecimal digits. */
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  /** Of the challenge, by the key of the site. */
  readonly signature: string
}

export type Solution = Pick<Challenge, 'challenge' | 'salt' | 'signature'> & {
  readonly number: number
}

/** @param chance what nobody guesses, in letters and digits */
export function saltOf(chance: string, now: number): string {
  return `${chance}?expires=${Math.floor((now + challengeMs) / 1000)}&`
}

/** When a salt may no longer be answered, epoch milliseconds; NaN where it does not say. */
export function expiryOf(salt: string): number {
  return Number(/^[0-9a-f]{24}\?expires=(\d{1,12})&$/.exec(salt)?.[1] ?? Number.NaN) * 1000
}

const hash = /^[0-9a-f]{64}$/

/**
 * What a form says of the challenge that its browser solved; undefined for everything else.
 * @param told JSON
 */
export function readSolution(told: string): Solution | undefined {
  let read: unknown
  try {
    read = JSON.parse(told)
  } catch {
    return undefined
  }
  if (typeof read !== 'object' || read === null) return undefined
  const { algorithm, challenge, salt, signature, number } = read as Readonly<
    Record<string, unknown>
  >
  if (algorithm !== 'SHA-256' || typeof salt !== 'string' || Number.isNaN(expiryOf(salt))) {
    return undefined
  }
  if (typeof challenge !== 'string' || !hash.test(challenge)) return undefined
  if (typeof signature !== 'string' || !hash.test(signature)) return undefined
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined
  if (number < 0 || number > mostNumber) return undefined
  return { challenge, salt, signature, number }
}
