import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import workerSource from './less-worker.cjs?raw'
import { prepareLess } from './prepare-less.ts'

/** CSS, and what of the source could not be used. */
export type CompiledLess = { readonly css: string; readonly problems: readonly LessProblem[] }
/** Lines and columns count from 1, in the source as it was given. */
export type LessProblem = {
  readonly line: number
  readonly column: number
  readonly message: string
}

type WorkerError = { message: string; index?: number; line?: number }
type Answer = { id: number; css?: string; error?: WorkerError }

const maxRepairs = 200
const timeLimitMs = 10_000
const maxSourceLength = 2_000_000

/**
 * Compiles an owner's LESS on a thread of its own, with a limit on time and memory. A statement
 * that does not compile is left out and reported; the rest is compiled without it. Never throws.
 */
export async function compileLess(source: string): Promise<CompiledLess> {
  if (source.length > maxSourceLength) {
    return { css: '', problems: [{ ...start, message: 'the stylesheets are too large' }] }
  }
  const compiler = openCompiler()
  try {
    return await compileTolerantly(source, compiler)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'the stylesheets did not compile'
    return { css: '', problems: [{ ...start, message }] }
  } finally {
    await compiler.close()
  }
}

async function compileTolerantly(written: string, compiler: Compiler): Promise<CompiledLess> {
  const problems: LessProblem[] = []
  let source = prepareLess(written)
  for (let repairs = 0; repairs <= maxRepairs; repairs++) {
    const { css, error } = await compiler.run(source)
    if (css !== undefined) return { css: minifyCss(css), problems }
    const message = error?.message ?? 'unknown error'
    problems.push({ ...placeOf(written, source, error), message })
    const repaired = removeStatement(source, error?.index ?? -1)
    if (repaired === undefined) break
    source = repaired
  }
  return { css: '', problems }
}

const start = { line: 1, column: 1 }

/**
 * Where an error of the prepared source stands in the one that was written: preparing keeps lines,
 * but moves what stands behind a protected value.
 */
function placeOf(
  written: string,
  prepared: string,
  error: WorkerError | undefined,
): { line: number; column: number } {
  const index = error?.index ?? -1
  if (index < 0 || index > prepared.length) return { line: error?.line ?? 1, column: 1 }
  const line = prepared.slice(0, index).split('\n').length
  const lineStart = prepared.lastIndexOf('\n', index - 1) + 1
  const at = index - lineStart
  const preparedLine = prepared.slice(lineStart).split('\n', 1)[0] ?? ''
  const writtenLine = written.split('\n')[line - 1] ?? ''
  if (preparedLine.slice(0, at) === writtenLine.slice(0, at)) return { line, column: at + 1 }
  const words = /^[^\s:;{}]*/.exec(preparedLine.slice(at))?.[0] ?? ''
  const found = words === '' ? -1 : writtenLine.indexOf(words)
  return { line, column: (found === -1 ? Math.max(0, writtenLine.search(/\S/)) : found) + 1 }
}

/** Blanks the statement around a place, line breaks kept; undefined where nothing is left to cut. */
export function removeStatement(source: string, index: number): string | undefined {
  if (index < 0 || index >= source.length) return undefined
  let start = index
  while (start > 0 && !';{}'.includes(source[start - 1] ?? '')) start--
  let end = index
  while (end < source.length && !';{}'.includes(source[end] ?? '')) end++
  if (source[end] === '{') end = closingBrace(source, end) + 1
  else if (source[end] === ';') end++
  // at a lone brace the brace itself is what disturbs
  if (end <= start || source.slice(start, end).trim() === '')
    end = start + Math.max(1, index - start + 1)
  const cut = source.slice(start, end)
  if (cut.trim() === '') return undefined
  return source.slice(0, start) + cut.replace(/[^\n]/g, ' ') + source.slice(end)
}

function closingBrace(source: string, open: number): number {
  let depth = 0
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) return at
  }
  return source.length - 1
}

type Compiler = {
  run(source: string): Promise<{ css?: string; error?: WorkerError }>
  close(): Promise<void>
}

function openCompiler(): Compiler {
  const lessPath = createRequire(import.meta.url).resolve('less')
  const worker = new Worker(workerSource, {
    eval: true,
    workerData: { lessPath },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
  })
  const failure = new Promise<never>((_resolve, reject) => {
    worker.once('error', (error) => reject(error))
    worker.once('exit', () => reject(new Error('the stylesheets took too much memory')))
  })
  failure.catch(() => undefined)
  let nextId = 0
  return {
    run(source) {
      const id = ++nextId
      const answer = new Promise<Answer>((resolve) => {
        worker.on('message', function listen(message: Answer) {
          if (message.id !== id) return
          worker.off('message', listen)
          resolve(message)
        })
      })
      worker.postMessage({ id, source })
      return withTimeLimit(Promise.race([answer, failure]))
    },
    async close() {
      await worker.terminate()
    },
  }
}

async function withTimeLimit<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the stylesheets took too long')), timeLimitMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Without the blanks that carry no meaning between rules; texts and values stay as they are. */
export function minifyCss(css: string): string {
  return css
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/\{\n/g, '{')
    .replace(/;\n\}/g, '}')
    .replace(/;\n/g, ';')
    .replace(/ \{/g, '{')
}
