/**
 * The pattern of an e-mail address: one `@`, no spaces, no control characters, a host of parts with
 * single dots between them; one part is enough, as in `a@b`, the shortest there is. Deliberately
 * plain and linear; the mail that arrives is the real proof.
 */
const pattern =
  /^[^\s\p{Control}@<>"(),;:\\[\]]{1,64}@[^\s\p{Control}@.<>"(),;:\\[\]]+(?:\.[^\s\p{Control}@.<>"(),;:\\[\]]+)*$/u

/** True for addresses of 3 to 256 characters that match the pattern (spec §5, §9). */
export function isEmailAddress(text: string): boolean {
  return text.length >= 3 && text.length <= 256 && pattern.test(text)
}

/** The form under which an account is found: trimmed, lower case, canonical composition. */
export function normaliseEmailAddress(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}
