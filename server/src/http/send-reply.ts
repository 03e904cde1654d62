import type { FastifyReply } from 'fastify'
import type { Refusal, Refused } from '@vitrine/rules/refusals/result.ts'
import type { Reply, RequestCookie } from './route.ts'
import { refusalPage, refusalPagePolicy } from './refusal-page.ts'
import { alwaysHeaders, dataPolicy } from './security-headers.ts'

/** Writes what a handler answered. Everything is `no-store` unless the handler said otherwise. */
export function sendReply(
  target: FastifyReply,
  reply: Reply | Refused,
  options: { secureCookies: boolean; tls: boolean },
): FastifyReply {
  if (isRefused(reply)) return sendRefusal(target, reply.refusal)
  target.code(reply.status ?? ('redirect' in reply ? 302 : 200))
  target.headers({ 'cache-control': 'private, no-store', ...alwaysHeaders, ...reply.headers })
  for (const cookie of reply.cookies ?? []) {
    target.header('set-cookie', formatCookie(cookie, options.secureCookies, options.tls))
  }
  if (!target.hasHeader('content-security-policy')) {
    target.header('content-security-policy', dataPolicy)
  }
  if ('json' in reply) {
    return target.type('application/json; charset=utf-8').send(JSON.stringify(reply.json))
  }
  if ('html' in reply) return target.type('text/html; charset=utf-8').send(reply.html)
  if ('bytes' in reply) return target.type(reply.contentType).send(asBuffer(reply.bytes))
  if ('stream' in reply) return target.type(reply.contentType).send(reply.stream)
  if ('redirect' in reply) return target.header('location', asLocation(reply.redirect)).send('')
  return target.send('')
}

/**
 * `{ code, message, fields?, ...details }`: the shape of every refusal on the wire. Only where a
 * browser would show it as a page, it is one.
 */
export function sendRefusal(target: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, fields, details, status } = refusal
  const isPage = target.request.headers.accept?.includes('text/html') === true
  target.code(status).headers({
    ...alwaysHeaders,
    'content-security-policy': isPage ? refusalPagePolicy : dataPolicy,
    'cache-control': 'private, no-store',
    ...(status === 503 ? { 'retry-after': '2' } : {}),
  })
  if (isPage) {
    const home = code === 'unknown-host' ? null : '/'
    return target.type('text/html; charset=utf-8').send(refusalPage(message, home))
  }
  return target
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code, message, ...(fields ? { fields } : {}), ...details }))
}

/**
 * An address as a header may hold it: what is not printable ASCII is percent-encoded. A path that
 * begins with two slashes would name another host.
 */
function asLocation(address: string): string {
  return address
    .replace(/^[/\\]{2,}/, '/')
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/**
 * The text of a `Set-Cookie` header. Values are ours: letters, digits and `-_.=`.
 * @param secure whether browsers keep `Secure` cookies from here at all
 * @param tls whether the visitor came over TLS, so that no cookie has to travel without it
 */
export function formatCookie(cookie: RequestCookie, secure: boolean, tls = false): string {
  let text = `${cookie.name}=${cookie.value}; Path=${cookie.path ?? '/'}`
  if (cookie.maxAge !== undefined) text += `; Max-Age=${cookie.maxAge}`
  text += `; SameSite=${cookie.sameSite === 'strict' ? 'Strict' : 'Lax'}`
  if (cookie.httpOnly) text += '; HttpOnly'
  if (tls || (secure && cookie.name.startsWith('__Host-'))) text += '; Secure'
  return text
}

export function isRefused(reply: Reply | Refused): reply is Refused {
  return 'ok' in reply && reply.ok === false
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
