import { wordsIn } from '@vitrine/rules/ground/words/words-in.ts'
import type { PagePart } from './page-part.ts'

/** Texts of the platform by their names, each known in English. */
type Texts = Readonly<Record<string, string>>

/**
 * What a feature calls its parts on pages: in English, and in the languages that it knows.
 * @param translated by language, such as `de`; all regions of one read the same
 */
export function pageTexts<English extends Texts>(
  english: English,
  translated: Readonly<Record<string, English>>,
): NonNullable<PagePart['texts']> {
  return {
    english,
    translated: (tag) => wordsIn<Texts>(tag, {}, translated).words,
  }
}
