/** Sites stand beside the editor: same scheme and port, their own host. */
export function siteOrigin(site: { readonly host: string }): string {
  const { protocol, port } = globalThis.location
  return `${protocol}//${site.host}${port === '' ? '' : `:${port}`}`
}
