/** Whether a readable cookie begins so, such as `hasCart=true` (spec §4). */
export function hasCookie(beginning: string): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(beginning))
}
