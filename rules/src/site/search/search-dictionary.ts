/**
 * PostgreSQL's own dictionaries for the forms of words, by language; each is there from version 15
 * on, in the built-in server too.
 */
const dictionaries: Readonly<Record<string, string>> = {
  ar: 'arabic_stem',
  ca: 'catalan_stem',
  da: 'danish_stem',
  de: 'german_stem',
  el: 'greek_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  eu: 'basque_stem',
  fi: 'finnish_stem',
  fr: 'french_stem',
  ga: 'irish_stem',
  hi: 'hindi_stem',
  hu: 'hungarian_stem',
  hy: 'armenian_stem',
  id: 'indonesian_stem',
  it: 'italian_stem',
  lt: 'lithuanian_stem',
  nb: 'norwegian_stem',
  ne: 'nepali_stem',
  nl: 'dutch_stem',
  nn: 'norwegian_stem',
  no: 'norwegian_stem',
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
  ru: 'russian_stem',
  sr: 'serbian_stem',
  sv: 'swedish_stem',
  ta: 'tamil_stem',
  tr: 'turkish_stem',
  yi: 'yiddish_stem',
}

/** All of them. */
export const searchDictionaries: readonly string[] = [...new Set(Object.values(dictionaries))]

/**
 * The dictionary of a site's language; null where there is none, and words are found as they are
 * written and by their beginnings.
 * @param language a BCP 47 tag, such as `en-US`
 */
export function searchDictionary(language: string): string | null {
  const [main = ''] = language.toLowerCase().split(/[-_]/)
  return Object.hasOwn(dictionaries, main) ? (dictionaries[main] ?? null) : null
}
