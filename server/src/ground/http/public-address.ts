import { BlockList, isIPv6 } from 'node:net'
import { lookup } from 'node:dns/promises'

const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4')
}
// those that hold an IPv4 address inside, and those of documentation
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6')
}
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the open internet, where nobody's own machines answer. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Says that a host is none that an owner may have us talk to. */
export class HostRefused extends Error {
  readonly reason: 'no-such-host' | 'private-host'
  constructor(reason: 'no-such-host' | 'private-host') {
    super(reason)
    this.name = 'HostRefused'
    this.reason = reason
  }
}

type Lookup = (host: string) => Promise<readonly { readonly address: string }[]>

/** By whatever the machine knows of names. */
const bySystem: Lookup = (host) => lookup(host, { all: true, verbatim: true })

/**
 * The one address to connect to for a host that an owner named. It is looked up once and used as it
 * is, so that a name which leads elsewhere a moment later changes nothing; one private address among
 * several is enough to refuse the name.
 * @param privateHosts names that the operator allows wherever they lead
 * @throws HostRefused
 */
export async function addressOfHost(
  host: string,
  privateHosts: readonly string[],
  lookUp: Lookup = bySystem,
): Promise<string> {
  const found = await lookUp(host).catch(() => [])
  const [first] = found
  if (first === undefined) throw new HostRefused('no-such-host')
  const isAllowed = privateHosts.includes(host)
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address))) {
    throw new HostRefused('private-host')
  }
  return first.address
}
