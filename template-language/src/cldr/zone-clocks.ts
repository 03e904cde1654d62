import type { CalendarDate } from '@phensley/cldr'
import { endOfZoneTable, readRunningOffset } from './running-clock.ts'
import type { ReadOffset } from './running-clock.ts'

/** What the library knows of a zone at an instant; it keeps it in each of its dates. */
type ZoneInfo = {
  /** Such as EST. */
  readonly abbr: string
  /** 1 while daylight is saved. */
  readonly dst: number
  /** Milliseconds east of UTC. */
  readonly offset: number
  /** The name of the zone's time in each language is found by this; '' when it has none. */
  readonly metazoneid: string
}

/** Makes a date of the library from an instant, by the library's own table of zones. */
type MakeDate<D extends CalendarDate> = (epochMs: number, zoneId: string) => D

/** How much is kept of what the table was searched for. */
const keptInfos = 1_000

/**
 * The clocks of zones. Governments change them at short notice, and the table that the library was
 * built with knows nothing of it, while the zone rules of the running system are renewed with it. So
 * dates are shown by the offset that `readOffset` tells, and by the table only where it tells none.
 *
 * Where both have the same offset, abbreviation and names are the table's. Elsewhere they are those
 * of the nearest moment at which the zone had this offset in the table: daylight saving time that
 * stays for good keeps its name, PDT for Vancouver after 2026, as it does in `Intl`. (The zone
 * database calls it MST, and Edmonton's CST, as a stopgap; the running system tells neither.) An
 * offset that the table does not have for the zone is written in digits, as the zone database does:
 * `-07`, `+0530`.
 */
export class ZoneClocks {
  readonly #readOffset: ReadOffset
  readonly #infos = new Map<string, ZoneInfo>()

  constructor(readOffset: ReadOffset) {
    this.#readOffset = readOffset
  }

  /** The date of an instant as the zone's clock shows it; an unknown zone counts as UTC. */
  dateAt<D extends CalendarDate>(epochMs: number, zoneId: string, makeDate: MakeDate<D>): D {
    const date = makeDate(epochMs, zoneId)
    const offsetMs = this.#readOffset(epochMs, zoneId)
    if (offsetMs === undefined || offsetMs === date.timeZoneOffset()) return date
    const moved = makeDate(epochMs + offsetMs, 'UTC')
    setZoneInfo(moved, this.#infoFor(epochMs, offsetMs, zoneId, makeDate))
    return moved
  }

  #infoFor(
    epochMs: number,
    offsetMs: number,
    zoneId: string,
    makeDate: MakeDate<CalendarDate>,
  ): ZoneInfo {
    const place = Math.min(Math.floor(epochMs / searchStep), lastPlace)
    const key = `${zoneId} ${offsetMs} ${place}`
    const known = this.#infos.get(key)
    if (known !== undefined) return known
    const info = findInfo(place, offsetMs, (at) => zoneInfoOf(makeDate(at, zoneId)))
    if (this.#infos.size >= keptInfos) this.#infos.clear()
    this.#infos.set(key, info)
    return info
  }
}

/** No season is shorter than this, so a search with this step finds each. */
const searchStep = 30 * 86_400_000
const searchSteps = 500
const lastPlace = Math.floor(endOfZoneTable / searchStep) - 1

/** What the table says at the nearest place, before or after, that has the given offset. */
function findInfo(place: number, offset: number, infoAt: (epochMs: number) => ZoneInfo): ZoneInfo {
  for (let distance = 0; distance < searchSteps; distance++) {
    for (const near of [place - distance, place + distance]) {
      const info = infoAt(Math.min(near, lastPlace) * searchStep)
      if (info.offset === offset) return info
    }
  }
  const abbr = offsetInDigits(offset)
  return { ...infoAt(place * searchStep), abbr, dst: 0, offset, metazoneid: '' }
}

function offsetInDigits(offsetMs: number): string {
  const minutes = Math.floor(Math.abs(offsetMs) / 60_000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const rest = minutes % 60
  const hours = twoDigits(Math.floor(minutes / 60))
  return (offsetMs < 0 ? '-' : '+') + hours + (rest === 0 ? '' : twoDigits(rest))
}

/** What a date knows of its zone; the library itself shows it only through a loaded locale. */
export function zoneInfoOf(date: CalendarDate): ZoneInfo {
  return (date as unknown as { readonly _zoneInfo: ZoneInfo })._zoneInfo
}

function setZoneInfo(date: CalendarDate, info: ZoneInfo): void {
  const open = date as unknown as { _zoneInfo: ZoneInfo }
  open._zoneInfo = info
}

/** The clocks of the running system. */
export const runningClocks = new ZoneClocks(readRunningOffset)
