import { createServer } from 'node:http'

/** `node:http` and nothing else, sending the same bytes: the physical limit of P1. */
export function bareHttp(input: { bytes: string; headers: Record<string, string> }): void {
  const bytes = Buffer.from(input.bytes, 'base64')
  const headers = { ...input.headers, 'content-length': bytes.length }
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  listen(server)
}

export function listen(server: ReturnType<typeof createServer>): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
  })
}
