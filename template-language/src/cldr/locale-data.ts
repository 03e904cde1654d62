import { CLDRFramework, Decimal, MessageFormatter } from '@phensley/cldr'
import type { CalendarDate, CalendarType, CLDR, CurrencyType, UnitType } from '@phensley/cldr'
import { readDateNames } from './date-names.ts'
import type { DateNames } from './date-names.ts'
import type { DateOptions, IntervalOptions, RelativeOptions } from './date-options.ts'
import { readMessageDecimal, readMessageText } from './message-arguments.ts'
import { messageTags } from './message-tags.ts'
import type { DecimalOptions, MoneyOptions } from './number-options.ts'
import { runningClocks } from './zone-clocks.ts'

/** How many formatted numbers and prices a locale keeps. */
const keptTexts = 2_000

/** What the world writes like in one language and region: numbers, money, dates, plurals. */
export class LocaleData {
  readonly id: string
  readonly #cldr: CLDR
  /** The hour of skeletons where a clock is set (`-u-hc-h23`): `H` of 24 hours, `h` of 12. */
  readonly #hour: 'H' | 'h' | undefined
  readonly #messages: MessageFormatter
  readonly #texts = new Map<unknown, Map<string, string>>()
  #kept = 0
  #dateNames: DateNames | undefined
  /** The zone of the message that is being formatted. */
  #messageZone = 'UTC'

  constructor(id: string, cldr: CLDR) {
    this.id = id
    this.#cldr = cldr
    const clock = new Intl.Locale(id).hourCycle
    this.#hour = clock === undefined ? undefined : clock.startsWith('h2') ? 'H' : 'h'
    const tag = cldr.General.locale().tag
    this.#messages = new MessageFormatter({
      language: tag.language(),
      region: tag.region(),
      converter: {
        asString: (arg) => (arg instanceof Decimal ? arg.toString() : readMessageText(arg)),
        asDecimal: (arg) => readDecimal(readMessageDecimal(arg)) ?? zero,
      },
      formatters: messageTags(this, () => this.#messageZone),
      cacheSize: 100,
    })
  }

  /** A decimal in this locale; '' when the text is no number. */
  formatDecimal(amount: string, options: DecimalOptions): string {
    return this.#keep(options, amount, () => {
      const decimal = readDecimal(amount)
      return decimal === undefined ? '' : this.#cldr.Numbers.formatDecimal(decimal, options)
    })
  }

  /** An amount of money in this locale; '' when the text is no number. */
  formatMoney(amount: string, currency: string, options: MoneyOptions): string {
    return this.#keep(options, `${amount} ${currency}`, () => {
      const decimal = readDecimal(amount)
      if (decimal === undefined) return ''
      return this.#cldr.Numbers.formatCurrency(decimal, currency as CurrencyType, options)
    })
  }

  /** The currency of this locale's region. */
  currency(): string {
    const region = this.#cldr.General.locale().tag.region()
    return this.#cldr.Numbers.getCurrencyForRegion(region)
  }

  /** The language alone, such as `de` of `de-CH`. */
  get language(): string {
    return this.#cldr.General.locale().tag.language()
  }

  /** The words of the calendar. */
  dateNames(): DateNames {
    this.#dateNames ??= readDateNames(this.#cldr)
    return this.#dateNames
  }

  /** An instant (epoch milliseconds) in a zone. */
  formatDate(epochMs: number, zoneId: string, options: DateOptions): string {
    const at = this.#dateAt(epochMs, zoneId, options.ca)
    const format = (wanted: DateOptions): string => this.#cldr.Calendars.formatDate(at, wanted)
    const text = format({ ...options, ...this.#byClock(options) })
    const width = options.time ?? options.datetime
    if (this.#hour === undefined || width === undefined) return text
    // a time by its width is written by the region's clock, whatever stands around it
    const calendar = options.ca === undefined ? {} : { ca: options.ca }
    const byRegion = format({ ...calendar, time: width })
    return text.replace(byRegion, () =>
      format({ ...calendar, skeleton: `${this.#hour}${restOfTime[width]}` }),
    )
  }

  /** A quantity with its unit, such as `3 km`. */
  formatUnit(amount: string, unit: string, length: 'long' | 'short' | 'narrow'): string {
    const value = readDecimal(amount)
    if (value === undefined) return ''
    return this.#cldr.Units.formatQuantity(
      { value, unit: unit as UnitType },
      { length, group: true },
    )
  }

  formatInterval(startMs: number, endMs: number, zoneId: string, options: IntervalOptions): string {
    const start = this.#dateAt(startMs, zoneId, options.ca)
    const end = this.#dateAt(endMs, zoneId, options.ca)
    return this.#cldr.Calendars.formatDateInterval(start, end, {
      ...options,
      ...this.#byClock(options),
    })
  }

  /**
   * How far an instant is from another one: "in 3 days", "2 hours ago". Days are counted in UTC, so
   * that a change of the clocks between the two does not count.
   */
  formatRelative(fromMs: number, toMs: number, options: RelativeOptions): string {
    const { Calendars } = this.#cldr
    const from = Calendars.toGregorianDate({ date: fromMs })
    const to = Calendars.toGregorianDate({ date: toMs })
    return Calendars.formatRelativeTime(from, to, options)
  }

  /** A message pattern with `{0}`, `{name}`, plurals, selects and the engine's own tags. */
  formatMessage(
    pattern: string,
    positional: readonly unknown[],
    named: Readonly<Record<string, unknown>>,
    zoneId: string,
  ): string {
    this.#messageZone = zoneId
    return this.#messages.format(pattern, [...positional], { ...named })
  }

  /**
   * The library shows a date as it is given only when it is of the calendar asked for; for other
   * calendars (the ISO one, and an interval's in Thai or Persian) it reads its own table again.
   */
  #dateAt(epochMs: number, zoneId: string, calendar: CalendarType | undefined): CalendarDate {
    const { Calendars } = this.#cldr
    return runningClocks.dateAt<CalendarDate>(epochMs, zoneId, (date, zone) => {
      const instant = { date, zoneId: zone }
      if (calendar === 'buddhist') return Calendars.toBuddhistDate(instant)
      if (calendar === 'japanese') return Calendars.toJapaneseDate(instant)
      if (calendar === 'persian') return Calendars.toPersianDate(instant)
      return Calendars.toGregorianDate(instant)
    })
  }

  /** A skeleton that leaves the clock to the locale, by the clock that is set for it. */
  #byClock({ skeleton }: Pick<DateOptions, 'skeleton'>): { skeleton?: string } {
    if (this.#hour === undefined || skeleton === undefined) return {}
    return { skeleton: skeleton.replaceAll(/[jJC]/g, this.#hour) }
  }

  #keep(options: unknown, key: string, make: () => string): string {
    let texts = this.#texts.get(options)
    const known = texts?.get(key)
    if (known !== undefined) return known
    const text = make()
    if (++this.#kept > keptTexts) {
      this.#texts.clear()
      this.#kept = 1
      texts = undefined
    }
    if (texts === undefined) this.#texts.set(options, (texts = new Map()))
    texts.set(key, text)
    return text
  }
}

/** What follows the hour in a time of each width. */
const restOfTime: Readonly<Record<string, string>> = {
  short: 'm',
  medium: 'ms',
  long: 'msz',
  full: 'mszzzz',
}

const zero = new Decimal(0)

/** No number is written with more signs; it also bounds the work on one. */
const longestDecimal = 100
const hugeExponent = /[eE][+-]?\d{4}/

function readDecimal(text: string): Decimal | undefined {
  if (text.length > longestDecimal || hugeExponent.test(text)) return undefined
  try {
    return new Decimal(text)
  } catch {
    return undefined
  }
}

/** Locales by their identifier, loaded when first asked for. */
export type Locales = { get(id: string): LocaleData | undefined }

const keptLocales = 200

/**
 * Locales whose language packs come from the given loader: it returns the pack of a language such as
 * `de` as text or parsed JSON, and throws for an unknown one.
 */
export function createLocales(loadPack: (language: string) => unknown): Locales {
  const framework = new CLDRFramework({ loader: loadPack, packCacheSize: 10 })
  const known = new Map<string, LocaleData | undefined>()
  return {
    get(id) {
      if (known.has(id)) return known.get(id)
      let data: LocaleData | undefined
      try {
        data = new LocaleData(id, framework.get(id))
      } catch {
        data = undefined
      }
      // owners choose regions and clocks: there are more than a process should keep
      if (known.size >= keptLocales) known.clear()
      known.set(id, data)
      return data
    },
  }
}
