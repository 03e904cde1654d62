import { z } from 'zod'
import { escapeHtml } from '../../../ground/words/escape-html.ts'
import { wordsOf, type FieldKind, type FieldWords } from '../field-kind.ts'
import { maxTextLength } from './html.ts'

export type CodeKind = FieldKind<string, string> & {
  readonly kind: 'code'
  /** What an editor colours it as; a block's own choice of language goes before it. */
  readonly language: 'html' | 'css' | 'javascript' | 'markdown'
}

/**
 * Code that runs on the site as it is written. Markup sees it where scripts of owners run, and
 * beside it `source`, which is it as text.
 */
export function code({ language, ...words }: FieldWords & Pick<CodeKind, 'language'>): CodeKind {
  return {
    kind: 'code',
    ...wordsOf(words),
    language,
    schema: z.string().max(maxTextLength),
    empty: '',
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
    context: (value, look) => (look.ownerScripts ? value : ''),
    gives: (_, value) => ({ source: escapeHtml(value) }),
    capability: 'edit-code',
  }
}
