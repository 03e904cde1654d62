import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { readBusiness, weekDays } from '@vitrine/rules/site/sites/business.ts'
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
  const hours = weekDays.flatMap((day) =>
    business[day] === '' ? [] : [[day, { text: escapeHtml(business[day]) }] as const],
  )
  return {
    ...(phone !== '' && {
      contactPhoneNumber: escapeHtml(phone),
      // without what people put between the digits, which no phone dials
      contactPhoneDigits: phone.replace(/[^\d+]/g, ''),
    }),
    ...(hours.length > 0 && { businessHours: Object.fromEntries(hours) }),
  }
}
