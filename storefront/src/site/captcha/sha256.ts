/**
 * SHA-256 (FIPS 180-4) in hexadecimal digits. Browsers have one of their own, but only over TLS, and
 * it answers so late that a hundred thousand short texts take many times as long.
 * @param text of ASCII
 */
export function sha256(text: string): string {
  const words = paddedWords(text)
  const state = Uint32Array.from(firstState)
  for (let at = 0; at < words.length; at += 16) addBlock(state, words.subarray(at, at + 16))
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** The first 32 bits of what stands behind the point of a root. */
function bitsOf(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

const primes: number[] = []
for (let number = 2; primes.length < 64; number++) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number)
}
const firstState = primes.slice(0, 8).map((prime) => bitsOf(Math.sqrt(prime)))
const constants = Uint32Array.from(primes, (prime) => bitsOf(Math.cbrt(prime)))
const schedule = new Uint32Array(64)

/** The text with a one, zeros and its length in bits behind it, up to whole blocks. */
function paddedWords(text: string): Uint32Array {
  const words = new Uint32Array((((text.length + 8) >> 6) + 1) * 16)
  const put = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8))
  }
  for (let at = 0; at < text.length; at++) put(at, text.charCodeAt(at))
  put(text.length, 0x80)
  words[words.length - 1] = text.length * 8
  return words
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function addBlock(state: Uint32Array, block: Uint32Array): void {
  const w = schedule
  w.set(block)
  for (let at = 16; at < 64; at++) {
    const [before = 0, last = 0] = [w[at - 15], w[at - 2]]
    const small = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)
    const large = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10)
    w[at] = (w[at - 16] ?? 0) + small + (w[at - 7] ?? 0) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const ofE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + ofE + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (w[at] ?? 0)) | 0
    const ofA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const other = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + other) | 0
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word
}
