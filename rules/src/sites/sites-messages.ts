import type { Refusal } from '../refusals/result.ts'

/** The sentences of refused site settings and set-ups, by code. */
export const sitesMessages = {
  'site-name-not-valid':
    'A site name has 1 to 63 lower-case letters, digits and hyphens, without a hyphen at its ends.',
  'site-name-reserved': 'This name is reserved. Please choose another one.',
  'site-name-in-use': 'There is already a site with this name.',
  'may-not-create-sites':
    'Only who owns a site here makes another one. Ask whoever runs this installation.',
  'no-such-starter': 'There is no starter with this name.',
  'no-such-site': 'There is no such site.',
  'starter-not-valid': 'This starter cannot be used.',
  'currency-not-supported': 'This currency is not supported.',
  'time-zone-not-known': 'This time zone is not known.',
  'language-not-valid': 'A language is a tag such as en-US.',
  'country-not-valid': 'A country is a code of two letters such as US.',
  'email-not-valid': 'Please enter a valid email',
  'live-payments-need-provider': 'Live payments need a payment provider.',
  'picture-not-found': 'This picture no longer exists.',
  'no-sample-content': 'There is no sample content to clear.',
} as const

export type SitesRefusalCode = keyof typeof sitesMessages

const statuses: Readonly<Partial<Record<SitesRefusalCode, number>>> = {
  'may-not-create-sites': 403,
  'no-such-site': 404,
  'no-such-starter': 404,
  'picture-not-found': 404,
  'site-name-in-use': 409,
  'live-payments-need-provider': 409,
  'no-sample-content': 409,
}

/** @param detail what is wrong with a starter, for the person who writes it */
export function sitesRefusal(
  code: SitesRefusalCode,
  extras: { field?: string; detail?: string } = {},
): Refusal {
  const sentence = sitesMessages[code]
  const message = extras.detail === undefined ? sentence : `${sentence} ${extras.detail}`
  const fields = extras.field === undefined ? {} : { fields: { [extras.field]: message } }
  return { code, message, status: statuses[code] ?? 400, ...fields }
}
