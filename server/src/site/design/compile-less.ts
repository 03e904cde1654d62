import { createRequire } from 'node:module'
import { openThread } from '../../ground/jobs/open-thread.ts'
import type { CompiledLess } from './compile-tolerantly.ts'
// oxlint-disable-next-line import/default -- what the query makes of the file is its text
import threadSource from './less-thread.ts?thread'

const maxSourceLength = 2_000_000

const thread = openThread<string, CompiledLess>({
  source: threadSource,
  data: { lessPath: createRequire(import.meta.url).resolve('less') },
  timeLimitMs: 10_000,
  maxMemoryMb: 192,
})

/**
 * Compiles an owner's LESS on a thread of its own, with a limit on time and memory. A statement
 * that does not compile is left out and reported; the rest is compiled without it. Never throws.
 */
export async function compileLess(source: string): Promise<CompiledLess> {
  if (source.length > maxSourceLength) return failed('are too large')
  try {
    return await thread.run(source)
  } catch (error) {
    return failed(error instanceof Error ? error.message : 'did not compile')
  }
}

function failed(how: string): CompiledLess {
  return { css: '', problems: [{ line: 1, column: 1, message: `the stylesheets ${how}` }] }
}
