import type { Config } from './config.ts'

type Addresses = Pick<Config, 'editorOrigin' | 'sitesDomain' | 'trustedProxies'>

/**
 * What an operator should know of how browsers keep cookies on these addresses, one sentence each;
 * none where hosts are safe from each other.
 */
export function cookieWarnings({
  editorOrigin,
  sitesDomain,
  trustedProxies,
}: Addresses): readonly string[] {
  const { protocol, hostname } = new URL(editorOrigin)
  const open = [
    ...(protocol === 'http:' && !isLocal(hostname) ? ['the editor'] : []),
    ...(trustedProxies === 0 && !isLocal(sitesDomain) ? ['the sites'] : []),
  ]
  const warnings: string[] = []
  if (open.length > 0) {
    warnings.push(
      `Without TLS browsers do not keep the cookies of ${open.join(' and ')} to one host: a script of one site can set those of its neighbours. See "In production" in docs/operating.md.`,
    )
  }
  const shared = sharedDomain(hostname, sitesDomain)
  if (shared !== undefined && !isLocal(shared)) {
    warnings.push(
      `Editor and sites are both under ${shared}: scripts of sites can set cookies for the editor there, which are refused but can crowd out its own. Give the sites a domain of their own (docs/operating.md).`,
    )
  }
  return warnings
}

function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost')
}

/** The domain above the editor where the sites are under it as well, or the editor under theirs. */
function sharedDomain(editor: string, sites: string): string | undefined {
  if (editor === sites || editor.endsWith(`.${sites}`)) return sites
  const above = editor.slice(editor.indexOf('.') + 1)
  if (above === editor || !above.includes('.')) return undefined
  return sites === above || sites.endsWith(`.${above}`) ? above : undefined
}
