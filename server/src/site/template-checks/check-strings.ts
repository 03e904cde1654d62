import { checkMessage } from '@vitrine/rules/site/i18n/check-message.ts'
import { TextPlaces } from '@vitrine/template-language/text-places.ts'
import { asRecord } from '../templates/template-conf.ts'
import { findUnreadable, parseTolerantJson } from '@vitrine/rules/site/templates/tolerant-json.ts'

/** A mistake in a file of translations. */
export type StringsMistake = {
  readonly code: 'JSON_UNREADABLE' | 'MESSAGE_INVALID'
  readonly message: string
  readonly severity: 'error'
  readonly line: number
  readonly column: number
}

const stringsFile = /(?:^|[/\\])strings[/\\]template-([A-Za-z0-9-]{2,35})\.json$/

/** The language that a file of translations is in; undefined for other files. */
export function languageOfStrings(path: string): string | undefined {
  const language = stringsFile.exec(path)?.[1]
  if (language === undefined) return undefined
  try {
    return new Intl.Locale(language).toString()
  } catch {
    return undefined
  }
}

/** The mistakes of a file of translations: JSON that cannot be read, plurals that cannot be used. */
export function checkStrings(text: string, language: string): StringsMistake[] {
  const places = new TextPlaces(text)
  const unreadable = findUnreadable(text)
  if (unreadable !== undefined) {
    const { message, at } = unreadable
    return [{ code: 'JSON_UNREADABLE', message, severity: 'error', ...places.at(at) }]
  }
  return Object.entries(asRecord(parseTolerantJson(text).value)).flatMap(([key, value]) => {
    const wrong = typeof value === 'string' ? checkMessage(value, language) : undefined
    if (wrong === undefined) return []
    const place = places.at(Math.max(0, text.indexOf(`"${key}"`)))
    return [{ code: 'MESSAGE_INVALID', message: `${key}: ${wrong}`, severity: 'error', ...place }]
  })
}
