/**
 * The origin of a site whose pages may show this one's in a frame, in the spelling that browsers
 * compare: `https://blog.example`. A bare host is one of `https`. Undefined for all else; wildcards
 * are none, since they could take in the editor.
 */
export function readEmbedder(text: string): string | undefined {
  const typed = text.trim().toLowerCase()
  const match =
    /^(?:(?<scheme>https?):\/\/)?(?<host>[a-z0-9.-]{1,253})(?::(?<port>\d{1,5}))?\/?$/.exec(typed)
  const { scheme = 'https', host, port } = match?.groups ?? {}
  if (host === undefined || !host.split('.').every(isLabel)) return undefined
  if (port === undefined || port === defaultPorts[scheme]) return `${scheme}://${host}`
  return Number(port) >= 1 && Number(port) <= 65_535 ? `${scheme}://${host}:${port}` : undefined
}

const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

function isLabel(label: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)
}
