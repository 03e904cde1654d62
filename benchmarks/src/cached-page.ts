import { request } from 'node:http'
import type { Figure } from './measure/report.ts'
import { runLoad } from './measure/load.ts'
import { interleave } from './measure/ratio.ts'
import { startPeer } from './peers/peer.ts'
import type { ProductUnderTest } from './product-under-test.ts'

const rounds = 5
const seconds = 2

/** P1: an anonymous page from the page cache against `node:http` sending the same bytes. */
export async function measureCachedPage(under: ProductUnderTest): Promise<Figure> {
  const { product, shopHost } = under
  const headers = { 'accept-encoding': 'br', cookie: await crumbCookies(product.port, shopHost) }
  const page = await fetchPage(product.port, shopHost, '/', headers)
  const peer = await startPeer('bare-http', {
    bytes: page.bytes.toString('base64'),
    headers: page.headers,
  })
  let wrong = 0
  const rate = async (port: number): Promise<number> => {
    const result = await runLoad({
      url: `http://127.0.0.1:${port}/`,
      host: shopHost,
      headers,
      seconds,
    })
    wrong += result.wrong
    return result.perSecond
  }
  await rate(product.port)
  const result = await interleave(
    rounds,
    () => rate(product.port),
    () => rate(peer.port),
  )
  await peer.stop()
  if (wrong > 0) throw new Error(`P1 saw ${wrong} answers that were not 2xx`)
  return {
    id: 'P1',
    job: 'anonymous page from the cache',
    value: result.ratio,
    unit: 'x node:http',
    floor: 0.55,
    goal: 0.8,
    better: 'higher',
    detail: `${Math.round(result.ours)} against ${Math.round(result.peer)} req/s, ${page.bytes.length} bytes`,
  }
}

export type FetchedPage = { bytes: Buffer; headers: Record<string, string>; setCookie: string[] }

/** One page as it travels: bytes as encoded, and the headers that matter to a client. */
export function fetchPage(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<FetchedPage> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { host, ...headers } },
      (got) => {
        const chunks: Buffer[] = []
        got.on('data', (chunk: Buffer) => chunks.push(chunk))
        got.on('end', () => {
          if (got.statusCode !== 200) {
            reject(new Error(`${path} answered ${got.statusCode}`))
            return
          }
          const kept: Record<string, string> = {}
          for (const [name, value] of Object.entries(got.headers)) {
            if (
              typeof value === 'string' &&
              !/^(?:date|connection|keep-alive|transfer)/.test(name)
            ) {
              kept[name] = value
            }
          }
          resolve({
            bytes: Buffer.concat(chunks),
            headers: kept,
            setCookie: got.headers['set-cookie'] ?? [],
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** The crumb that a visitor has after the first page. */
export async function crumbCookies(port: number, host: string): Promise<string> {
  const { setCookie } = await fetchPage(port, host, '/')
  return setCookie.map((line) => line.split(';')[0]).join('; ')
}
