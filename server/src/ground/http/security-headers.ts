/** Headers that every answer carries, errors and files included (security goals §1). */
export const alwaysHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

const nowhere = "object-src 'none'; base-uri 'none'"

/** Over TLS: browsers come back over TLS only, for a year. */
export const transportSecurity = 'max-age=31536000'

/** For answers that are not pages: nothing may load, nothing may frame them. */
export const dataPolicy = `default-src 'none'; ${nowhere}; frame-ancestors 'none'`

/**
 * For public pages, where the owner's own scripts may run: framed by the site itself and by whom its
 * owner named, never by the editor, which would take those scripts for its own page.
 * @param embedders origins, as `readEmbedder` gives them
 */
export function sitePagePolicy(editorOrigin: string, embedders: readonly string[] = []): string {
  if (embedders.length === 0) return `${nowhere}; frame-ancestors 'self'`
  const editor = new URL(editorOrigin).hostname
  const framers = embedders.filter((origin) => new URL(origin).hostname !== editor)
  return `${nowhere}; frame-ancestors ${["'self'", ...framers].join(' ')}`
}

/** Whose script a page of the platform has beside ours, by origins: it, its frames, and whom it asks. */
export type Guest = {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
}

/**
 * For the platform's own pages on a site (checkout, order): no script but ours, and no window of the
 * site's, whose scripts are its owner's, has a hand on one that it opened. An order's address opens
 * it, so no page that is opened from there is told it.
 */
export function platformPageHeaders(
  nonce: string,
  guest: Guest = { scripts: [], frames: [], calls: [] },
): Readonly<Record<string, string>> {
  const { scripts, frames, calls } = guest
  const scriptSources = [`'nonce-${nonce}'`, ...scripts].join(' ')
  const others = [
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(calls.length > 0 ? [`connect-src 'self' ${calls.join(' ')}`] : []),
  ].map((one) => `${one}; `)
  return {
    'content-security-policy': `default-src 'self'; script-src ${scriptSources}; ${others.join('')}style-src 'self' 'unsafe-inline'; img-src 'self' data:; ${nowhere}; form-action 'self'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
  }
}

/**
 * For the editor: scripts by nonce only, frames of its own sites only, and text becomes markup only
 * where `editor/src/ground/controls/inert-markup.ts` says so, and in the inert document into which
 * ProseMirror parses what is pasted.
 * @param frameSources origins of the sites, such as `http://*.localhost:3000`
 */
export function editorPolicy(nonce: string, frameSources: string): string {
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ` +
    `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; ` +
    `img-src 'self' data: blob: ${frameSources}; media-src blob: ${frameSources}; font-src 'self'; connect-src 'self'; ` +
    `frame-src ${frameSources} 'self'; manifest-src 'self'; ${nowhere}; form-action 'self'; ` +
    `frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vitrine ProseMirrorClipboard`
  )
}
