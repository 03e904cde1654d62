import type { Scope } from '@vitrine/template-language/scope.ts'
import { asString } from '@vitrine/template-language/values.ts'

/** The site's own wording from `localizedStrings`; undefined when it has none. */
export function localizedText(scope: Scope, key: string): string | undefined {
  const text = asString(scope.resolve(['localizedStrings', key]))
  return text === '' ? undefined : text
}

/** A message with named values, in the site's locale where it has one. */
export function fillMessage(
  scope: Scope,
  message: string,
  named: Readonly<Record<string, string>>,
): string {
  if (!message.includes('{')) return message
  if (scope.locale !== undefined) {
    return scope.locale.formatMessage(message, Object.values(named), named, scope.timeZone)
  }
  return message.replace(/\{([a-zA-Z]+)\}/g, (tag, name: string) =>
    Object.hasOwn(named, name) ? (named[name] ?? '') : tag,
  )
}
