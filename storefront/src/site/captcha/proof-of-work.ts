import { captchaPaths } from '@vitrine/rules/site/captcha/captcha-paths.ts'
import type { Challenge } from '@vitrine/rules/site/captcha/proof-of-work.ts'

export type Answer = {
  /** For the form's field. */
  readonly text: string
  /** Epoch milliseconds until which it counts. */
  readonly until: number
}

/** It counts for twenty minutes; whoever sends later has another one made. */
const countsMs = 18 * 60_000

/**
 * Fetches a challenge of the site and solves it on a thread of its own.
 * @throws where either does not come about
 */
export async function proveWork(signal: AbortSignal): Promise<Answer> {
  const until = Date.now() + countsMs
  const reply = await fetch(captchaPaths.challenge, { signal })
  if (!reply.ok) throw new Error(String(reply.status))
  const challenge = (await reply.json()) as Challenge
  const number = await solved(challenge, signal)
  if (number === undefined) throw new Error('unsolved')
  const { algorithm, challenge: hash, salt, signature } = challenge
  return { text: JSON.stringify({ algorithm, challenge: hash, number, salt, signature }), until }
}

function solved(challenge: Challenge, signal: AbortSignal): Promise<number | undefined> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
  const end = (): void => worker.terminate()
  signal.addEventListener('abort', end)
  return new Promise<number | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) =>
      resolve(data),
    )
    worker.addEventListener('error', () => reject(new Error('no worker')))
    worker.postMessage(challenge)
  }).finally(end)
}
