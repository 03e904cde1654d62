/** Class names as one attribute; what is not there is left out. */
export function cx(...names: readonly (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ')
}
