import { isIPv6 } from 'node:net'

/**
 * The address that rate limits count: the socket's, or, behind `trustedProxies` proxies, the one
 * that the outermost of them saw. A forged `X-Forwarded-For` changes nothing without a proxy.
 * IPv6 is cut to its /64, which is what one visitor gets.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  let address = socketAddress ?? ''
  if (trustedProxies > 0 && forwardedFor !== undefined) {
    const hops = (Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor)
      .split(',')
      .map((hop) => hop.trim())
    address = hops[Math.max(0, hops.length - trustedProxies)] ?? address
  }
  if (address.startsWith('::ffff:')) return address.slice(7)
  return isIPv6(address) ? firstHalf(address) : address
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  if (tail !== undefined) {
    const after = tail.split(':').filter((group) => group !== '')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
