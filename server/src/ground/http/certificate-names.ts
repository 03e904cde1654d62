import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Where a proxy asks; it stands on no site, as no page begins so. */
export const certificatePath = '/_vitrine/certificates'

/**
 * Whether a request comes from a proxy that may ask, and not from a visitor behind one, whose address
 * each proxy adds to what it passes on.
 * @param allowed addresses, and networks such as `10.0.0.0/8`
 */
export function certificateAskers(
  allowed: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean {
  const askers = new BlockList()
  for (const one of allowed) {
    const [address = '', prefix] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) askers.addAddress(address, family)
    else askers.addSubnet(address, Number(prefix), family)
  }
  return ({ headers, socket: { remoteAddress = '' } }) => {
    if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false
    if (isIP(remoteAddress) === 0) return false
    return askers.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  }
}

/** The name that is asked about; undefined where it is none. */
export function certificateName({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined {
  const search = url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''
  const name = new URLSearchParams(search).get('domain')?.toLowerCase()
  return name !== undefined && /^[a-z0-9.-]{1,253}$/.test(name) ? name : undefined
}
