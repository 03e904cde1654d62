const unseen = /[\u115f\u1160\u200b\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/gu

/**
 * A text without signs that show nothing: blanks of no width, and those that turn the text after them
 * round (Unicode, annex 9), by which a name would change what others wrote. What letters need to join
 * or not stays.
 */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '')
}
