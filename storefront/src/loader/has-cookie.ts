/** Whether a readable cookie has a value, such as `hasCart=true` (spec §4). */
export function hasCookie(name: string, value: string): boolean {
  return document.cookie.split('; ').includes(`${name}=${value}`)
}
