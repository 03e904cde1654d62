import type { ErrorCode } from '../errors.ts'

/** What only the lint finds: text that was meant as a tag, and tags that cannot do what they say. */
export const LintCode = {
  bindvarExpectsName: 'BINDVAR_EXPECTS_NAME',
  ctxvarExpectsBindings: 'CTXVAR_EXPECTS_BINDINGS',
  ctxvarExpectsName: 'CTXVAR_EXPECTS_NAME',
  eofInComment: 'EOF_IN_COMMENT',
  extraChars: 'EXTRA_CHARS',
  formatterArgsInvalid: 'FORMATTER_ARGS_INVALID',
  formatterInvalid: 'FORMATTER_INVALID',
  formatterNeedsArgs: 'FORMATTER_NEEDS_ARGS',
  hostTagTemplateMissing: 'HOST_TAG_TEMPLATE_MISSING',
  hostTagUnknown: 'HOST_TAG_UNKNOWN',
  ifEmpty: 'IF_EMPTY',
  ifExpectedVarop: 'IF_EXPECTED_VAROP',
  ifTooManyOperators: 'IF_TOO_MANY_OPERATORS',
  ifTooManyVars: 'IF_TOO_MANY_VARS',
  includeExpectsName: 'INCLUDE_EXPECTS_NAME',
  injectExpectsName: 'INJECT_EXPECTS_NAME',
  injectExpectsPath: 'INJECT_EXPECTS_PATH',
  invalidInstruction: 'INVALID_INSTRUCTION',
  macroExpectsName: 'MACRO_EXPECTS_NAME',
  missingSectionKeyword: 'MISSING_SECTION_KEYWORD',
  missingVariableName: 'MISSING_VARIABLE_NAME',
  missingWithKeyword: 'MISSING_WITH_KEYWORD',
  orExpectedPredicate: 'OR_EXPECTED_PREDICATE',
  outerName: 'OUTER_NAME',
  predicateArgsInvalid: 'PREDICATE_ARGS_INVALID',
  predicateNeedsArgs: 'PREDICATE_NEEDS_ARGS',
  variableExpected: 'VARIABLE_EXPECTED',
  whitespaceExpected: 'WHITESPACE_EXPECTED',
} as const
export type LintCode = (typeof LintCode)[keyof typeof LintCode]

/** An error is surely a mistake; a warning is text or a tag that probably is one. */
export type Severity = 'error' | 'warning'

/** A mistake in template text and its place. Lines and columns count from 1. */
export type Diagnostic = {
  readonly code: LintCode | ErrorCode
  readonly message: string
  readonly severity: Severity
  readonly line: number
  readonly column: number
}

/** Why braces that stayed text are no tag. */
export type Fault = {
  readonly code: LintCode
  readonly message: string
  readonly severity: Severity
}
