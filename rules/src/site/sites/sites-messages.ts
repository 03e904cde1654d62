import { notAnOption } from '../../ground/refusals/field-messages.ts'
import { currencyOf } from '../../ground/money/currency.ts'
import { toDecimal } from '../../ground/money/money.ts'
import type { Refusal } from '../../ground/refusals/result.ts'

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
  'email-not-valid': 'Please enter a valid email',
  'currency-change-not-confirmed': 'Another currency has to be confirmed.',
  'currency-changed':
    'The shop was given another currency meanwhile. Please look at the amounts you typed, then save again.',
  'live-payments-need-provider':
    'Live payments need a payment provider. None is connected for them: connect Stripe with its key for real payments first.',
  'same-shipping-name': 'Another way of shipping has this name already.',
  'embedder-not-valid': 'Please enter addresses such as https://blog.example, one on each line.',
  'embedder-is-editor':
    'The editor never shows a site’s pages to others: leave its own address out.',
  'profile-not-valid':
    'Please enter the address of a profile, such as https://instagram.com/name, or an e-mail address for E-mail.',
  'phone-not-valid': 'Please enter a phone number, such as +1 207 555 0142.',
  'mail-host-not-valid': 'Please enter the name of a mail server, such as smtp.example.com.',
  'mail-password-again': 'Please type the password again: it is of another login or server.',
  'captcha-key-not-valid': 'Please enter the site key as the provider shows it.',
  'captcha-secret-missing': 'Please enter the secret key: without it no answer can be checked.',
  'captcha-secret-again':
    'Please type the secret key: the one that is kept is of another provider.',
  'disqus-not-valid':
    'Please enter the short name alone, as Disqus shows it: letters, digits and hyphens.',
  'one-line-only': 'This is more than one line.',
  'too-many-addresses': 'There is room for five addresses.',
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
  'currency-change-not-confirmed': 409,
  'currency-changed': 409,
  'live-payments-need-provider': 409,
  'no-sample-content': 409,
  'same-shipping-name': 409,
}

/** The refusal of a setting that is none of those to choose from. */
export function optionRefusal(field: string, value: string): Refusal {
  const message = notAnOption(value)
  return { code: 'not-an-option', message, status: 400, fields: { [field]: message } }
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

/** What a person says yes to who gives the shop another currency (`change-currency.ts`). */
export function currencyChangeSentence(before: string, after: string): string {
  const figure = (code: string, units: number) =>
    `${toDecimal(units * 10 ** currencyOf(code).fractionDigits, code)} ${code}`
  const isWhole = currencyOf(after).fractionDigits < currencyOf(before).fractionDigits
  return [
    `Prices, shipping and discounts keep their figures: ${figure(before, 48)} becomes ${figure(after, 48)}.`,
    'Nothing is converted by an exchange rate, so look at your prices afterwards.',
    ...(isWhole
      ? [`${after} has no decimals: prices are rounded up, sale prices down, to whole amounts.`]
      : []),
    `Carts that are open are counted in ${after} at once. Orders that were placed stay in ${before}.`,
  ].join(' ')
}
