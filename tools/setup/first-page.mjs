import { request } from 'node:http'

/**
 * Asks for a page once, as a browser would, and waits for its last byte. The name is sent as the
 * host, because Node does not resolve names under `.localhost`.
 * @returns the status
 */
export function fetchFirstPage(address) {
  const url = new URL(address)
  return new Promise((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port: url.port || 80, path: '/', headers: { host: url.host } },
      (reply) => {
        reply.resume()
        reply.once('end', () => done(reply.statusCode))
      },
    )
    asked.once('error', fail)
    asked.end()
  })
}
