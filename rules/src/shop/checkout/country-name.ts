/** Such as `US` to 'United States': the platform takes a hundred times as long to look one up. */
type Names = { readonly ask: Intl.DisplayNames; readonly known: Map<string, string> }

const namesByLanguage = new Map<string, Names>()

/**
 * A country as people write it: `US` is 'United States' where the language is English. What is no
 * code of a region stays as it is.
 * @param code ISO 3166 region
 * @param language of the reader, such as `en-US`
 */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  let names = namesByLanguage.get(language)
  if (names === undefined) {
    const ask = new Intl.DisplayNames([language, 'en-US'], { type: 'region' })
    names = { ask, known: new Map() }
    namesByLanguage.set(language, names)
  }
  const { ask, known } = names
  const name = known.get(code) ?? ask.of(code) ?? code
  known.set(code, name)
  return name
}
