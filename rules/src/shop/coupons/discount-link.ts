import { codePattern, maxCodesOfCart, tidyCode } from './coupon.ts'

/** By which a shopper gets a code without typing it. */
export const discountLinkPath = '/discount/:code'

/** The link of a code, within its site. */
export function discountLink(code: string): string {
  return `/discount/${encodeURIComponent(code)}`
}

/** Between codes in a cookie; no code has it in it. */
const between = '.'

/** More than a cart takes, as some of them may be no codes at all. */
const mostLinks = 2 * maxCodesOfCart

/** The codes that links gave a visitor, as their cookie keeps them, the oldest first. */
export function linkedCodes(cookie: string | undefined): readonly string[] {
  const codes = (cookie ?? '').slice(0, 1000).split(between).map(linkedCode)
  return [...new Set(codes.filter((code) => code !== undefined))].slice(0, mostLinks)
}

/**
 * The cookie once another link was followed: a second one does not push the first one out, as the cart
 * says which of them count. Of too many the oldest goes.
 */
export function withLink(cookie: string | undefined, code: string): string {
  const others = linkedCodes(cookie).filter((one) => one !== code)
  return [...others, code].slice(-mostLinks).join(between)
}

/** The cookie that keeps these codes; null: none. */
export function cookieOfLinks(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(between)
}

/** A code that came by a link, as it is kept; undefined where it can be none. */
export function linkedCode(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 100) return undefined
  const code = tidyCode(text)
  return codePattern.test(code) ? code : undefined
}
