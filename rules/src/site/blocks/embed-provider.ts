/** What a listed provider shows at an address. */
export type Embedded = {
  /** Letters alone, for classes. */
  readonly provider: string
  /** What the provider calls itself. */
  readonly name: string
  readonly shows: 'video' | 'sound' | 'page'
  /** What a frame shows; it leaves as few traces as the provider offers. */
  readonly frameUrl: string
  /** Of what keeps its height, however wide it is. */
  readonly heightPx?: number
}

type Address = { readonly host: string; readonly path: string; readonly query: string }

/** The video that may be played at an address, and in what frame. Undefined for all others. */
export function readVideo(url: string): Embedded | undefined {
  const address = readAddress(url)
  if (address === undefined) return undefined
  const { host } = address
  if (host === 'youtu.be') return youtube(address.path.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') return youtube(youtubeId(address))
  return host === 'vimeo.com' ? vimeo(address) : undefined
}

/** Who may be shown in a frame, and what of an address they show: videos and all else. */
export function readEmbedded(url: string): Embedded | undefined {
  const video = readVideo(url)
  if (video !== undefined) return video
  const address = readAddress(url)
  if (address === undefined) return undefined
  for (const [host, read] of byHost) {
    if (address.host === host || (host.startsWith('.') && address.host.endsWith(host))) {
      return read(address)
    }
  }
  return undefined
}

function readAddress(url: string): Address | undefined {
  const parts = /^https:\/\/([a-z\d.-]{1,100})(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i.exec(url.trim())
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
  const frameUrl = `https://www.youtube-nocookie.com/embed/${id}`
  return { provider: 'youtube', name: 'YouTube', shows: 'video', frameUrl }
}

/** A video that is not listed has a second word, which its frame needs too. */
function vimeo(address: Address): Embedded | undefined {
  const named = /^\/(?:video\/)?(\d{4,15})(?:\/([\da-f]{6,20}))?\/?$/.exec(address.path)
  const id = named?.[1]
  if (id === undefined) return undefined
  const word = named?.[2] ?? parameter(address, 'h')
  const query = /^[\da-f]{6,20}$/.test(word) ? `dnt=1&h=${word}` : 'dnt=1'
  const frameUrl = `https://player.vimeo.com/video/${id}?${query}`
  return { provider: 'vimeo', name: 'Vimeo', shows: 'video', frameUrl }
}

type ReadAddress = (address: Address) => Embedded | undefined

/** A beginning with a dot stands for all names below it. */
const byHost: readonly (readonly [host: string, read: ReadAddress])[] = [
  ['soundcloud.com', soundcloud],
  ['open.spotify.com', spotify],
  ['mixcloud.com', mixcloud],
  ['codepen.io', codepen],
  ['calendly.com', calendly],
  ['app.acuityscheduling.com', acuity],
  ['.as.me', acuity],
  ['google.com', googleMap],
  ['calendar.google.com', googleCalendar],
]

function soundcloud({ path }: Address): Embedded | undefined {
  if (!/^\/[\w-]{1,100}\/[\w/-]{1,200}$/.test(path)) return undefined
  const track = encodeURIComponent(`https://soundcloud.com${path}`)
  const frameUrl = `https://w.soundcloud.com/player/?url=${track}&auto_play=true&show_teaser=false`
  const heightPx = path.includes('/sets/') ? 450 : 166
  return { provider: 'soundcloud', name: 'SoundCloud', shows: 'sound', frameUrl, heightPx }
}

function spotify({ path }: Address): Embedded | undefined {
  const named =
    /^(?:\/intl-[a-z]{2})?\/(?:embed\/)?(track|album|playlist|episode|show|artist)\/([\da-z]{15,30})\/?$/i.exec(
      path,
    )
  if (named === null) return undefined
  const [, kind = '', id = ''] = named
  const frameUrl = `https://open.spotify.com/embed/${kind.toLowerCase()}/${id}`
  const heightPx = /^(?:track|episode)$/i.test(kind) ? 152 : 352
  return { provider: 'spotify', name: 'Spotify', shows: 'sound', frameUrl, heightPx }
}

function mixcloud({ path }: Address): Embedded | undefined {
  if (!/^\/[\w-]{1,100}\/[\w%-]{1,200}\/?$/.test(path)) return undefined
  const feed = encodeURIComponent(path)
  const frameUrl = `https://www.mixcloud.com/widget/iframe/?feed=${feed}&autoplay=1`
  return { provider: 'mixcloud', name: 'Mixcloud', shows: 'sound', frameUrl, heightPx: 120 }
}

function codepen({ path }: Address): Embedded | undefined {
  const named = /^\/([\w-]{1,60})\/(?:pen|full|details|embed)\/([\da-z]{4,40})\/?$/i.exec(path)
  if (named === null) return undefined
  const frameUrl = `https://codepen.io/${named[1]}/embed/${named[2]}?default-tab=result`
  return { provider: 'codepen', name: 'CodePen', shows: 'page', frameUrl }
}

function calendly({ path }: Address): Embedded | undefined {
  if (!/^\/[\w-]{1,100}(?:\/[\w-]{1,100}){0,2}\/?$/.test(path)) return undefined
  const frameUrl = `https://calendly.com${path}?embed_type=Inline`
  return { provider: 'calendly', name: 'Calendly', shows: 'page', frameUrl, heightPx: 700 }
}

/** A scheduler has a number or a name; what else is asked of it stands in the query. */
function acuity({ host, path, query }: Address): Embedded | undefined {
  const isScheduler =
    host === 'app.acuityscheduling.com' ? /^\/(?:schedule|catalog)\b/.test(path) : true
  if (!isScheduler || !isPlain(path) || !isPlain(query)) return undefined
  const frameUrl = `https://${host}${path}${query === '' ? '' : `?${query}`}`
  return { provider: 'acuity', name: 'Acuity Scheduling', shows: 'page', frameUrl, heightPx: 800 }
}

function googleMap({ path, query }: Address): Embedded | undefined {
  if (path !== '/maps/embed' || !isPlain(query)) return undefined
  const frameUrl = `https://www.google.com/maps/embed?${query}`
  return { provider: 'googlemaps', name: 'Google Maps', shows: 'page', frameUrl }
}

function googleCalendar({ path, query }: Address): Embedded | undefined {
  if (path !== '/calendar/embed' || !isPlain(query)) return undefined
  const frameUrl = `https://calendar.google.com/calendar/embed?${query}`
  return { provider: 'googlecalendar', name: 'Google Calendar', shows: 'page', frameUrl }
}

/** Made of what addresses are made of, so that nothing else comes in through them. */
function isPlain(part: string): boolean {
  return /^[\w./%&=:!~*@,;+-]{0,2000}$/.test(part)
}
