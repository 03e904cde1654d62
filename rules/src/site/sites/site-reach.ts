/** Who can reach a site at all, by the name of its host and where the server listens. */
export const reaches = ['this-computer', 'machines-told', 'everybody'] as const
export type Reach = (typeof reaches)[number]

/**
 * Names below `localhost` lead each machine to itself (RFC 6761 §6.3), so others come to such a site
 * only where they are told the way, and never where the server listens on this machine alone.
 * @param host that the server listens on; empty: every one that the machine has
 */
export function reachOf(host: string, sitesDomain: string): Reach {
  if (!isOfThisComputer(sitesDomain)) return 'everybody'
  return isLoopback(host) ? 'this-computer' : 'machines-told'
}

/** Whether a domain leads every machine to itself. */
export function isOfThisComputer(domain: string): boolean {
  return domain === 'localhost' || domain.endsWith('.localhost')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
