import type { Reference } from '@vitrine/template-language/instructions.ts'
import type { Scope } from '@vitrine/template-language/scope.ts'
import { child, descend } from '@vitrine/template-language/values.ts'

/**
 * A name as template text that runs on the value would find it: the value's own, else that of the
 * frames around (template language §3). Old templates put product formatters on parts of an item.
 */
export function nameFrom(value: unknown, path: Reference, scope: Scope): unknown {
  const [name] = path
  const own = name === undefined ? undefined : child(value, name)
  return own === undefined ? scope.resolve(path) : descend(own, path, 1)
}
