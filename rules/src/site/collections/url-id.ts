import type { Refusal } from '../../ground/refusals/result.ts'
import { reservedAs } from '../navigation/reserved-names.ts'
import { collectionsRefusal } from './collections-messages.ts'

/** First parts of paths that the platform answers itself, so that no page can have them. */
export const reservedUrlIds: ReadonlySet<string> = new Set([
  '_vitrine',
  'account',
  'api',
  'assets',
  'cart',
  'checkout',
  'config',
  'discount',
  'donate',
  'favicon.ico',
  'gift-card',
  'healthz',
  'product-form',
  'robots.txt',
  's',
  'scripts',
  'search',
  'settings',
  'site.css',
  'sitemap.xml',
  'static',
  'styles',
  'universal',
])

const maxLength = 80

/** Letters that Unicode does not take apart into a plain one and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** Whether no page can have an address, whoever asks. */
export function isReservedUrlId(urlId: string): boolean {
  return reservedUrlIds.has(urlId) || reservedAs(urlId) !== undefined
}

/** A path part made of a title: `Äpfel & Birnen` becomes `apfel-birnen`; never empty. */
export function slugOf(title: string, fallback = 'page'): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøæœđðłþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '')
  return slug === '' ? fallback : slug
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is not taken. */
export function freeUrlId(slug: string, isTaken: (urlId: string) => boolean): string {
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/**
 * Whether what an owner typed can be the address of a page.
 * @returns the refusal, or undefined where it is fine
 */
export function refusedUrlId(urlId: string, taken: ReadonlySet<string>): Refusal | undefined {
  if (
    !/^[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*$/u.test(urlId) &&
    !reservedUrlIds.has(urlId)
  ) {
    return collectionsRefusal('url-id-not-valid', 'urlId')
  }
  if (urlId.length > maxLength) return collectionsRefusal('url-id-too-long', 'urlId')
  if (reservedUrlIds.has(urlId)) return collectionsRefusal('url-id-reserved', 'urlId')
  if (reservedAs(urlId) !== undefined) return collectionsRefusal('url-id-kept', 'urlId')
  if (taken.has(urlId)) return collectionsRefusal('url-id-in-use', 'urlId')
  return undefined
}
