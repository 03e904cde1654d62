import { randomFillSync } from 'node:crypto'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'

const poolBytes = 4096

/**
 * Random bytes of the operating system, fetched many at a time: each call to it costs more than the
 * few bytes of a crumb or an id. No byte is handed out twice.
 */
export function pooledRandom(): Random {
  let pool = new Uint8Array(0)
  let given = 0
  return (byteCount) => {
    if (byteCount > poolBytes) return randomFillSync(new Uint8Array(byteCount))
    if (given + byteCount > pool.length) {
      pool = randomFillSync(new Uint8Array(poolBytes))
      given = 0
    }
    given += byteCount
    return pool.subarray(given - byteCount, given)
  }
}
