import { hash, verify } from '@node-rs/argon2'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { RequestRefused } from '../../ground/http/request-input.ts'

/** argon2id at 64 MiB, three passes, one lane: 46 ms here (security goals §1). */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const
const atOnce = 2
const maxWaiting = 50

let running = 0
const waiting: (() => void)[] = []

/** @throws RequestRefused (429) when more than 50 hashes wait already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/**
 * Whether a password matches. Without a hash (an unknown account, or one that has no password) it
 * works as long as with one, so that the time tells nothing.
 */
export async function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (storedHash == null) {
    await hashPassword(password)
    return false
  }
  return inTurn(() => verify(storedHash, password))
}

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) throw new RequestRefused(requestRefusal('too-many-requests'))
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
