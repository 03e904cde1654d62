/** How a site writes dates, times, numbers and amounts, beyond what its language says. */
export type RegionalFormats = {
  /** ISO 3166 region that writes so, such as `DE`; empty: as the language does. */
  readonly region: string
  /** The clock of times; `region`: the one that is usual there. */
  readonly clock: (typeof clocks)[number]
  /** With which day weeks begin; `region`: as there. */
  readonly firstDay: (typeof firstDays)[number]
  /** In what products are weighed and measured; `country`: as in the country of the site. */
  readonly measurement: (typeof measurements)[number]
}

export const clocks = ['region', '12', '24'] as const
export const firstDays = ['region', 'monday', 'saturday', 'sunday'] as const
export const measurements = ['country', 'imperial', 'metric'] as const

const asUsual: RegionalFormats = {
  region: '',
  clock: 'region',
  firstDay: 'region',
  measurement: 'country',
}

export type WithFormats = { readonly formats?: RegionalFormats }

export function readFormats({ formats }: WithFormats): RegionalFormats {
  return formats ?? asUsual
}

/**
 * By what dates, times, numbers and amounts are written: the words are the language's, their order
 * and signs the region's, such as `en-DE-u-hc-h23`.
 * @param language a tag such as `en-US`
 */
export function formatLocale(settings: WithFormats, language: string): string {
  const { region, clock } = readFormats(settings)
  if (region === '' && clock === 'region') return language
  const hourCycle = ({ region: undefined, '12': 'h12', '24': 'h23' } as const)[clock]
  const spoken = new Intl.Locale(language)
  const { script } = spoken.maximize()
  const named = new Intl.Locale(language, {
    ...(region !== '' && { region }),
    ...(hourCycle && { hourCycle }),
  })
  // Chinese of China that is written as in Taiwan is still in the signs of China
  const isOfScript = region === '' || named.maximize().script === script || script === undefined
  return (isOfScript ? named : new Intl.Locale(named, { script })).toString()
}

/** What runtimes know of weeks, the older ones without a call. */
type WithWeek = {
  getWeekInfo?: () => { readonly firstDay: number }
  weekInfo?: { readonly firstDay: number }
}

/**
 * The day with which weeks begin, Sunday is 0. Where nothing is known of a region it is Monday.
 * @param language the language of the site
 */
export function firstDayOfWeek(settings: WithFormats, language: string): number {
  const { firstDay: chosen } = readFormats(settings)
  if (chosen !== 'region') return { monday: 1, saturday: 6, sunday: 0 }[chosen]
  const locale: Intl.Locale & WithWeek = new Intl.Locale(formatLocale(settings, language))
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {}
  return firstDay % 7
}
