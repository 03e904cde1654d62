import { isIP } from 'node:net'
import type { Config } from '../config/config.ts'
import type { RequestSite } from './route.ts'

/** Who answers on a request's host. */
export type RequestHost =
  | { readonly kind: 'editor' }
  | {
      readonly kind: 'site'
      readonly site: RequestSite
      /** The origin that this name of the site leads to; null: it stands on its own. */
      readonly movedTo: string | null
    }
  /** A loopback address: the editor's cookies and the sites need names. */
  | { readonly kind: 'redirect'; readonly origin: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'malformed' }

type FoundSite = Pick<RequestSite, 'siteId' | 'name'> & {
  /** Whether the name that it was found by is its owner's own. */
  readonly isOwn?: boolean
  /** The name that its others lead to; null: there is none. */
  readonly primary?: string | null
}

export type SiteFinder = {
  byHost(host: string): Promise<FoundSite | undefined>
  /** The one site of the installation, when there is exactly one. */
  onlySite(): Promise<FoundSite | undefined>
}

const hostPattern = /^(?<name>[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(?<port>:\d{1,5})?$/

/** @param header the Host header as it came; @param scheme `http` or `https` */
export async function findRequestHost(
  header: string | undefined,
  scheme: string,
  config: Pick<Config, 'editorOrigin'>,
  sites: SiteFinder,
): Promise<RequestHost> {
  const match = hostPattern.exec((header ?? '').toLowerCase())
  const name = match?.groups?.['name']
  const port = match?.groups?.['port'] ?? ''
  if (name === undefined || Number(port.slice(1)) > 65_535) return { kind: 'malformed' }
  if (name === new URL(config.editorOrigin).hostname) return { kind: 'editor' }
  const found = await sites.byHost(name)
  if (found !== undefined) {
    const { siteId, primary = null } = found
    return {
      kind: 'site',
      site: { siteId, name: found.name, origin: `${scheme}://${name}${port}`, ownerScripts: true },
      movedTo: primary === null || primary === name ? null : `${scheme}://${primary}${port}`,
    }
  }
  if (name === '127.0.0.1' || name === '[::1]') {
    return { kind: 'redirect', origin: `${scheme}://localhost${port}` }
  }
  if (isIP(name.replace(/^\[|\]$/g, '')) === 0) return { kind: 'unknown' }
  const only = await sites.onlySite()
  if (only === undefined) return { kind: 'unknown' }
  const { siteId } = only
  return {
    kind: 'site',
    site: { siteId, name: only.name, origin: `${scheme}://${name}${port}`, ownerScripts: false },
    movedTo: null,
  }
}
