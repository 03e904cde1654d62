import { ok, refuse, type Refusal, type Result } from '../../ground/refusals/result.ts'
import { domainsMessages, domainsRefusal, type DomainsRefusalCode } from './domains-messages.ts'

/** In front of a name stands the record that proves it; no host is called so. */
const proofLabel = '_vitrine'

/** A name in the DNS has 253 characters at most, and that of the proof is one. */
const maxLength = 253 - `${proofLabel}.`.length

/** Last parts of names that lead nowhere, or to a machine's own network (RFC 2606, 6761, 6762, 8375). */
const privateEndings = new Set([
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localhost',
  'onion',
  'private',
  'test',
])

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Writes a name as browsers ask for it; undefined where they would not. It is of the platform, as
 * rules have no tables of all letters.
 */
export type InAscii = (written: string) => string | undefined

/** A name as it was typed, as it stands in the DNS: `Bücher.Example.com` is `xn--bcher-kva.example.com`. */
export function readDomainName(typed: string, inAscii: InAscii): Result<string> {
  const written = typed.trim()
  if (written === '') return no('domain-missing')
  if (isIpv6(written)) return no('domain-is-address')
  if (/[/\\:@?#%\s]/.test(written)) return no('domain-alone')
  const name = inAscii(written)?.replace(/\.$/, '')
  if (name === undefined) return no('domain-not-valid')
  if (/^[\d.]+$/.test(name)) return no('domain-is-address')
  if (name.length > maxLength) return no('domain-too-long')
  const labels = name.split('.')
  const last = labels.at(-1) ?? ''
  if (!labels.every((one) => label.test(one))) return no('domain-not-valid')
  if (labels.length < 2 || privateEndings.has(last)) return no('domain-not-public')
  return ok(name)
}

/** Whether it is a name as it stands in the DNS. */
export function isDomainName(name: string): boolean {
  const read = readDomainName(name, (written) => written.toLowerCase())
  return read.ok && read.value === name
}

/** What stands already on an installation, and is nobody's own. */
export type InstallationNames = {
  readonly sitesDomain: string
  readonly editorHost: string
}

/** Why a name cannot be a site's own on an installation; undefined where it can. */
export function refusedDomain(
  name: string,
  { sitesDomain, editorHost }: InstallationNames,
): Refusal | undefined {
  const isOurs = name === editorHost || name === sitesDomain || name.endsWith(`.${sitesDomain}`)
  return isOurs ? atField('domain-of-installation') : undefined
}

/** The name at which a TXT record proves another. */
export function proofNameOf(name: string): string {
  return `${proofLabel}.${name}`
}

function no(code: DomainsRefusalCode): Result<string> {
  return refuse(atField(code))
}

function atField(code: DomainsRefusalCode): Refusal {
  return domainsRefusal(code, { fields: { name: domainsMessages[code] } })
}

function isIpv6(written: string): boolean {
  return /^\[?[\da-f:.]+\]?$/i.test(written) && written.split(':').length > 2
}
