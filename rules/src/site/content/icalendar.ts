import { textOfHtml } from '../../ground/words/text-of-html.ts'
import { linesOfAddress, type EventItem } from './event.ts'

/** An event on its way into somebody's calendar. */
export type CalendarEntry = {
  readonly id: string
  readonly event: EventItem
  /** Where it is told of. */
  readonly url: string
}

/** Bytes of a line without its end (RFC 5545, 3.1). */
const maxLine = 75

/**
 * Events as a file that calendars read (RFC 5545).
 * @param host tells these events apart from those of other sites
 */
export function icalendar(entries: readonly CalendarEntry[], host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Events//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => linesOfEntry(entry, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOfEntry({ id, event, url }: CalendarEntry, host: string): readonly string[] {
  const place = linesOfAddress(event).join(', ')
  const told = textOfHtml(event.excerpt).replace(/\s+/g, ' ').trim()
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${basicTime(event.updatedOn)}`,
    `DTSTART:${basicTime(event.startDate)}`,
    `DTEND:${basicTime(event.endDate)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(event.mapPoint === null ? [] : [`GEO:${event.mapPoint.join(';')}`]),
    ...(told === '' ? [] : [`DESCRIPTION:${escaped(told)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** `YYYYMMDDTHHMMSSZ`. */
function basicTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|[\r\n]/g, String.raw`\n`)
}

/** A long line goes on behind a blank, never within a character. */
function folded(line: string): string {
  let [made, length] = ['', 0]
  for (const character of line) {
    const bytes = bytesOf(character)
    if (length + bytes > maxLine) {
      made += '\r\n '
      length = 1
    }
    made += character
    length += bytes
  }
  return made
}

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x8_00) return 2
  return point < 0x1_00_00 ? 3 : 4
}
