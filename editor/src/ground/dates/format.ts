type Place = { readonly language?: string; readonly timeZone?: string }

/** An instant as people of the site write it. @param at epoch milliseconds */
export function formatInstant(at: number, { language, timeZone }: Place = {}): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language, { ...style, ...zone }).format(at)
}
