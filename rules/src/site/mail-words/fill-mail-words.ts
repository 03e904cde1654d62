import { defaultMailWords } from './default-words.ts'
import { mailWordsProblem } from './check-mail-words.ts'
import { mailFields, type MailFieldName } from './mail-fields.ts'
import { mailKinds, type MailName } from './mail-kinds.ts'
import { mailLanguage } from './mail-language.ts'
import type { OwnMailWords } from './mail-words.ts'
import { mailWordsProblems } from './mail-words-messages.ts'

/** What the words of a mail may name, by whole names such as `order.number`. */
export type MailValues = Readonly<Record<string, string | number>>

/** Plain text of every field that the mail has. */
export type FilledWords = Readonly<Record<MailFieldName, string>>

export type FilledMail = {
  /** Of most of its words, as a tag. */
  readonly language: string
  readonly words: FilledWords
  /** What an owner has written and could not be used, with the reason; default words stand there. */
  readonly problems: { readonly [Field in MailFieldName]?: string }
}

type Filling = {
  readonly own: OwnMailWords
  /** The language of the site. */
  readonly locale: string
  readonly values: MailValues
  readonly now: number
  readonly timeZone: string
}

/**
 * The words of a mail with its values in them. Nothing that an owner has written keeps a mail from
 * going: where it cannot be used, the default words stand.
 */
export function fillMailWords(mail: MailName, filling: Filling): FilledMail {
  const { own, locale } = filling
  const { language, words: defaults } = defaultMailWords(mail, locale)
  const data = nested(filling.values)
  const words: Partial<Record<MailFieldName, string>> = {}
  const problems: Partial<Record<MailFieldName, string>> = {}
  for (const field of mailKinds[mail].fields) {
    const written = own[field]
    const tried = written === undefined ? undefined : fillOwn(mail, field, written, data, filling)
    if (tried?.problem !== undefined) problems[field] = tried.problem
    words[field] =
      tried?.text ??
      tidy(field, fill(compiledDefault(defaults[field] ?? '', field), data, filling).text)
  }
  // whoever writes a mail anew writes in the site's own language
  const isOwn = own.heading !== undefined && problems.heading === undefined
  return { language: isOwn ? locale : language, words: { ...noWords, ...words }, problems }
}

const noWords = Object.fromEntries(
  Object.keys(mailFields).map((field) => [field, '']),
) as FilledWords

type Tried = { readonly text?: string; readonly problem?: string }

function fillOwn(
  mail: MailName,
  field: MailFieldName,
  written: string,
  data: unknown,
  environment: Pick<Filling, 'now' | 'timeZone'>,
): Tried {
  const wrong = mailWordsProblem(mail, field, written)
  if (wrong !== undefined) return { problem: wrong }
  const { text, error } = fill(mailLanguage.compile(written, field), data, environment)
  if (error !== undefined) return { problem: error }
  const tidied = tidy(field, text)
  if (tidied === '' && !('mayBeEmpty' in mailFields[field])) {
    return { problem: mailWordsProblems['comes-to-nothing'] }
  }
  return { text: tidied }
}

type Compiled = ReturnType<typeof mailLanguage.compile>

/** Of the words that every mail begins with; there are no more of them than are written there. */
const compiledDefaults = new Map<string, Compiled>()

function compiledDefault(words: string, field: MailFieldName): Compiled {
  const compiled = compiledDefaults.get(words) ?? mailLanguage.compile(words, field)
  compiledDefaults.set(words, compiled)
  return compiled
}

function fill(
  words: Compiled,
  data: unknown,
  { now, timeZone }: Pick<Filling, 'now' | 'timeZone'>,
): { readonly text: string; readonly error: string | undefined } {
  const { output, errors } = words.render(data, {
    now,
    timeZone,
    enableExpr: false,
    enableInclude: false,
  })
  return { text: output, error: errors[0]?.message }
}

/** No subject, heading or preview line is longer, in UTF-16 units: a name in it may be endless. */
const longestLine = 500

/** A line is one line: a break in a subject would begin a header of its own. */
function tidy(field: MailFieldName, text: string): string {
  if (mailFields[field].kind === 'text') {
    return text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  }
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
  if (line.length <= longestLine) return line
  // by whole signs, so that none is cut in two
  return `${Array.from(line.slice(0, longestLine)).slice(0, -1).join('')}…`
}

/** Values by whole names as templates look for them: an object for each first name. */
function nested(values: MailValues): unknown {
  const groups: Record<string, Record<string, string | number>> = {}
  for (const [name, value] of Object.entries(values)) {
    const [group = '', key = ''] = name.split('.')
    groups[group] = { ...groups[group], [key]: value }
  }
  return groups
}
