import { codePattern, tidyCode } from './coupon.ts'

/** By which a shopper gets a code without typing it. */
export const discountLinkPath = '/discount/:code'

/** The link of a code, within its site. */
export function discountLink(code: string): string {
  return `/discount/${encodeURIComponent(code)}`
}

/** A code that came by a link or its cookie, as it is kept; undefined where it can be none. */
export function linkedCode(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 100) return undefined
  const code = tidyCode(text)
  return codePattern.test(code) ? code : undefined
}
