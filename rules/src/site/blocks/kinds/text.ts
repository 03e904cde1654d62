import { z } from 'zod'
import { escapeHtml } from '../../../ground/words/escape-html.ts'
import { wordsOf, type FieldKind, type FieldWords } from '../field-kind.ts'

export type TextKind = FieldKind<string, string> & {
  readonly kind: 'text'
  readonly max: number
  /** How many lines its control shows. */
  readonly lines: number
}

export type TextOptions = FieldWords & {
  readonly max: number
  readonly lines?: number
  readonly empty?: string
}

/** Plain text. */
export function text({ max, lines = 1, empty = '', ...words }: TextOptions): TextKind {
  return {
    kind: 'text',
    ...wordsOf(words),
    max,
    lines,
    schema: z.string().max(max),
    empty,
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
    context: escapeHtml,
    searchText: (value) => value,
  }
}
