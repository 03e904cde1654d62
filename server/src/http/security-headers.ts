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

/** For public pages, where the owner's own scripts may run; framed by the editor only. */
export function sitePagePolicy(editorOrigin: string): string {
  return `${nowhere}; frame-ancestors 'self' ${editorOrigin}`
}

/** For the platform's own pages on a site (checkout, order): no script but ours. */
export function platformPagePolicy(nonce: string): string {
  return (
    `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; ` +
    `img-src 'self' data:; ${nowhere}; form-action 'self'; frame-ancestors 'none'`
  )
}

/**
 * For the editor: scripts by nonce only, frames of its own sites only, and text becomes markup only
 * where `editor/src/controls/inert-markup.ts` says so.
 * @param frameSources origins of the sites, such as `http://*.localhost:3000`
 */
export function editorPolicy(nonce: string, frameSources: string): string {
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ` +
    `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; ` +
    `img-src 'self' data: blob: ${frameSources}; font-src 'self'; connect-src 'self'; ` +
    `frame-src ${frameSources} 'self'; manifest-src 'self'; ${nowhere}; form-action 'self'; ` +
    `frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vitrine`
  )
}

/** The whole answer to bytes that are no HTTP, or that come too slowly or too many at once. */
export function rawRefusal(code: string | undefined): string {
  const status =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request'
  const headers = { ...alwaysHeaders, 'content-security-policy': dataPolicy }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const last = ['content-length: 0', 'connection: close', '', '']
  return [`HTTP/1.1 ${status}`, ...lines, ...last].join('\r\n')
}
