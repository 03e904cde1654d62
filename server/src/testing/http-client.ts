import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http'

export type TestResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  /** The body as JSON; throws when it is none. */
  json<Value = Record<string, unknown>>(): Value
}

export type TestRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** An object is sent as JSON, text and bytes as they are. */
  readonly body?: string | Buffer | object
}

/**
 * One browser's worth of cookies, talking to one host of a server on this machine. The host name
 * travels in the header, because Node does not resolve `*.localhost`.
 */
export type Visitor = {
  readonly host: string
  readonly cookies: Map<string, string>
  send(path: string, request?: TestRequest): Promise<TestResponse>
  /** As somebody who types the address. */
  get(path: string): Promise<TestResponse>
  /** A JSON write with the visitor's crumb; the first one fetches a page to get it. */
  write(method: string, path: string, body?: object): Promise<TestResponse>
  /** A plain form post, as a browser without JavaScript makes it. */
  postForm(path: string, fields: Readonly<Record<string, string>>): Promise<TestResponse>
}

/**
 * @param cookies of a browser that comes back, here shared with what it has open elsewhere
 * @param agent keeps connections; without one each request has its own, as one that is kept may be
 * closed by a server that waited too long for a busy test
 */
export function createVisitor(
  port: number,
  host: string,
  cookies = new Map<string, string>(),
  agent: Agent | false = false,
): Visitor {
  const origin = `http://${host}:${port}`
  const send = async (path: string, request: TestRequest = {}): Promise<TestResponse> => {
    const response = await exchange({ port, agent }, path, {
      ...request,
      headers: {
        host: `${host}:${port}`,
        ...(cookies.size > 0 ? { cookie: cookieHeader(cookies) } : {}),
        ...request.headers,
      },
    })
    keepCookies(cookies, response.headers['set-cookie'] ?? [])
    return response
  }
  const visitor: Visitor = {
    host,
    cookies,
    send,
    get: (path) => send(path, { headers: { 'sec-fetch-site': 'none' } }),
    async write(method, path, body) {
      if (!cookies.has('crumb')) await send(host === 'localhost' ? '/api/editor/session' : '/')
      return send(path, {
        method,
        headers: { origin, 'x-csrf-token': cookies.get('crumb') ?? '' },
        ...(body === undefined ? {} : { body }),
      })
    },
    postForm: (path, fields) =>
      send(path, {
        method: 'POST',
        headers: {
          origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields).toString(),
      }),
  }
  return visitor
}

type Way = { readonly port: number; readonly agent: Agent | false }

function exchange(way: Way, path: string, request: TestRequest): Promise<TestResponse> {
  const { body } = request
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const payload = body === undefined ? undefined : isRaw ? body : JSON.stringify(body)
  const headers: Record<string, string | string[]> = { ...request.headers }
  if (payload !== undefined) {
    if (!isRaw) headers['content-type'] ??= 'application/json'
    headers['content-length'] = String(Buffer.byteLength(payload))
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', ...way, path, method: request.method ?? 'GET', headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          const { statusCode: status = 0, headers: received } = response
          resolve({ status, headers: received, bytes, text, json: () => JSON.parse(text) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    // it talks to one host, so what is set or removed over a whole domain is not among its cookies
    if (/;\s*domain=/i.test(line)) continue
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (/;\s*max-age=0(?:;|$)/i.test(line)) cookies.delete(name)
    else cookies.set(name, pair.slice(at + 1))
  }
}
