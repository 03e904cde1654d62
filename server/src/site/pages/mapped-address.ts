import { fillCaptures, type FoundMapping } from '@vitrine/rules/site/sites/url-mapping.ts'
import { previewParameter } from '@vitrine/rules/site/sites/frame-paths.ts'

/** What only editors have behind a `?`, which nobody is handed on with. */
const unsent: ReadonlySet<string> = new Set(['edit', 'viewer', previewParameter])

/**
 * The address that a mapping leads to from a request: with the visitor's own query behind the
 * mapping's. The host is the one that the owner wrote, or the site's own; where what a visitor typed
 * would lead elsewhere there is no address.
 * @param origin of the site
 */
export function mappedAddress(
  { mapping, captured }: FoundMapping,
  origin: string,
  search: string,
): string | undefined {
  const filled = fillCaptures(mapping.to, captured)
  if (!URL.canParse(mapping.to, origin) || !URL.canParse(filled, origin)) return undefined
  const url = new URL(filled, origin)
  const written = new URL(mapping.to, origin)
  if (url.origin !== written.origin || url.pathname.startsWith('//')) return undefined
  const kept = search.split('&').filter((one) => one !== '' && !unsent.has(one.split('=')[0] ?? ''))
  url.search = [...(url.search === '' ? [] : [url.search.slice(1)]), ...kept].join('&')
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href
}
