import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { readBusiness, weekDays, type Business } from '@vitrine/rules/site/sites/business.ts'
import { readMobileInfo } from '@vitrine/rules/site/sites/mobile-info.ts'
import { dayNames } from '../sites/business-context.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'

type Bar = {
  readonly settings: SiteSettings
  readonly locale: string
  readonly strings: Readonly<Record<string, string>>
}

/**
 * A page with the bar that small screens have at their bottom: what of mail, phone, map and hours its
 * owner wants there and has told. It needs no script.
 */
export function withMobileInfo(html: string, bar: Bar): string {
  const parts = partsOf(bar)
  if (parts.length === 0) return html
  const at = endOfBody(html)
  if (at < 0) return html
  const { mobileInfoText: name = 'Contact' } = bar.strings
  const items = parts.map((part) => `<li>${part}</li>`).join('')
  const nav = `<nav class="sqs-mobile-info-bar" aria-label="${escapeHtml(name)}"><ul>${items}</ul></nav>`
  return html.slice(0, at) + nav + html.slice(at)
}

/** -1: there is none. Letters in lower case may be more than they were, so none is made of the page. */
function endOfBody(html: string): number {
  for (let at = html.length; at > 0;) {
    at = html.lastIndexOf('</', at - 1)
    if (/^<\/body/i.test(html.slice(Math.max(at, 0), at + 6))) return at
  }
  return -1
}

function partsOf({ settings, locale, strings }: Bar): string[] {
  const shown = readMobileInfo(settings)
  const business = readBusiness(settings)
  const { contactEmail } = settings
  const { addressLine1, addressLine2, addressCountry, phone } = business
  const address = [addressLine1, addressLine2, addressCountry].filter((line) => line !== '')
  const words = (name: string): string => escapeHtml(strings[name] ?? '')
  const link = (to: string, name: string): string =>
    `<a href="${escapeHtml(to)}">${words(name)}</a>`
  const parts: string[] = []
  if (shown.isContactEmailEnabled && contactEmail !== '') {
    parts.push(link(`mailto:${contactEmail}`, 'mobileInfoEmailText'))
  }
  if (shown.isContactPhoneNumberEnabled && phone !== '') {
    parts.push(link(`tel:${phone.replace(/[^\d+]/g, '')}`, 'mobileInfoPhoneText'))
  }
  if (shown.isLocationEnabled && address.length > 0) {
    const query = encodeURIComponent(address.join(', '))
    parts.push(link(`https://www.openstreetmap.org/search?query=${query}`, 'mobileInfoMapText'))
  }
  // names of days are asked for by pages that show them alone: they cost more than a page
  const hours = shown.isBusinessHoursEnabled ? hoursOf(business, locale) : ''
  if (hours !== '') {
    const id = 'mobile-info-hours'
    parts.push(
      `<button type="button" popovertarget="${id}">${words('mobileInfoHoursText')}</button>` +
        `<dl id="${id}" popover>${hours}</dl>`,
    )
  }
  return parts
}

function hoursOf(business: Business, locale: string): string {
  const told = weekDays.filter((day) => business[day] !== '')
  if (told.length === 0) return ''
  const names = dayNames(locale)
  return told
    .map(
      (day) => `<div><dt>${escapeHtml(names[day])}</dt><dd>${escapeHtml(business[day])}</dd></div>`,
    )
    .join('')
}
