import type { Refusal } from '../../ground/refusals/result.ts'
import { sayFrom, sayInEnglish, type Phrasebook, type Say } from '../../ground/words/say.ts'
import type { SayPhrase } from './phrases.ts'
import { bookAr } from './book-ar.ts'
import { bookDa } from './book-da.ts'
import { bookDe } from './book-de.ts'
import { bookEs } from './book-es.ts'
import { bookFr } from './book-fr.ts'
import { bookIt } from './book-it.ts'
import { bookJa } from './book-ja.ts'
import { bookNl } from './book-nl.ts'
import { bookPt } from './book-pt.ts'
import { bookSv } from './book-sv.ts'

/** What the platform's own pages say to visitors, by language; the English stands in the pages. */
export const phrasebooks: Readonly<Record<string, Phrasebook>> = {
  ar: bookAr,
  da: bookDa,
  de: bookDe,
  es: bookEs,
  fr: bookFr,
  it: bookIt,
  ja: bookJa,
  nl: bookNl,
  pt: bookPt,
  sv: bookSv,
}

const sayBy: Readonly<Record<string, Say>> = Object.fromEntries(
  Object.entries(phrasebooks).map(([language, phrasebook]) => [language, sayFrom(phrasebook)]),
)

/** How visitors are spoken to. @param locale a tag such as `de-CH`; whose language is not known reads English */
export function sayIn(locale: string): SayPhrase {
  return sayAnyIn(locale)
}

/** The same for text that may be no phrase, such as the markup of a page. */
export function sayAnyIn(locale: string): Say {
  const [language = ''] = locale.split('-')
  return Object.hasOwn(sayBy, language) ? (sayBy[language] ?? sayInEnglish) : sayInEnglish
}

/** A refusal in the language of a visitor, with what it says at single fields. */
export function saidRefusal(refusal: Refusal, locale: string): Refusal {
  const say = sayAnyIn(locale)
  const { message, said, fields } = refusal
  const translated = Object.entries(fields ?? {}).map(([name, text]) => [name, say(text)])
  return {
    ...refusal,
    message: said === undefined ? say(message) : say(said.sentence, said.values),
    ...(fields !== undefined && { fields: Object.fromEntries(translated) }),
  }
}
