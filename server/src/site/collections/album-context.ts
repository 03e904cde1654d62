/** The tracks of an album together, as its markup sees them; its length where all of theirs are known. */
export type AlbumFields = {
  readonly album: {
    readonly trackCount: number
    readonly isOne: boolean
    /** Such as `47 min`, in the language of the site. */
    readonly lengthText?: string
  }
}

/** @param items the contexts of the tracks that are shown */
export function albumFields(
  items: readonly Readonly<Record<string, unknown>>[],
  locale: string,
): AlbumFields {
  const lengths = items.map((item) => Number(item['durationMs'] ?? 0))
  const total = lengths.reduce((sum, one) => sum + one, 0)
  const isKnown = total > 0 && lengths.every((one) => one > 0)
  return {
    album: {
      trackCount: items.length,
      isOne: items.length === 1,
      ...(isKnown && { lengthText: lengthInWords(total, locale) }),
    },
  }
}

/** In whole minutes, and from an hour on in hours and minutes. */
function lengthInWords(durationMs: number, locale: string): string {
  const minutes = Math.max(1, Math.round(durationMs / 60_000))
  const hours = Math.floor(minutes / 60)
  const write = (count: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  const rest = minutes % 60
  if (hours === 0) return write(minutes, 'minute')
  return rest === 0 ? write(hours, 'hour') : `${write(hours, 'hour')} ${write(rest, 'minute')}`
}
