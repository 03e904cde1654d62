import { linkFormat, notAPageUrl } from './navigation-messages.ts'

/** Control characters, which browsers drop from addresses. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u001f\u007f]/

/** Scheme, host with or without a port, and what follows without blanks. */
const wholeAddress =
  /^https?:\/\/(?:[\p{Letter}\p{Mark}\p{Number}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/iu

function schemeOf(link: string): string | undefined {
  return /^\s*([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
}
/** Characters that an address may have (spec §9). */
export const maxAddressLength = 2083

/**
 * Whether a link leads somewhere instead of running something: a path, a fragment, or an address
 * whose scheme is http, https, mailto or tel. Tabs and line breaks are refused, as browsers drop
 * them from schemes.
 */
export function isSafeLink(link: string): boolean {
  if (controls.test(link)) return false
  const scheme = schemeOf(link)
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

/**
 * What is wrong with a link that an owner typed (spec §5, editor interface messages): it is a whole
 * web address, an e-mail address or a number with its scheme, a path of the site, or a place on the
 * page. Stricter than what is kept safe: a bare word would lead elsewhere from each page.
 * @returns the sentence, or undefined where the link is fine
 */
export function findLinkProblem(link: string): string | undefined {
  const scheme = schemeOf(link)
  if (scheme === 'http' || scheme === 'https') {
    return wholeAddress.test(link) && !controls.test(link) ? undefined : linkFormat
  }
  if (scheme !== undefined) {
    return isSafeLink(link) && /^[a-z]+:\S/i.test(link) ? undefined : linkFormat
  }
  if (/^[/\\]{2}|^[^/?#\s]+\.[^\s]/.test(link)) return linkFormat
  const isPlace = /^[/?#]/.test(link) && !/[\s\\<>"]/.test(link) && !controls.test(link)
  return isPlace ? undefined : notAPageUrl(link)
}
