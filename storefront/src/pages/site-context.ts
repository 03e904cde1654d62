/**
 * What the page says about itself: the part of `Static.SQUARESPACE_CONTEXT` that the islands read
 * (template platform §9). Owner templates own the page, so everything in it may be missing.
 */
export type SiteContext = {
  readonly pageType?: number
  readonly authenticatedAccount?: { readonly id: string } | null
  readonly websiteSettings?: {
    readonly storeSettings?: { readonly expressCheckout?: boolean }
  }
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
  return siteContext().localizedStrings?.['productSoldOutText'] ?? 'sold out'
}

/** Whether the editor opened the page in its frame: with a token, or marked by its script. */
export function isInEditorFrame(): boolean {
  if (window.self === window.top) return false
  const { documentElement } = document
  return documentElement.hasAttribute('data-vitrine-editing') || parameter('edit') !== null
}

/** In somebody else's frame, or asked for with `?embed=true` (acceptance, decision 16). */
export function isEmbedded(): boolean {
  return parameter('embed') === 'true' || (window.self !== window.top && !isInEditorFrame())
}

function parameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name)
}

/** The editor that framed the page, as the token says by which the server let it in. */
export function editorOrigin(): string | undefined {
  const payload = parameter('edit')?.split('.')[0]
  if (payload === undefined) return undefined
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const claims = JSON.parse(text) as { editorOrigin?: unknown }
    return typeof claims.editorOrigin === 'string' ? claims.editorOrigin : undefined
  } catch {
    return undefined
  }
}
