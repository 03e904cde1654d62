import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { fetchPage, type FetchedPage } from '../cached-page.ts'

const compress = promisify(brotliCompress)

/** Scripts with what they hold, and the lines that have scripts fetched early. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gi

export type Mirror = { readonly address: string; stop(): Promise<void> }

export type Mirrored = {
  readonly port: number
  readonly host: string
  /** Whether pages keep their scripts; the peer of a page is the same page without any. */
  readonly hasScript: boolean
}

/**
 * Answers as a site does, at an address of its own, and keeps each answer: both sides of a measure
 * are served from memory in the same way, and differ by the scripts alone.
 */
export async function startMirror(mirrored: Mirrored): Promise<Mirror> {
  const kept = new Map<string, Promise<FetchedPage>>()
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const page = kept.get(path) ?? fetchMirrored(mirrored, path)
    kept.set(path, page)
    page.then(
      ({ bytes, headers }) => answer.writeHead(200, headers).end(bytes),
      () => answer.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function fetchMirrored({ port, host, hasScript }: Mirrored, path: string) {
  const page = await fetchPage(port, host, path)
  const type = page.headers['content-type'] ?? ''
  if (!/^text\/|javascript|json|svg/.test(type)) return page
  const text = page.bytes.toString()
  const isStripped = !hasScript && type.startsWith('text/html')
  const bytes = await compress(isStripped ? text.replace(scripts, '') : text)
  const headers = { ...page.headers, 'content-encoding': 'br' }
  return { ...page, bytes, headers: { ...headers, 'content-length': String(bytes.length) } }
}
