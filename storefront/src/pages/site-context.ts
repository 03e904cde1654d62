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
  readonly website?: { readonly id?: string; readonly language?: string }
}

declare global {
  interface Window {
    Static?: { SQUARESPACE_CONTEXT?: SiteContext }
  }
}

export function siteContext(): SiteContext {
  return window.Static?.SQUARESPACE_CONTEXT ?? {}
}

/** Whether the page stands in a frame that is the editor's (its script marks the root). */
export function isInEditorFrame(): boolean {
  return document.documentElement.hasAttribute('data-vitrine-editing')
}

/** In somebody else's frame, or asked for with `?embed=true`: the pill stays away. */
export function isEmbedded(): boolean {
  const asked = new URLSearchParams(location.search).get('embed') === 'true'
  return asked || (window.self !== window.top && !isInEditorFrame())
}
