import { minifyCss } from './minify-css.ts'
import { prepareLess } from './prepare-less.ts'

/** CSS, and what of the source could not be used. */
export type CompiledLess = { readonly css: string; readonly problems: readonly LessProblem[] }
/** Lines and columns count from 1, in the source as it was given. */
export type LessProblem = {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Where in the prepared source a compiler stopped: an index, -1 where it did not say, and a line. */
type LessError = { readonly message: string; readonly index: number; readonly line: number }
export type RenderLess = (
  source: string,
) => Promise<{ readonly css: string } | { readonly error: LessError }>

/** As many statements as this may be left out of one stylesheet. */
export const maxRepairs = 200

/** A stylesheet to be compiled, and how many of its statements may be left out for that. */
export type LessJob = { readonly source: string; readonly maxRepairs: number }

/**
 * Compiles a stylesheet without the statements that do not compile, each of which is reported. Takes
 * as long as the stylesheet says: it belongs on a thread of its own.
 */
export async function compileTolerantly(job: LessJob, render: RenderLess): Promise<CompiledLess> {
  const { source: written, maxRepairs: most } = job
  const problems: LessProblem[] = []
  let source = prepareLess(written)
  for (let repairs = 0; repairs <= most; repairs++) {
    const made = await render(source)
    if ('css' in made) return { css: minifyCss(made.css), problems }
    const { error } = made
    problems.push({ ...placeOf(written, source, error), message: error.message })
    const repaired = removeStatement(source, error.index)
    if (repaired === undefined) break
    source = repaired
  }
  return { css: '', problems }
}

/**
 * Where an error of the prepared source stands in the one that was written: preparing keeps lines,
 * but moves what stands behind a protected value.
 */
function placeOf(
  written: string,
  prepared: string,
  { index, line: toldLine }: LessError,
): { line: number; column: number } {
  if (index < 0 || index > prepared.length) return { line: toldLine, column: 1 }
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
function removeStatement(source: string, index: number): string | undefined {
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
