import { ErrorCode } from '@vitrine/template-language/errors.ts'
import type { Node, OrBranch, Reference } from '@vitrine/template-language/instructions.ts'
import { lintTemplate } from '@vitrine/template-language/lint/lint-template.ts'
import { TextPlaces } from '@vitrine/template-language/text-places.ts'
import { mailFields, type MailFieldName } from './mail-fields.ts'
import { mailKinds, type MailName } from './mail-kinds.ts'
import { mailLanguage } from './mail-language.ts'
import { mailWordsProblems } from './mail-words-messages.ts'

type Mistake = { readonly at: number; readonly sentence: string }

/** What is wrong with what an owner has written in a field of a mail; undefined: nothing. */
export function mailWordsProblem(
  mail: MailName,
  field: MailFieldName,
  text: string,
): string | undefined {
  const isOptional = 'mayBeEmpty' in mailFields[field]
  if (text.trim() === '') return isOptional ? undefined : mailWordsProblems.empty
  const [ofLanguage] = lintTemplate(mailLanguage, text, field)
  const { template } = mailLanguage.compile(text, field)
  if (ofLanguage !== undefined) {
    const { code, message, line } = ofLanguage
    return placed(text, line, plainSentences[code] ?? message)
  }
  const known = Object.keys(mailKinds[mail].values)
  const [mistake] = [...mistakesOf(template.nodes, known, [])]
  if (mistake === undefined) return undefined
  return placed(text, new TextPlaces(text).at(mistake.at).line, mistake.sentence)
}

const plainSentences: Readonly<Record<string, string>> = {
  [ErrorCode.eofInBlock]: mailWordsProblems['does-not-end'],
  [ErrorCode.notAllowedAtRoot]: mailWordsProblems['ends-nothing'],
}

/** Which line it is, where there are several. */
function placed(text: string, line: number, sentence: string): string {
  return text.includes('\n') ? mailWordsProblems['in-line'](line, sentence) : sentence
}

/**
 * What mails do not know: instructions that reach for more than their own values, and values that
 * there are none of.
 * @param within the sections around, by their whole names
 */
function* mistakesOf(
  nodes: readonly Node[],
  known: readonly string[],
  within: readonly string[],
): Generator<Mistake> {
  for (const node of nodes) {
    switch (node.kind) {
      case 'text':
      case 'literal':
      case 'comment':
        break
      case 'variable':
        yield* unknownNames(node.references, node.at, (name) => isValue(name, known, within))
        break
      case 'if':
        yield* unknownNames(node.references, node.at, (name) => isGroup(name, known, within))
        yield* mistakesOf(node.body, known, within)
        yield* inBranch(node.otherwise, known, within)
        break
      case 'section': {
        yield* unknownNames([node.reference], node.at, (name) => isGroup(name, known, within))
        yield* mistakesOf(node.body, known, [node.reference.join('.'), ...within])
        yield* inBranch(node.otherwise, known, within)
        break
      }
      case 'predicate':
        yield* mistakesOf(node.body, known, within)
        yield* inBranch(node.otherwise, known, within)
        break
      default:
        yield { at: node.at, sentence: mailWordsProblems['not-in-mails'] }
    }
  }
}

function* inBranch(
  branch: OrBranch | null,
  known: readonly string[],
  within: readonly string[],
): Generator<Mistake> {
  if (branch === null) return
  yield* mistakesOf(branch.body, known, within)
  yield* inBranch(branch.otherwise, known, within)
}

function* unknownNames(
  references: readonly Reference[],
  at: number,
  isKnown: (name: string) => boolean,
): Generator<Mistake> {
  for (const reference of references) {
    const name = reference.join('.')
    if (!isKnown(name)) yield { at, sentence: mailWordsProblems['no-such-value'](name) }
  }
}

/** Whether something of that name can be printed. */
function isValue(name: string, known: readonly string[], within: readonly string[]): boolean {
  return (
    known.includes(name) ||
    within.some((outer) => known.includes(name === '@' ? outer : `${outer}.${name}`))
  )
}

/** Whether something of that name may be there or not: a value, or several by their first name. */
function isGroup(name: string, known: readonly string[], within: readonly string[]): boolean {
  return isValue(name, known, within) || known.some((value) => value.startsWith(`${name}.`))
}
