const namesByLanguage = new Map<string, Intl.DisplayNames>()

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
    names = new Intl.DisplayNames([language, 'en-US'], { type: 'region' })
    namesByLanguage.set(language, names)
  }
  return names.of(code) ?? code
}
