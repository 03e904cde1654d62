import type { DateNames } from '@vitrine/template-language/cldr/date-names.ts'
import type { LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'
import { readZonedTime } from '@vitrine/template-language/cldr/zoned-time.ts'
import type { ZonedTime } from '@vitrine/template-language/cldr/zoned-time.ts'

/** What a code of a date pattern prints. */
type Code = (time: ZonedTime, instant: Instant) => string

type Instant = {
  readonly epochMs: number
  readonly zone: string
  readonly names: DateNames
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const shortMonths = months.map((name) => name.slice(0, 3))

/** English as existing templates know it: every short name has three letters. */
const englishNames: DateNames = {
  weekdays,
  shortWeekdays: weekdays.map((name) => name.slice(0, 3)),
  months,
  shortMonths,
  monthsAlone: months,
  shortMonthsAlone: shortMonths,
  am: 'AM',
  pm: 'PM',
}

/** The words of the site's language. */
export function dateNamesOf(locale: LocaleData | undefined): DateNames {
  return locale === undefined || locale.language === 'en' ? englishNames : locale.dateNames()
}

function padded(width: number, read: (time: ZonedTime) => number, fill = '0'): Code {
  return (time) => String(read(time)).padStart(width, fill)
}

function hour12({ hour }: ZonedTime): number {
  return hour % 12 === 0 ? 12 : hour % 12
}

/** Seconds since 1970; instants before 1901 wrap at 32 bits, as existing templates know them. */
function epochSeconds(epochMs: number): number {
  const seconds = Math.trunc(epochMs / 1000)
  return seconds < 0 ? seconds | 0 : seconds
}

/** `+hh:mm`; local mean times keep their fraction of a minute. */
function zoneOffset({ offsetMinutes }: ZonedTime): string {
  const minutes = Math.abs(offsetMinutes)
  const hours = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return `${offsetMinutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${rest}`
}

const second = padded(2, (time) => time.second)
const minute = padded(2, (time) => time.minute)
const hour = padded(2, (time) => time.hour)
const shortHour = padded(2, hour12)
const month = padded(2, (time) => time.month)
const day = padded(2, (time) => time.day)
const blankDay = padded(2, (time) => time.day, ' ')
const shortYear = padded(2, (time) => time.year % 100)
const week = padded(2, (time) => time.week)
const upperHalf: Code = (time, { names }) => (time.hour < 12 ? names.am : names.pm)
const shortMonth: Code = (time, { names }) => names.shortMonths[time.month - 1] ?? ''
const shortMonthAlone: Code = (time, { names }) => names.shortMonthsAlone[time.month - 1] ?? ''
const longMonth: Code = (time, { names }) => names.months[time.month - 1] ?? ''
const longMonthAlone: Code = (time, { names }) => names.monthsAlone[time.month - 1] ?? ''
const shortWeekday: Code = (time, { names }) => names.shortWeekdays[time.weekday] ?? ''
const year: Code = (time) => String(time.year)

/** Codes joined by the text between them. */
function joined(texts: readonly string[], ...codes: readonly Code[]): Code {
  return (time, instant) =>
    codes.map((code, place) => code(time, instant) + (texts[place] ?? '')).join('')
}

const plainHour: Code = (time) => String(hour12(time))
const plainDay: Code = (time) => String(time.day)

/** Date and time in one English form, whatever the site's language, for programs to read. */
const wholeDate = joined(
  [', ', ' ', ', ', ' ', ':', ':', ' ', ' '],
  shortWeekday,
  shortMonth,
  plainDay,
  year,
  plainHour,
  minute,
  second,
  upperHalf,
  (time) => time.abbreviation,
)

const codes: Readonly<Record<string, Code>> = {
  a: shortWeekday,
  A: (time, { names }) => names.weekdays[time.weekday] ?? '',
  b: shortMonth,
  B: longMonth,
  c: (time, instant) => wholeDate(time, { ...instant, names: englishNames }),
  C: padded(2, (time) => Math.trunc(time.year / 100)),
  d: day,
  D: joined(['/', '/'], month, day, shortYear),
  e: blankDay,
  F: joined(['-', '-'], year, month, day),
  g: padded(2, (time) => time.isoYear % 100),
  G: padded(4, (time) => time.isoYear),
  h: shortMonth,
  H: hour,
  i: plainHour,
  I: shortHour,
  j: padded(3, (time) => time.dayOfYear),
  k: padded(2, (time) => time.hour, ' '),
  l: padded(2, hour12, ' '),
  m: month,
  M: minute,
  n: () => '\n',
  N: (time) => String(time.millisecond * 1_000_000).padStart(9, '0'),
  p: upperHalf,
  P: (time, instant) => upperHalf(time, instant).toLowerCase(),
  q: (time) => String(Math.ceil(time.month / 3)),
  r: joined([':', ':', ' '], plainHour, minute, second, upperHalf),
  R: joined([':'], hour, minute),
  s: (_time, { epochMs }) => String(epochSeconds(epochMs)),
  S: second,
  t: () => '\t',
  T: joined([':', ':'], hour, minute, second),
  u: (time) => String(time.weekday === 0 ? 7 : time.weekday),
  U: week,
  v: joined(['-', '-'], blankDay, shortMonth, year),
  V: padded(2, (time) => time.isoWeek),
  w: (time) => String(time.weekday),
  W: week,
  x: joined(['/', '/'], month, day, year),
  X: joined([':', ':', ' '], shortHour, minute, second, upperHalf),
  y: shortYear,
  Y: year,
  z: zoneOffset,
  Z: (time) => time.abbreviation,
  '%': () => '%',
}

/** Months beside no day, which some languages inflect. */
const monthsAlone: Readonly<Record<string, Code>> = {
  b: shortMonthAlone,
  B: longMonthAlone,
  h: shortMonthAlone,
}

/** Whether a letter after `%` prints something. */
export function isDateCode(letter: string): boolean {
  return Object.hasOwn(codes, letter)
}

export type DatePattern = (instant: Instant) => string

/** Reads a pattern such as `%B %d, %Y` once; unknown codes print nothing. */
export function compileDatePattern(pattern: string): DatePattern {
  const parts: (string | Code)[] = []
  const known = /%[de]/.test(pattern) ? codes : { ...codes, ...monthsAlone }
  let at = 0
  for (let sign = pattern.indexOf('%'); sign !== -1; sign = pattern.indexOf('%', at)) {
    parts.push(pattern.slice(at, sign))
    const letter = pattern.charAt(sign + 1)
    if (letter === '') parts.push('%')
    const code = Object.hasOwn(known, letter) ? known[letter] : undefined
    if (code !== undefined) parts.push(code)
    at = sign + 2
  }
  parts.push(pattern.slice(at))
  return (instant) => {
    const time = readZonedTime(instant.epochMs, instant.zone)
    let text = ''
    for (const part of parts) text += typeof part === 'string' ? part : part(time, instant)
    return text
  }
}
