import type { ScriptText } from '@vitrine/rules/site/i18n/script-texts.ts'
import { translate } from '@vitrine/rules/site/i18n/translate.ts'
import { tablePattern, type MoneyPattern } from '@vitrine/rules/ground/money/money-pattern.ts'

/**
 * What the page says about itself: the part of `Static.SQUARESPACE_CONTEXT` that the islands read
 * (template platform §9). Owner templates own the page, so everything in it may be missing.
 */
export type SiteContext = {
  readonly pageType?: number
  readonly authenticatedAccount?: { readonly id: string } | null
  readonly websiteSettings?: {
    readonly storeSettings?: {
      readonly expressCheckout?: boolean
      /** The cart opens beside the page. */
      readonly useLightCart?: boolean
    }
  }
  readonly moneyPattern?: MoneyPattern
  /** Where the site has a captcha and takes restock sign-ups: what one is made of. */
  readonly restockCaptcha?: Readonly<Record<string, string>>
  readonly localizedStrings?: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    Static?: { SQUARESPACE_CONTEXT?: SiteContext }
  }
}

export function siteContext(): SiteContext {
  return window.Static?.SQUARESPACE_CONTEXT ?? {}
}

/** The first thing added is bought at once, without a cart (spec §4). */
export function isExpressCheckout(): boolean {
  return siteContext().websiteSettings?.storeSettings?.expressCheckout === true
}

/** Spec §9, in the words of the template's translation. */
export function productSoldOutText(): string {
  return localizedText('productSoldOutText', 'sold out')
}

/** A text of the shop in the site's language. A page that lacks it goes on with the standard one. */
export function localizedText(key: ScriptText, standard: string): string {
  try {
    return translate(siteContext().localizedStrings, key)
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error)
    return standard
  }
}

/** How the site writes money; by the table of the specification where the page does not say. */
export function moneyPattern(currency: string): MoneyPattern {
  const pattern = siteContext().moneyPattern
  return pattern?.currency === currency ? pattern : tablePattern(currency, 'native')
}

/** In a frame, or asked for with `?embed=true` (acceptance, decision 16); the editor's has no islands. */
export function isEmbedded(): boolean {
  const isAsked = new URLSearchParams(location.search).get('embed') === 'true'
  return isAsked || window.self !== window.top
}
