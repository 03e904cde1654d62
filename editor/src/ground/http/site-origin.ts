/** Sites stand beside the editor: same scheme and port, their own host. */
export function siteOrigin(site: { readonly host: string }): string {
  const { protocol, port } = globalThis.location
  return `${protocol}//${site.host}${port === '' ? '' : `:${port}`}`
}

/** Where visitors come to: the name of the owner's own that stands in front, where there is one. */
export function visitorOrigin(site: {
  readonly host: string
  readonly domain?: string | null
}): string {
  return siteOrigin({ host: site.domain ?? site.host })
}
