import { LikeRefusal, type Fields } from './stripe-like-fields.ts'

/** The keys that the stand-in knows; the last may do nothing. */
export const likeKeys = {
  test: 'sk_test_51StandInForTests4242',
  live: 'sk_live_51StandInForTests1881',
  /** What the first becomes when its owner rolls it. */
  rolled: 'sk_test_51StandInForTests7777',
  narrow: 'rk_test_51StandInForTests0000',
} as const

const dayMs = 24 * 60 * 60_000

/** @throws LikeRefusal as Stripe does for a key that it does not know, or that may not do this */
export function readLikeKey(
  authorization: string | undefined,
  revoked: ReadonlySet<string>,
): { readonly livemode: boolean } {
  const key = authorization?.replace(/^Bearer /, '')
  if (key === likeKeys.narrow) {
    throw new LikeRefusal(403, 'This key may not', undefined, 'invalid_request_error')
  }
  const known: readonly string[] = [likeKeys.test, likeKeys.live, likeKeys.rolled]
  if (key === undefined || !known.includes(key) || revoked.has(key)) {
    throw new LikeRefusal(401, `Invalid API Key provided: ${key?.slice(0, 8)}***`)
  }
  return { livemode: key === likeKeys.live }
}

/** What was answered. */
export type LikeAnswer = { readonly status: number; readonly body: object }

/** Answers that are given once more where their key comes again, for a day. */
export class Repetitions {
  readonly #known = new Map<string, { at: number; asked: string; answer: LikeAnswer }>()
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Does it, or says again what came of it. @throws LikeRefusal for a key of something else */
  once(key: string | undefined, path: string, fields: Fields, act: () => LikeAnswer): LikeAnswer {
    if (key === undefined) return act()
    const asked = JSON.stringify([path, ...fields])
    const known = this.#known.get(key)
    if (known !== undefined && this.#clock() - known.at < dayMs) {
      if (known.asked === asked) return known.answer
      const words = 'Keys for idempotent requests can only be used with the same parameters'
      throw new LikeRefusal(400, words, undefined, 'idempotency_error')
    }
    const answer = act()
    this.#known.set(key, { at: this.#clock(), asked, answer })
    return answer
  }
}
