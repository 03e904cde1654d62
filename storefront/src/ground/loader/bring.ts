/** After so long a chunk is given up (spec §9). */
const givenUpAfterMs = 120_000

/** A chunk that did not come: how that ended, and its address (spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly type: 'missing' | 'timeout'
  readonly address: string

  constructor(type: ChunkLoadError['type'], address: string) {
    super(`Loading a chunk failed (${type}: ${address})`)
    this.type = type
    this.address = address
  }
}

export type Bring = <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>

/**
 * Loads a chunk, and tells the console where it does not come. Whoever wants it again asks again: a
 * browser fetches what failed once more.
 * @param load an `import()` and nothing else: its own text is what knows the hashed address
 * @throws ChunkLoadError
 */
export const bring: Bring = async <Chunk>(load: () => Promise<Chunk>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let type: ChunkLoadError['type'] = 'missing'
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      type = 'timeout'
      reject(new Error(type))
    }, givenUpAfterMs)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch {
    const error = new ChunkLoadError(type, addressOf(load))
    console.error(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function addressOf(load: () => unknown): string {
  const path = /["'`]([^"'`]+)["'`]/.exec(String(load))?.[1] ?? ''
  return new URL(path, import.meta.url).href
}
