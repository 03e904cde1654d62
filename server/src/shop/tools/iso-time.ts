/** An instant as tools read it. @param instant epoch milliseconds */
export function isoTime(instant: number): string {
  return new Date(instant).toISOString()
}
