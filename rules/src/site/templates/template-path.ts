/** The most characters that a text file of a template has. */
export const maxTemplateText = 2_000_000

/**
 * Whether a text can be the path of a template file: folders and a name of letters, digits and a
 * few signs, none of which hides (`.git`) or climbs (`..`).
 */
export function isTemplatePath(text: string): boolean {
  return text
    .split('/')
    .every((part) => /^[\p{Letter}\p{Number}@_()-][\p{Letter}\p{Number}@_.() -]*$/u.test(part))
}
