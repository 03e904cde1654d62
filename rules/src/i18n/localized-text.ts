import type { Scope } from '@vitrine/template-language/scope.ts'
import { asString } from '@vitrine/template-language/values.ts'

/** The site's own wording from `localizedStrings`; undefined when it has none. */
export function localizedText(scope: Scope, key: string): string | undefined {
  const text = asString(scope.resolve(['localizedStrings', key]))
  return text === '' ? undefined : text
}

const placeholder = /\{([a-zA-Z]+)\}/g
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
  if (simpleMessage.test(message)) {
    return message.replace(placeholder, (_tag, name: string) =>
      Object.hasOwn(named, name) ? (named[name] ?? '') : '',
    )
  }
  return scope.locale.formatMessage(message, Object.values(named), named, scope.timeZone)
}
