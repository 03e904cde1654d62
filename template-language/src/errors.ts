import type { Template } from './template.ts'

/** Every kind of mistake that the engine reports (spec §8, template engine). */
export const ErrorCode = {
  formatterUnknown: 'FORMATTER_UNKNOWN',
  predicateUnknown: 'PREDICATE_UNKNOWN',
  deadCodeBlock: 'DEAD_CODE_BLOCK',
  eofInBlock: 'EOF_IN_BLOCK',
  notAllowedInBlock: 'NOT_ALLOWED_IN_BLOCK',
  notAllowedAtRoot: 'NOT_ALLOWED_AT_ROOT',
  afterEof: 'AFTER_EOF',
  blocksTooDeep: 'BLOCKS_TOO_DEEP',
  expressionParse: 'EXPRESSION_PARSE',
  expressionReduce: 'EXPRESSION_REDUCE',
  partialMissing: 'APPLY_PARTIAL_MISSING',
  partialSyntax: 'APPLY_PARTIAL_SYNTAX',
  partialRecursion: 'APPLY_PARTIAL_RECURSION_DEPTH',
  notImplemented: 'NOT_IMPLEMENTED',
  dateOutOfRange: 'DATE_OUT_OF_RANGE',
  instructionLimit: 'INSTRUCTION_LIMIT_REACHED',
  outputLimit: 'OUTPUT_LIMIT_REACHED',
  unexpected: 'UNEXPECTED_ERROR',
} as const
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode]

/** Which stage of the engine noticed: reading tags, joining blocks, or running. */
export type ErrorStage = 'parser' | 'assembler' | 'engine'

/** A mistake with its place. Lines and columns count from 1. */
export type TemplateError = {
  readonly code: ErrorCode
  readonly stage: ErrorStage
  readonly message: string
  readonly template: string
  readonly line: number
  readonly column: number
}

/** Where template text came from, so that places in a part of a file point into the file. */
export type Origin = { readonly name: string; readonly line: number; readonly column: number }

/** An error of the running engine at a place of a template. */
export function runtimeError(
  template: Template,
  offset: number,
  code: ErrorCode,
  message: string,
): TemplateError {
  const { line, column } = template.places.at(offset)
  return { code, stage: 'engine', message, template: template.origin.name, line, column }
}

/** What is said of a formatter or predicate that is known by its name only (spec §8). */
export function notImplementedMessage(name: string): string {
  return `"${name}" formatter is not yet implemented`
}

/** Thrown inside a rendering when a budget is spent; the rendering catches it and answers. */
export class BudgetSpent extends Error {}
