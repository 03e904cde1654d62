import { expect, test } from 'vitest'
import { pooledRandom } from './pooled-random.ts'

test('random bytes are of the wanted number, and none is handed out twice', () => {
  const random = pooledRandom()
  const handed = new Map<ArrayBufferLike, Set<number>>()
  for (const byteCount of [18, 0, 4096, 1, 5000, 4095, 12, 12]) {
    const bytes = random(byteCount)
    expect(bytes.byteLength).toBe(byteCount)
    const seen = handed.get(bytes.buffer) ?? new Set()
    handed.set(bytes.buffer, seen)
    for (let place = 0; place < byteCount; place++) {
      expect(seen.has(bytes.byteOffset + place)).toBe(false)
      seen.add(bytes.byteOffset + place)
    }
  }
})

test('random bytes differ from one fetch to the next', () => {
  const random = pooledRandom()
  const texts = Array.from({ length: 2000 }, () => Buffer.from(random(12)).toString('hex'))
  expect(new Set(texts).size).toBe(texts.length)
})
