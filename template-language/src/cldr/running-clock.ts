import { Temporal } from 'temporal-polyfill'

/** Milliseconds that a zone's clock is east of UTC at an instant; undefined when that is not told. */
export type ReadOffset = (epochMs: number, zoneId: string) => number | undefined

/** The library's table of zones ends here; the last offset goes on for ever. */
export const endOfZoneTable = Date.UTC(2038, 0, 1)

const millisecondsPerDay = 86_400_000

/** Clocks have never been changed twice within so much time since 1970. */
const grid = 6 * millisecondsPerDay

/** Neither `Intl` nor `Temporal` go further. */
const lastDate = 8.64e15

/** The changes of a clock are looked for in so much time at once. */
const stretch = 60 * grid

/** How many zones are kept (spec §9, time-zone record cache). */
const keptZones = 100

/** From an instant on, a clock is so many milliseconds east of UTC. */
type Step = { readonly fromMs: number; readonly offsetMs: number }

type Zone = {
  readonly format: Intl.DateTimeFormat
  /** The steps of a stretch, by its number. */
  readonly steps: Map<number, readonly Step[]>
}

const zones = new Map<string, Zone | undefined>()

/**
 * The offset by the zone rules of the running system: undefined before 1970, where editions of the
 * zone database disagree by design, for an unknown zone and after the last date of the system.
 */
export const readRunningOffset: ReadOffset = (epochMs, zoneId) => {
  if (epochMs < 0 || epochMs > lastDate) return undefined
  const zone = readZone(zoneId)
  if (zone === undefined) return undefined
  if (epochMs >= endOfZoneTable) return readLaterOffset(epochMs, zoneId)
  const number = Math.floor(epochMs / stretch)
  let steps = zone.steps.get(number)
  if (steps === undefined) {
    const from = number * stretch
    steps = findSteps((at) => readOffset(zone.format, at), from, from + stretch)
    zone.steps.set(number, steps)
  }
  return steps.findLast(({ fromMs }) => fromMs <= epochMs)?.offsetMs
}

/**
 * When a clock changes, exact to the second: the first step begins at `fromMs`, the others before
 * `toMs`. Changes that undo each other within the days of the grid may stay unseen.
 */
export function findSteps(
  offsetAt: (epochMs: number) => number,
  fromMs: number,
  toMs: number,
): readonly Step[] {
  let last: Step = { fromMs, offsetMs: offsetAt(fromMs) }
  const steps = [last]
  for (let start = fromMs; start < toMs; start += grid) {
    const end = Math.min(start + grid, toMs)
    const offsetMs = offsetAt(end)
    if (offsetMs === last.offsetMs) continue
    last = { fromMs: findChange(offsetAt, start, end), offsetMs }
    if (last.fromMs < toMs) steps.push(last)
  }
  return steps
}

/** The first second after `startMs` with the offset of `endMs`, between which the clock changes. */
function findChange(offsetAt: (epochMs: number) => number, startMs: number, endMs: number): number {
  const offsetMs = offsetAt(endMs)
  let before = startMs / 1000
  let after = endMs / 1000
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle * 1000) === offsetMs) after = middle
    else before = middle
  }
  return after * 1000
}

function readZone(zoneId: string): Zone | undefined {
  if (zones.has(zoneId)) return zones.get(zoneId)
  if (zones.size >= keptZones) zones.clear()
  const format = makeFormat(zoneId)
  const zone = format === undefined ? undefined : { format, steps: new Map<number, Step[]>() }
  zones.set(zoneId, zone)
  return zone
}

function makeFormat(zoneId: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zoneId, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}

/** Reads `GMT-05:00`; Liberia had `GMT-00:44:30` until 1972. */
function readOffset(format: Intl.DateTimeFormat, epochMs: number): number {
  const text = format.format(epochMs)
  const at = text.indexOf('GMT') + 3
  const part = (place: number) => Number(text.slice(at + place, at + place + 2))
  const seconds = part(1) * 3600 + part(4) * 60 + part(7)
  return (text[at] === '-' ? -seconds : seconds) * 1000
}

function readLaterOffset(epochMs: number, zoneId: string): number {
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs))
  return instant.toZonedDateTimeISO(zoneId).offsetNanoseconds / 1_000_000
}
