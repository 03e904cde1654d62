import type { Refusal } from '../refusals/result.ts'

/** The sentences of refused changes to menus, by code. */
export const navigationMessages = {
  'no-such-menu': 'This menu no longer exists.',
  'no-such-menu-item': 'This menu entry no longer exists.',
  'menu-has-changed': 'This menu has changed in the meantime. Please try again.',
  'page-already-in-menu': 'This page is in the menu already.',
  'link-not-valid': 'A link is a web address, a path on this site, an e-mail address or a number.',
  'menu-is-full': 'A menu has at most 100 entries.',
} as const

export type NavigationRefusalCode = keyof typeof navigationMessages

export function navigationRefusal(code: NavigationRefusalCode, field?: string): Refusal {
  const message = navigationMessages[code]
  const status = code.startsWith('no-such-') ? 404 : code === 'link-not-valid' ? 400 : 409
  return { code, message, status, ...(field === undefined ? {} : { fields: { [field]: message } }) }
}
