import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Refusal, Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Reply } from './reply.ts'
import { cookieLines, type CookiePlace } from './cookies.ts'
import { refusalPage, refusalPagePolicy } from './refusal-page.ts'
import { alwaysHeaders, dataPolicy } from './security-headers.ts'

/** Writes what a handler answered. Everything is `no-store` unless the handler said otherwise. */
export function sendReply(
  target: FastifyReply,
  reply: Reply | Refused,
  place: Pick<CookiePlace, 'secure' | 'tls'>,
): FastifyReply {
  if (isRefused(reply)) return sendRefusal(target, reply.refusal)
  target.code(reply.status ?? ('redirect' in reply ? 302 : 200))
  target.headers({ 'cache-control': 'private, no-store', ...alwaysHeaders, ...reply.headers })
  for (const cookie of reply.cookies ?? []) {
    target.header('set-cookie', cookieLines(cookie, place))
  }
  // a cache between must not hand one visitor's cookie to another
  if (target.hasHeader('set-cookie')) target.header('cache-control', privately(reply.headers))
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
 * `{ code, message, status, crumbFail, fields?, ...details }`: the shape of every refusal on the wire
 * (spec §7). Only where a browser would show it as a page, it is one.
 */
export function sendRefusal(target: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, fields, details, headers, status } = refusal
  const isPage = target.request.headers.accept?.includes('text/html') === true
  target.code(status).headers({
    ...alwaysHeaders,
    'content-security-policy': isPage ? refusalPagePolicy : dataPolicy,
    'cache-control': 'private, no-store',
    ...(status === 503 || status === 429 ? { 'retry-after': '2' } : {}),
    ...headers,
  })
  if (isPage) {
    const home = code === 'unknown-host' ? null : '/'
    return target.type('text/html; charset=utf-8').send(refusalPage(message, home, fields))
  }
  return target.type('application/json; charset=utf-8').send(
    JSON.stringify({
      code,
      message,
      status,
      crumbFail: false,
      ...(fields ? { fields } : {}),
      ...details,
    }),
  )
}

/** A refusal before any routing, where there is no Fastify reply yet. */
export function writeRefusal(response: ServerResponse, { code, message, status }: Refusal): void {
  response.writeHead(status, {
    ...alwaysHeaders,
    'content-security-policy': dataPolicy,
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '2',
  })
  response.end(JSON.stringify({ code, message }))
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

function privately(headers: Reply['headers']): string {
  const wanted = headers?.['cache-control'] ?? ''
  return wanted.startsWith('private') ? wanted : 'private, no-store'
}

export function isRefused(reply: Reply | Refused): reply is Refused {
  return 'ok' in reply && reply.ok === false
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
