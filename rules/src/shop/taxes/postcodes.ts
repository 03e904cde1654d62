/** A single one, all that begin so (`902*`), or a range of numbers of one length (`90000-90999`). */
export const postcodePattern = /^(?:[A-Z0-9]{1,10}\*?|\d{2,9}-\d{2,9})$/

/** As they are compared: `sw1a 1aa` is `SW1A1AA`. */
export function tidyPostcode(typed: string): string {
  return typed.replace(/[\s.]/g, '').toUpperCase()
}

/** Whether a range has its ends in order, and of one length; all else is in order. */
export function isPostcodeRule(rule: string): boolean {
  if (!postcodePattern.test(rule)) return false
  const [from = '', to] = rule.split('-')
  return to === undefined || (from.length === to.length && from <= to)
}

/** Whether a postcode is among those of a rule; of a longer one, such as ZIP+4, its beginning counts. */
export function isPostcodeOf(rule: string, typed: string): boolean {
  const code = tidyPostcode(typed)
  if (rule.endsWith('*')) return code.startsWith(rule.slice(0, -1))
  const [from = '', to] = rule.split('-')
  const head = code.split('-')[0] ?? ''
  if (to === undefined) return code === from || head === from
  return /^\d+$/.test(head) && head.length === from.length && from <= head && head <= to
}
