import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused words of mails, by code. */
export const mailWordsMessages = {
  'no-such-mail-kind': { status: 404, message: 'There is no mail of this kind.' },
  'mail-words-not-valid': { status: 400, message: 'These words cannot be used as they are.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

/** What is wrong with the words of a single field. */
export const mailWordsProblems = {
  empty: 'Something has to stand here. You can go back to the default words.',
  'no-such-field': 'This mail has no such words.',
  'comes-to-nothing': 'These words came to nothing.',
  'does-not-end': 'A part that begins here has no {.end}.',
  'ends-nothing': 'This {.end} or {.or} belongs to nothing that was begun.',
  'not-in-mails': 'Mails know values, {.if}, {.section}, {.or} and {.end}, but not this.',
  'no-such-value': (name: string) => `There is no {${name}} in this mail.`,
  'in-line': (line: number, sentence: string) => `Line ${line}: ${sentence}`,
} as const

/** @param fields what is wrong, by the name of the field */
export function mailWordsRefusal(
  code: keyof typeof mailWordsMessages,
  fields?: Readonly<Record<string, string>>,
): Refusal {
  return { code, ...mailWordsMessages[code], ...(fields !== undefined && { fields }) }
}
