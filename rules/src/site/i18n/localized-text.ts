import { compileReference } from '@vitrine/template-language/frames.ts'
import type { ReadName } from '@vitrine/template-language/frames.ts'
import type { Scope } from '@vitrine/template-language/scope.ts'
import { asString } from '@vitrine/template-language/values.ts'

/** By the keys that formatters ask for, which are a few dozen. */
const keptKeys = 500
const readers = new Map<string, ReadName>()

function readerOf(key: string): ReadName {
  const known = readers.get(key)
  if (known !== undefined) return known
  const made = compileReference(['localizedStrings', key])
  if (readers.size < keptKeys) readers.set(key, made)
  return made
}

/** The site's own wording from `localizedStrings`; undefined when it has none. */
export function localizedText(scope: Scope, key: string): string | undefined {
  const text = asString(scope.look(readerOf(key)))
  return text === '' ? undefined : text
}

const namedHole = /\{([a-zA-Z]+)\}/
/** Text and names only; everything else is read by the locale's own message rules. */
const simpleMessage = /^[^{}'#]*(?:\{[a-zA-Z]+\}[^{}'#]*)*$/

/** A message with named values in the site's locale; '' where the site has none. */
export function fillMessage(
  scope: Scope,
  message: string,
  named: Readonly<Record<string, string>>,
): string {
  if (scope.locale === undefined) return ''
  if (!message.includes('{') && !message.includes("'")) return message
  const parts = readSimple(message)
  if (parts !== undefined) return fillParts(parts, named)
  return scope.locale.formatMessage(message, Object.values(named), named, scope.timeZone)
}

/** A site has few messages, which are taken apart once each. */
const keptMessages = 500
const knownMessages = new Map<string, readonly string[] | undefined>()

/** Text and names by turns; undefined for a message that needs more. */
function readSimple(message: string): readonly string[] | undefined {
  if (knownMessages.has(message)) return knownMessages.get(message)
  const parts = simpleMessage.test(message) ? message.split(namedHole) : undefined
  if (knownMessages.size >= keptMessages) knownMessages.clear()
  knownMessages.set(message, parts)
  return parts
}

function fillParts(parts: readonly string[], named: Readonly<Record<string, string>>): string {
  let text = parts[0] ?? ''
  for (let place = 1; place < parts.length; place += 2) {
    const name = parts[place] ?? ''
    text += (Object.hasOwn(named, name) ? (named[name] ?? '') : '') + (parts[place + 1] ?? '')
  }
  return text
}
