import { createRequire } from 'node:module'
import { openThread } from '../../ground/jobs/open-thread.ts'
import { maxRepairs, type CompiledLess, type LessJob } from './compile-tolerantly.ts'
// oxlint-disable-next-line import/default -- what the query makes of the file is its text
import threadSource from './less-thread.ts?thread'

const maxSourceLength = 2_000_000

const openLessThread = () =>
  openThread<LessJob, CompiledLess>({
    source: threadSource,
    data: { lessPath: createRequire(import.meta.url).resolve('less') },
    timeLimitMs: 10_000,
    maxMemoryMb: 192,
  })

/** What visitors wait for never stands behind what somebody only tries. */
const threads = { page: openLessThread(), draft: openLessThread() }

/** `failed`: the thread did not answer, so the same source may compile another time. */
export type CompiledOnThread = CompiledLess & { readonly failed: boolean }

/**
 * Compiles an owner's LESS on a thread of its own, with a limit on time and memory. A statement
 * that does not compile is left out and reported; the rest is compiled without it. Never throws.
 * @param thread on which: that of pages, or that of drafts
 * @param repairs how many may be left out before the rest is given up too
 */
export async function compileLess(
  source: string,
  {
    thread = 'page',
    repairs = maxRepairs,
  }: { thread?: keyof typeof threads; repairs?: number } = {},
): Promise<CompiledOnThread> {
  if (source.length > maxSourceLength) return { ...nothing('are too large'), failed: false }
  try {
    return { ...(await threads[thread].run({ source, maxRepairs: repairs })), failed: false }
  } catch (error) {
    const how = error instanceof Error ? error.message : 'did not compile'
    return { ...nothing(how), failed: true }
  }
}

function nothing(how: string): CompiledLess {
  return { css: '', problems: [{ line: 1, column: 1, message: `the stylesheets ${how}` }] }
}
