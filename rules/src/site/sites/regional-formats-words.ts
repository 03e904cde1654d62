import type { RegionalFormats } from '../../ground/dates/regional-formats.ts'

/** What each choice is called. */
export const formatWords = {
  region: { '': 'The language of the site' },
  clock: { region: 'As is usual there', '12': '7:30 PM', '24': '19:30' },
  firstDay: {
    region: 'As is usual there',
    monday: 'Monday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  measurement: {
    country: 'As in the country of the site',
    metric: 'Kilograms and centimeters',
    imperial: 'Pounds and inches',
  },
} as const satisfies {
  readonly [Field in keyof RegionalFormats]: Readonly<Record<string, string>>
}

/** How history says them: by what their fields are called, as their owner chose. */
export function formatsInWords({
  region,
  clock,
  firstDay,
  measurement,
}: RegionalFormats): Readonly<Record<string, string>> {
  const places = new Intl.DisplayNames('en', { type: 'region' })
  return {
    datesAndNumbersAsIn: region === '' ? formatWords.region[''] : (places.of(region) ?? region),
    times: formatWords.clock[clock],
    weeksBeginOn: formatWords.firstDay[firstDay],
    weightsAndSizes: formatWords.measurement[measurement],
  }
}
