export type EmbedProvider = 'youtube' | 'vimeo'

/** What a listed provider shows at an address. */
export type Embedded = {
  readonly provider: EmbedProvider
  readonly id: string
  /** What a frame shows; it leaves as few traces as the provider offers. */
  readonly frameUrl: string
}

type Address = { readonly host: string; readonly path: string; readonly query: string }

/** Who may be shown in a frame, and what of an address they show. Undefined for all others. */
export function readEmbedded(url: string): Embedded | undefined {
  const address = readAddress(url)
  if (address === undefined) return undefined
  const { host } = address
  if (host === 'youtu.be') return youtube(address.path.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') return youtube(youtubeId(address))
  return host === 'vimeo.com' ? vimeo(address) : undefined
}

function readAddress(url: string): Address | undefined {
  const parts = /^https:\/\/([a-z.-]{1,100})(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i.exec(url.trim())
  if (parts === null) return undefined
  const [, host = '', path = '/', query = ''] = parts
  return { host: host.toLowerCase().replace(/^(?:www|m|player)\./, ''), path, query }
}

function parameter({ query }: Address, name: string): string {
  const pair = query.split('&').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? ''
}

function youtubeId(address: Address): string {
  const named = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(address.path)?.[1]
  return named ?? parameter(address, 'v')
}

function youtube(id: string): Embedded | undefined {
  if (!/^[\w-]{6,20}$/.test(id)) return undefined
  return { provider: 'youtube', id, frameUrl: `https://www.youtube-nocookie.com/embed/${id}` }
}

/** A video that is not listed has a second word, which its frame needs too. */
function vimeo(address: Address): Embedded | undefined {
  const named = /^\/(?:video\/)?(\d{4,15})(?:\/([\da-f]{6,20}))?\/?$/.exec(address.path)
  const id = named?.[1]
  if (id === undefined) return undefined
  const word = named?.[2] ?? parameter(address, 'h')
  const query = /^[\da-f]{6,20}$/.test(word) ? `dnt=1&h=${word}` : 'dnt=1'
  return { provider: 'vimeo', id, frameUrl: `https://player.vimeo.com/video/${id}?${query}` }
}
