import { Resolver } from 'node:dns'
import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** Everything that the environment decides, read and checked once (`docs/operating.md`). */
export type Config = {
  readonly host: string
  readonly port: number
  /** Absolute path of the folder with the database, files and caches. */
  readonly dataFolder: string
  /** Scheme, host and port of the editor, without a trailing slash. */
  readonly editorOrigin: string
  /** A site named `fern` answers on `fern.<sitesDomain>`. */
  readonly sitesDomain: string
  readonly databaseUrl: string | null
  readonly preparedStatements: boolean
  readonly smtpUrl: string | null
  /** Hosts that owners may name although they lead into a private network. */
  readonly privateHosts: readonly string[]
  /** Name servers that are asked for the records of owners' names; none: those of the machine. */
  readonly dnsServers: readonly string[]
  /** Addresses and networks of proxies that may ask for which names they get certificates. */
  readonly certificateAskers: readonly string[]
  /** Who makes sites in the editor; on the command line the operator always can. */
  readonly siteCreators: SiteCreators
  /** Where maps of pages get their pictures, once a visitor wants one; null: nowhere. */
  readonly mapTiles: MapTiles | null
  /** How the providers of videos and players are asked what stands at an address; null: not at all. */
  readonly providerLookups: ProviderLookups | null
  /** Asked in place of the services that check captchas, with their host first; null: they are. */
  readonly captchaServices: string | null
  /** Scheme, host and port of what is asked in place of Stripe; null: Stripe is. */
  readonly stripeApi: string | null
  /** Where the script is that shows Stripe's fields for cards, for checkouts that have them. */
  readonly stripeScript: string
  /** Off renders every page anew, to measure or to hunt a fault. */
  readonly pageCache: boolean
  readonly rateLimits: RateLimits
  readonly connectionLimits: ConnectionLimits
  /** `silent` in tests. */
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Trusted reverse proxies in front of this process; their `X-Forwarded-For` is believed. */
  readonly trustedProxies: number
}

export type MapTiles = {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Who has to be named beside the map. */
  readonly attribution: string
}

export type ProviderLookups = {
  /** Asked in their place, with their host as the first part of the path; null: they themselves. */
  readonly through: string | null
}

/** Accounts that own a site already, every account, or the operator alone. */
export type SiteCreators = 'owners' | 'everyone' | 'operator'

/** Requests per window and address, or per account where it says so. */
export type RateLimits = {
  /** Adds to a cart in 10 s. */
  readonly cartWritesPer10s: number
  /** Checkout attempts in 60 s. */
  readonly checkoutsPerMinute: number
  /** Payments of one address that may be declined in 10 min. */
  readonly declinesPer10min: number
  /** Wrong passwords in 15 min, per account and address. */
  readonly signInFailuresPer15min: number
  /** All other writes in 10 s. */
  readonly writesPer10s: number
  /** Reads by tokens in 60 s. */
  readonly toolReadsPerMinute: number
}

export type ConnectionLimits = {
  /** Open connections of one address; behind proxies, requests under way for one address. */
  readonly connectionsPerAddress: number
  /** Answers that are being made or sent at the same moment. */
  readonly requestsUnderway: number
}

export class ConfigError extends Error {
  readonly variable: string
  constructor(variable: string, message: string) {
    super(`${variable} ${message}`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}

/** Variables by name, as `process.env` holds them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** @throws ConfigError that names the variable. */
export function readConfig(env: Environment, workingFolder: string): Config {
  refuseWhatIsNotServed(env)
  const port = readNumber(env, 'PORT', 3000, 0, 65_535)
  return {
    host: env['HOST'] ?? '',
    port,
    dataFolder: resolve(workingFolder, env['VITRINE_DATA'] ?? './data'),
    editorOrigin: readOrigin(env, 'EDITOR_ORIGIN') ?? `http://localhost:${port}`,
    sitesDomain: readDomain(env, 'SITES_DOMAIN', 'localhost'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    preparedStatements: readSwitch(env, 'DB_PREPARED', true),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    privateHosts: readList(env, 'PRIVATE_HOSTS'),
    dnsServers: readDnsServers(env),
    certificateAskers: readCertificateAskers(env),
    siteCreators: readChoice(env, 'SITE_CREATORS', ['owners', 'everyone', 'operator'], 'owners'),
    mapTiles: readMapTiles(env),
    providerLookups: readProviderLookups(env),
    captchaServices: withoutSlash(readUrl(env, 'CAPTCHA_SERVICES', ['https:', 'http:'])),
    stripeApi: readOrigin(env, 'STRIPE_API'),
    stripeScript: new URL(readUrl(env, 'STRIPE_SCRIPT', ['https:', 'http:']) ?? stripeScript).href,
    pageCache: readSwitch(env, 'PAGE_CACHE', true),
    rateLimits: {
      cartWritesPer10s: readNumber(env, 'RATE_CART_PER_10S', 29, 1, 1_000_000),
      checkoutsPerMinute: readNumber(env, 'RATE_CHECKOUT_PER_MINUTE', 20, 1, 1_000_000),
      declinesPer10min: readNumber(env, 'RATE_DECLINES_PER_10MIN', 5, 1, 1_000_000),
      signInFailuresPer15min: readNumber(env, 'RATE_SIGN_IN_PER_15MIN', 5, 1, 1_000_000),
      writesPer10s: readNumber(env, 'RATE_WRITES_PER_10S', 100, 1, 1_000_000),
      toolReadsPerMinute: readNumber(env, 'RATE_TOOLS_PER_MINUTE', 240, 1, 1_000_000),
    },
    connectionLimits: {
      connectionsPerAddress: readNumber(env, 'MAX_CONNECTIONS_PER_ADDRESS', 500, 1, 1_000_000),
      requestsUnderway: readNumber(env, 'MAX_REQUESTS_UNDERWAY', 1000, 1, 1_000_000),
    },
    logLevel: readChoice(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    trustedProxies: readNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
  }
}

const servedOfStripe: ReadonlySet<string> = new Set(['STRIPE_API', 'STRIPE_SCRIPT'])

/** Of the release whose interface the server speaks. */
const stripeScript = 'https://js.stripe.com/endive/stripe.js'

/** A setting that is silently without effect loses data or money; so it is refused instead. */
function refuseWhatIsNotServed(env: Environment): void {
  for (const name of Object.keys(env)) {
    if (env[name] === '') continue
    if (name === 'REDIS_URL' || name.startsWith('S3_')) {
      throw new ConfigError(name, 'is set, but this version cannot use it yet; unset it to start.')
    }
    if (name.startsWith('STRIPE_') && !servedOfStripe.has(name)) {
      throw new ConfigError(
        name,
        'is set, but each site has keys of its own, typed in its editor (Settings, Shop); unset it to start.',
      )
    }
  }
}

function readNumber(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}, not "${text}".`)
  }
  return value
}

function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const choice = choices.find((one) => one === text)
  if (choice === undefined) {
    throw new ConfigError(name, `must be one of ${choices.join(', ')}, not "${text}".`)
  }
  return choice
}

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  return readChoice(env, name, ['on', 'off'], fallback ? 'on' : 'off') === 'on'
}

function readMapTiles(env: Environment): MapTiles | null {
  if (env['MAP_TILES'] === 'off') return null
  const url =
    readUrl(env, 'MAP_TILES', ['https:', 'http:']) ??
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part)) || /["'<>\s]/.test(url)) {
    throw new ConfigError('MAP_TILES', 'must be off, or an address with {z}, {x} and {y}.')
  }
  const attribution = env['MAP_ATTRIBUTION']
  return { url, attribution: attribution || '© OpenStreetMap contributors' }
}

function readProviderLookups(env: Environment): ProviderLookups | null {
  if (env['PROVIDER_LOOKUPS'] === 'off') return null
  if (env['PROVIDER_LOOKUPS'] === 'on') return { through: null }
  return { through: withoutSlash(readUrl(env, 'PROVIDER_LOOKUPS', ['https:', 'http:'])) }
}

function withoutSlash(url: string | null): string | null {
  return url?.endsWith('/') === true ? url.slice(0, -1) : url
}

function readList(env: Environment, name: string, fallback = ''): string[] {
  const words = (env[name] || fallback).toLowerCase().split(/[\s,]+/)
  return words.filter((word) => word !== '')
}

function readDnsServers(env: Environment): string[] {
  const servers = readList(env, 'DNS_SERVERS')
  try {
    new Resolver().setServers(servers)
  } catch {
    const wanted = 'must be IP addresses with commas between, such as 9.9.9.9 or 127.0.0.1:5353'
    throw new ConfigError('DNS_SERVERS', `${wanted}, not "${env['DNS_SERVERS']}".`)
  }
  return servers
}

function readCertificateAskers(env: Environment): string[] {
  const askers = readList(env, 'CERTIFICATE_ASKERS', '127.0.0.1, ::1')
  const isAddress = (one: string): boolean => {
    const [address = '', prefix, ...rest] = one.split('/')
    if (isIP(address) === 0 || rest.length > 0) return false
    const longest = isIP(address) === 6 ? 128 : 32
    return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
  }
  if (!askers.every(isAddress)) {
    const wanted = 'must be IP addresses or networks with commas between, such as 10.0.0.0/8'
    throw new ConfigError('CERTIFICATE_ASKERS', `${wanted}, not "${env['CERTIFICATE_ASKERS']}".`)
  }
  return askers
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    const begins = protocols.map((protocol) => `${protocol}//`).join(' or ')
    throw new ConfigError(name, `must be an address that begins with ${begins}.`)
  }
  return text
}

function readOrigin(env: Environment, name: string): string | null {
  const text = readUrl(env, name, ['http:', 'https:'])
  if (text === null) return null
  const url = new URL(text)
  if (url.pathname !== '/' || url.search !== '') {
    throw new ConfigError(name, 'must be a scheme, host and port without a path.')
  }
  return url.origin
}

function readDomain(env: Environment, name: string, fallback: string): string {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text)) {
    throw new ConfigError(name, `must be a domain name in lower case, not "${text}".`)
  }
  return text
}
