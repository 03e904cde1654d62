/** Says what is wrong with the arguments of a formatter or predicate; undefined where nothing is. */
export type ArgumentCheck = (args: readonly string[]) => string | undefined
export type ArgumentChecks = Readonly<Record<string, ArgumentCheck>>

/** A number that counts from `least` on, where the argument is given. */
export function wholeNumber(place: number, least: number): ArgumentCheck {
  return (args) => {
    const arg = args[place]
    if (arg === undefined || (/^\d{1,9}$/.test(arg) && Number(arg) >= least)) return undefined
    return `'${arg}' is no whole number from ${least} on`
  }
}

/** No more arguments than are read. */
export function atMost(count: number): ArgumentCheck {
  return (args) => {
    const extra = args[count]
    return extra === undefined ? undefined : `'${extra}' is one too many`
  }
}

/** Every argument is one of these words. */
export function onlyWords(...words: readonly string[]): ArgumentCheck {
  return (args) => {
    const unknown = args.find((arg) => !words.includes(arg))
    return unknown === undefined ? undefined : `'${unknown}' is none of ${words.join(', ')}`
  }
}

/** The first complaint of several checks. */
export function allOf(...checks: readonly ArgumentCheck[]): ArgumentCheck {
  return (args) => {
    for (const check of checks) {
      const wrong = check(args)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
}

const reference =
  /^(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@)(?:\.(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@))*$/

/** Each is a name such as `item.title`. */
const names: ArgumentCheck = (args) => {
  const unreadable = args.find((arg) => !reference.test(arg))
  return unreadable === undefined ? undefined : `'${unreadable}' is no name`
}

/** Each is a name or a literal as in JSON. */
const values: ArgumentCheck = (args) => {
  const unreadable = args.find((arg) => !reference.test(arg) && !isLiteral(arg))
  return unreadable === undefined ? undefined : `'${unreadable}' is neither a name nor a value`
}

function isLiteral(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const comparison = allOf(atMost(2), values)

/** Of the language itself; what is not listed takes any. */
export const coreArgumentChecks: ArgumentChecks = {
  'find-first': allOf(atMost(2), names),
  'find-last': allOf(atMost(2), names),
  format: names,
  get: names,
  'key-by': allOf(atMost(1), names),
  lookup: allOf(atMost(1), names),
  mod: allOf(atMost(1), wholeNumber(0, 1)),
  pluralize: atMost(2),
  truncate: allOf(atMost(2), wholeNumber(0, 1)),
  'equal?': comparison,
  'notEqual?': comparison,
  'greaterThan?': comparison,
  'greaterThanOrEqual?': comparison,
  'lessThan?': comparison,
  'lessThanOrEqual?': comparison,
  'nth?': comparison,
  'even?': allOf(atMost(1), names),
  'odd?': allOf(atMost(1), names),
}
