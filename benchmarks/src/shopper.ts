import { Agent, request } from 'node:http'

/** A visitor over kept-alive connections, for measuring writes: cookies, crumb and little else. */
export type Shopper = {
  send(
    method: string,
    path: string,
    body?: { json: object } | { form: Readonly<Record<string, string>> },
  ): Promise<{ status: number; text: string; location: string | undefined }>
  /** What goes with every request: host, cookies, crumb. */
  headers(): Record<string, string>
}

export function createAgent(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections })
}

export function createShopper(agent: Agent, port: number, host: string): Shopper {
  const cookies = new Map<string, string>()
  const ownHeaders = (): Record<string, string> => ({
    host,
    origin: `http://${host}`,
    ...(cookies.size > 0 && {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': cookies.get('crumb') ?? '',
    }),
  })
  return {
    headers: ownHeaders,
    send(method, path, body) {
      const payload =
        body === undefined
          ? undefined
          : 'json' in body
            ? JSON.stringify(body.json)
            : new URLSearchParams(body.form).toString()
      const headers: Record<string, string | number> = ownHeaders()
      if (payload !== undefined) {
        headers['content-length'] = Buffer.byteLength(payload)
        headers['content-type'] =
          body !== undefined && 'json' in body
            ? 'application/json'
            : 'application/x-www-form-urlencoded'
      }
      return new Promise((resolve, reject) => {
        const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (got) => {
          const chunks: Buffer[] = []
          for (const line of got.headers['set-cookie'] ?? []) {
            const [pair = ''] = line.split(';')
            const at = pair.indexOf('=')
            cookies.set(pair.slice(0, at), pair.slice(at + 1))
          }
          got.on('data', (chunk: Buffer) => chunks.push(chunk))
          got.on('end', () =>
            resolve({
              status: got.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              location: got.headers.location,
            }),
          )
        })
        sent.on('error', reject)
        sent.end(payload)
      })
    },
  }
}
