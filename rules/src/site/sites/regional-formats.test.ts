import { expect, it } from 'vitest'
import { Measurement, measurementOf } from './measurement.ts'
import { firstDayOfWeek, formatLocale, readFormats } from '../../ground/dates/regional-formats.ts'

const formats = (set: Partial<ReturnType<typeof readFormats>>) => ({
  formats: { ...readFormats({}), ...set },
})

it.each([
  [{}, 'en-US', 'en-US'],
  [{ region: 'DE' }, 'en-US', 'en-DE'],
  [{ clock: '24' }, 'en-US', 'en-US-u-hc-h23'],
  [{ region: 'AT', clock: '12' }, 'de', 'de-AT-u-hc-h12'],
  [{ region: 'TW' }, 'zh-CN', 'zh-Hans-TW'],
  [{ region: 'SG' }, 'zh-CN', 'zh-SG'],
] as const)('formats of %j in %s are those of %s', (set, language, locale) => {
  expect(formatLocale(formats(set), language)).toBe(locale)
})

it('weeks begin as the region has it, unless a day is chosen', () => {
  expect(firstDayOfWeek({}, 'en-US')).toBe(0)
  expect(firstDayOfWeek(formats({ region: 'DE' }), 'en-US')).toBe(1)
  expect(firstDayOfWeek(formats({ region: 'DE', firstDay: 'sunday' }), 'en-US')).toBe(0)
  expect(firstDayOfWeek(formats({ firstDay: 'saturday' }), 'de-DE')).toBe(6)
})

it('products are measured as the country does, unless that is chosen', () => {
  expect(measurementOf({ country: 'US' })).toBe(Measurement.imperial)
  expect(measurementOf({ country: 'DE' })).toBe(Measurement.metric)
  expect(measurementOf({ country: 'US', ...formats({ measurement: 'metric' }) })).toBe(
    Measurement.metric,
  )
})
