type Place = { readonly language?: string; readonly timeZone?: string }

/** An instant as people of the site write it. @param at epoch milliseconds */
export function formatInstant(at: number, place: Place = {}): string {
  return formatted(at, place, { dateStyle: 'medium', timeStyle: 'short' })
}

export function formatDay(at: number, place: Place = {}): string {
  return formatted(at, place, { dateStyle: 'medium' })
}

function formatted(at: number, place: Place, style: Intl.DateTimeFormatOptions): string {
  const zone = place.timeZone === undefined ? {} : { timeZone: place.timeZone }
  return new Intl.DateTimeFormat(place.language, { ...style, ...zone }).format(at)
}
