/**
 * What is wrong with the plurals of a message in a language (spec §5): each needs an `other` form,
 * and its keys are numbers such as `=0` or forms that the language has. Undefined where all is well.
 * @param language an identifier such as `de-DE`
 */
export function checkMessage(message: string, language: string): string | undefined {
  for (let at = 0; at < message.length; at++) {
    if (message[at] === "'") at = endOfQuote(message, at)
    else if (message[at] === '{') {
      const end = endOfBraces(message, at)
      if (end === undefined) return undefined
      const wrong = checkTag(message.slice(at + 1, end), language)
      if (wrong !== undefined) return wrong
      at = end
    }
  }
  return undefined
}

const pluralTag = /^\s*[\w.@-]+\s+(plural|selectordinal|select)\b/

function checkTag(tag: string, language: string): string | undefined {
  const found = pluralTag.exec(tag)
  if (found === null) return undefined
  const keys: string[] = []
  for (const { key, body } of readForms(tag, found[0].length)) {
    keys.push(key)
    const wrong = checkMessage(body, language)
    if (wrong !== undefined) return wrong
  }
  if (found[1] === 'select') return undefined
  if (!keys.includes('other')) return "A plural text needs an 'other' form."
  const forms = formsOf(language, found[1] === 'plural' ? 'cardinal' : 'ordinal')
  const unknown = keys.find((key) => !/^=\d+$/.test(key) && !forms.includes(key))
  if (unknown === undefined) return undefined
  return `The plural key '${unknown}' is not valid for ${language}, which has ${forms.join(', ')}.`
}

/** Each key with the text in the braces after it. */
function* readForms(tag: string, from: number): Iterable<{ key: string; body: string }> {
  for (let at = from; ;) {
    const open = tag.indexOf('{', at)
    const end = open === -1 ? undefined : endOfBraces(tag, open)
    if (end === undefined) return
    const key = tag.slice(at, open).trim().split(/\s+/).at(-1) ?? ''
    yield { key, body: tag.slice(open + 1, end) }
    at = end + 1
  }
}

function formsOf(language: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
}

/** The place of the brace that closes the one at `open`; undefined where none does. */
function endOfBraces(text: string, open: number): number | undefined {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const sign = text[at]
    if (sign === "'") at = endOfQuote(text, at)
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
  }
  return undefined
}

/** An apostrophe quotes only where a brace follows; two of them are one. */
function endOfQuote(text: string, at: number): number {
  if (text[at + 1] === "'") return at + 1
  if (text[at + 1] !== '{' && text[at + 1] !== '}') return at
  const end = text.indexOf("'", at + 1)
  return end === -1 ? text.length : end
}
