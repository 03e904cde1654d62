import type { Refusal } from '../../ground/refusals/result.ts'
import { accountsMessages } from '../../people/accounts/accounts-messages.ts'

/** What the tabs, lists and fields of the link editor are called (spec §2). */
export const linkWords = {
  page: 'Page',
  email: 'Email',
  phone: 'Phone',
  file: 'File',
  pages: 'Pages',
  links: 'Links',
  name: 'Link Name',
  address: 'Web Address',
  newWindow: 'Open in New Window',
} as const

const hosts = ['https://example.com', 'http://example.com'] as const

/** Said of an address that is not whole, or of a kind that no link leads to (spec §5). */
export const linkFormat = `Links must be formatted as ${hosts[0]} or ${hosts[1]}`

/** Said of what has no sign between a name and a host (spec §5). */
export const emailFormat = `Emails must be formatted as ${'name@example.com'}`

/** Said of an e-mail address that has one and is none all the same (spec §5). */
export const emailNotValid = accountsMessages['email-not-valid'].message

export const phoneFormat = 'Numbers must be formatted as +1 555 0100'

/** Said of what is neither an address nor a path of the site (spec §5). */
export function notAPageUrl(value: string): string {
  return `${value} is not a valid page URL`
}

/** The refusal of a link with the sentence of `findLinkProblem`. */
export function linkRefusal(message: string): Refusal {
  return { code: 'link-not-valid', message, status: 400, fields: { url: message } }
}

/** The sentences of refused changes to menus, by code. */
export const navigationMessages = {
  'no-such-page': 'This page no longer exists.',
  'no-such-menu': 'This menu no longer exists.',
  'no-such-menu-item': 'This menu entry no longer exists.',
  'menu-has-changed': 'This menu has changed in the meantime. Please try again.',
  'page-already-in-menu': 'This page is in the menu already.',
  'menu-is-full': 'A menu has at most 100 entries.',
} as const

export type NavigationRefusalCode = keyof typeof navigationMessages

export function navigationRefusal(code: NavigationRefusalCode): Refusal {
  const message = navigationMessages[code]
  return { code, message, status: code.startsWith('no-such-') ? 404 : 409 }
}
