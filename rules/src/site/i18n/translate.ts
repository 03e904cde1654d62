/**
 * A text of the page by its key.
 * @throws where the page has no texts at all, or not this one (spec §8); who shows it has words of
 * its own to go on with
 */
export function translate(
  texts: Readonly<Record<string, string>> | undefined,
  key: string,
): string {
  if (texts === undefined) throw new Error(`There are no translations to look for ${key} in.`)
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  if (text === undefined || text === '') throw new Error(`There is no translation of ${key}.`)
  return text
}
