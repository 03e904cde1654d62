import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { emailFormat, emailNotValid, phoneFormat } from './navigation-messages.ts'
import { findLinkProblem, maxAddressLength } from './safe-link.ts'

/**
 * What a link leads to: a page, an item or a file of the site by its id, so that none of them is
 * renamed from under it; or an address, of the web, of somebody's mail or telephone, or of a place on
 * the site.
 */
export type LinkTarget =
  | { readonly kind: 'collection' | 'item' | 'asset'; readonly id: string }
  | string

/** The tabs of the link editor (spec §2), in their order. */
export const linkTabs = ['page', 'address', 'email', 'phone', 'file'] as const
export type LinkTab = (typeof linkTabs)[number]

/** The tab on which a link is edited; of none, the first. */
export function tabOfTarget(to: LinkTarget | null): LinkTab {
  if (typeof to === 'string') return tabOfAddress(to)
  return to?.kind === 'asset' ? 'file' : 'page'
}

function tabOfAddress(url: string): TypedTab {
  const { email, phone } = schemes
  if (url.toLowerCase().startsWith(email)) return 'email'
  return url.toLowerCase().startsWith(phone) ? 'phone' : 'address'
}

const schemes = { email: 'mailto:', phone: 'tel:' } as const

/** What somebody reads and types of an address: `ada@kiln.example` of `mailto:ada@kiln.example`. */
export function wordsOfAddress(url: string): string {
  const tab = tabOfAddress(url)
  if (tab === 'address') return url
  const [words = '', ...rest] = url.slice(schemes[tab].length).split('?')
  return [decoded(words), ...rest].join('?')
}

function decoded(words: string): string {
  try {
    return decodeURIComponent(words)
  } catch {
    return words
  }
}

export type TypedTab = Exclude<LinkTab, 'page' | 'file'>
export type TypedLink = { readonly url: string } | { readonly problem: string }

/** An address as somebody goes on typing it on a tab, before anything is asked of it. */
export function unreadLink(tab: TypedTab, typed: string): string {
  return tab === 'address' ? typed : schemes[tab] + typed.trim()
}

/** Where a link leads as it is kept, or the sentence that says what is wrong with it. */
export function readTarget(
  to: LinkTarget | null,
): { readonly to: LinkTarget } | { readonly problem: string } {
  if (to === null || to === '') return { problem: fieldMessages.required }
  if (typeof to !== 'string') return { to }
  const tab = tabOfAddress(to)
  const read = readTypedLink(tab, tab === 'address' ? to : to.slice(schemes[tab].length))
  return 'url' in read ? { to: read.url } : read
}

/**
 * The address of what was typed on a tab, or the sentence that says what is wrong with it. Blanks
 * around are nobody's wish.
 */
export function readTypedLink(tab: TypedTab, typed: string): TypedLink {
  const words = typed.trim()
  const read = { address: readAddress, email: readEmail, phone: readPhone }[tab](words)
  return 'url' in read && read.url.length > maxAddressLength
    ? { problem: fieldMessages.tooLong }
    : read
}

function readAddress(words: string): TypedLink {
  const problem = findLinkProblem(words)
  return problem === undefined ? { url: words } : { problem }
}

function readEmail(words: string): TypedLink {
  const address = without(schemes.email, words)
  const [name = '', ...rest] = address.split('?')
  if (!name.includes('@')) return { problem: emailFormat }
  if (!isEmailAddress(name) || /\s/.test(address)) return { problem: emailNotValid }
  return { url: schemes.email + [encodedName(name), ...rest].join('?') }
}

/** What would begin something else than a name. */
function encodedName(name: string): string {
  return decoded(name).replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('&', '%26')
}

/** Written as people group it, with dashes, which are all that an address takes between digits. */
function readPhone(words: string): TypedLink {
  const number = without(schemes.phone, words)
    .replace(/[\s()./-]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace('+-', '+')
  return /^\+?\d[\d-]{1,30}$/.test(number)
    ? { url: schemes.phone + number }
    : { problem: phoneFormat }
}

function without(scheme: string, words: string): string {
  return words.toLowerCase().startsWith(scheme) ? words.slice(scheme.length) : words
}
