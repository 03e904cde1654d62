import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { readBusiness, weekDays, type WeekDay } from '@vitrine/rules/site/sites/business.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'

type Values = Record<string, unknown>

/** `website.location` of the page context: what is told of the address. */
export function locationContext(settings: SiteSettings): Values {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = readBusiness(settings)
  const told = Object.entries({ addressTitle, addressLine1, addressLine2, addressCountry })
  return Object.fromEntries(
    told.flatMap(([name, text]) => (text === '' ? [] : [[name, escapeHtml(text)]])),
  )
}

/** Phone and opening hours for `websiteSettings`; days that are not told are missing. */
export function businessContext(settings: SiteSettings): Values {
  const business = readBusiness(settings)
  const { phone } = business
  const told = weekDays.filter((day) => business[day] !== '')
  // names of days cost more than a page, and these are kept with the settings
  const names = told.length > 0 ? dayNames(settings.language) : undefined
  const hours = told.map((day) => {
    return [
      day,
      { text: escapeHtml(business[day]), dayName: escapeHtml(names?.[day] ?? '') },
    ] as const
  })
  return {
    ...(phone !== '' && {
      contactPhoneNumber: escapeHtml(phone),
      // without what people put between the digits, which no phone dials
      contactPhoneDigits: phone.replace(/[^\d+]/g, ''),
    }),
    ...(hours.length > 0 && { businessHours: Object.fromEntries(hours) }),
  }
}

/** A Monday, from which the names of the days are counted. */
const aMonday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** What days are called in a language. */
export function dayNames(language: string): Readonly<Record<WeekDay, string>> {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Object.fromEntries(
    weekDays.map((day, at) => [day, names.format(aMonday + at * dayMs)]),
  ) as Record<WeekDay, string>
}
