/**
 * Words in a language, and which it is: English where they are not known in it.
 * @param locale a tag such as `de-CH`; all regions of a language read the same
 */
export function wordsIn<Words>(
  locale: string,
  english: Words,
  translated: Readonly<Record<string, Words>>,
): { readonly language: string; readonly words: Words } {
  const [language = ''] = locale.split('-')
  // a tag may be a word that every object has
  const words = Object.hasOwn(translated, language) ? translated[language] : undefined
  return words === undefined ? { language: 'en', words: english } : { language, words }
}
