import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { VocabularyReply } from '@vitrine/rules/site/templates/templates-api.ts'

const instructions = [
  'section',
  'repeated section',
  'alternates with',
  'end',
  'or',
  'if',
  'var',
  'eval',
  'inject',
  'macro',
  'ctx',
  'struct',
  'include',
  'meta-left',
  'meta-right',
  'newline',
  'space',
  'tab',
]

/** Offers what may stand at the caret inside a tag: instructions, predicates or formatters. */
export function templateCompletion(vocabulary: () => VocabularyReply | undefined) {
  return (context: CompletionContext): CompletionResult | null => {
    const tag = context.matchBefore(/\{[^{}\n]{0,500}/)
    if (tag === null) return null
    const formatter = /\|(?<word>[\w-]*)$/.exec(tag.text)
    if (formatter !== null) {
      return offer(context, formatter.groups?.['word'], list(vocabulary()?.formatters, 'function'))
    }
    const branch = /^\{\.or[ \t]+(?<word>[\w-]*)$/.exec(tag.text)
    const predicates = list(vocabulary()?.predicates, 'property')
    if (branch !== null) return offer(context, branch.groups?.['word'], predicates)
    const instruction = /^\{\.(?<word>(?:repeated |alternates )?[\w-]*)$/.exec(tag.text)
    if (instruction === null) return null
    const all = [...list(instructions, 'keyword'), ...predicates]
    return offer(context, instruction.groups?.['word'], all)
  }
}

function offer(
  { pos }: CompletionContext,
  word: string | undefined,
  options: readonly Completion[],
): CompletionResult {
  return { from: pos - (word ?? '').length, options: [...options], validFor: /^[\w -]*\??$/ }
}

function list(names: readonly string[] | undefined, type: string): Completion[] {
  // before the tags of HTML, which may stand at the same place
  return (names ?? []).map((label) => ({ label, type, boost: 50 }))
}
