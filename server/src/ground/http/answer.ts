import type { Readable } from 'node:stream'
import type { Refusal, Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Reply } from './reply.ts'
import { cookieLines, type CookiePlace } from './cookies.ts'
import { refusalPage, refusalPagePolicy } from './refusal-page.ts'
import { alwaysHeaders, dataPolicy } from './security-headers.ts'

/**
 * An answer as it goes out, with nothing left to decide. All that the server says is one, made here
 * and sent by `write-answer.ts`, whether a route, the page cache or the gate says it.
 */
export type Answer<Body = string | Uint8Array | Readable> = {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly body: Body
}

/** By their names in small letters. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

const unkept = 'private, no-store'

/** What a handler answered. Everything is `no-store` unless the handler said otherwise. */
export function answerOf(
  reply: Reply,
  place: Pick<CookiePlace, 'secure' | 'tls'> = { secure: false, tls: false },
): Answer {
  const status = reply.status ?? ('redirect' in reply ? 302 : 200)
  const headers = {
    ...alwaysHeaders,
    'cache-control': unkept,
    'content-security-policy': dataPolicy,
    ...reply.headers,
  }
  const lines = (reply.cookies ?? []).flatMap((cookie) => cookieLines(cookie, place))
  return withCookies(bodyOf(reply, status, headers), lines)
}

/** The answer with these lines of `Set-Cookie` as well. */
export function withCookies<Body>(answer: Answer<Body>, lines: readonly string[]): Answer<Body> {
  if (lines.length === 0) return answer
  const { headers } = answer
  const all = [headers['set-cookie'] ?? [], lines].flat(2)
  // a cache between must not hand one visitor's cookie to another
  const wanted = String(headers['cache-control'])
  const kept = wanted.startsWith('private') ? wanted : unkept
  return { ...answer, headers: { ...headers, 'cache-control': kept, 'set-cookie': all } }
}

function bodyOf(reply: Reply, status: number, headers: AnswerHeaders): Answer {
  if ('json' in reply) return jsonAnswer(status, headers, reply.json)
  if ('html' in reply) return textAnswer(status, headers, html, reply.html)
  if ('bytes' in reply) {
    const known = { 'content-length': String(reply.bytes.length), ...headers }
    return { status, headers: { ...known, 'content-type': reply.contentType }, body: reply.bytes }
  }
  if ('stream' in reply) {
    const { stream, contentType } = reply
    return { status, headers: { ...headers, 'content-type': contentType }, body: stream }
  }
  const more = 'redirect' in reply ? { location: asLocation(reply.redirect) } : {}
  // a length beside these would be that of what is not sent (RFC 9110 §8.6)
  const length = status === 204 || status === 304 ? {} : { 'content-length': '0' }
  return { status, headers: { ...length, ...headers, ...more }, body: '' }
}

/**
 * `{ code, message, status, crumbFail, fields?, ...details }`: the shape of every refusal on the wire
 * (spec §7). Only where a browser would show it as a page, it is one.
 * @param accept what the one who asks takes, where that could be read
 */
export function refusalAnswer(refusal: Refusal, accept?: string): Answer<string> {
  const { code, message, fields, details, status } = refusal
  const isPage = accept?.includes('text/html') === true
  const headers = {
    ...alwaysHeaders,
    'cache-control': unkept,
    'content-security-policy': isPage ? refusalPagePolicy : dataPolicy,
    ...(status === 503 || status === 429 ? { 'retry-after': '2' } : {}),
    ...refusal.headers,
  }
  if (isPage) {
    const isNowhere = code === 'unknown-host' || code === 'cookies-too-many'
    const home = isNowhere ? null : '/'
    return textAnswer(status, headers, html, refusalPage(message, home, fields))
  }
  const shown = { code, message, status, crumbFail: false, ...(fields ? { fields } : {}) }
  return jsonAnswer(status, headers, { ...shown, ...details })
}

const html = 'text/html; charset=utf-8'

function jsonAnswer(status: number, headers: AnswerHeaders, json: unknown): Answer<string> {
  return textAnswer(status, headers, 'application/json; charset=utf-8', JSON.stringify(json))
}

function textAnswer(
  status: number,
  headers: AnswerHeaders,
  type: string,
  body: string,
): Answer<string> {
  const own = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
  return { status, headers: { ...headers, ...own }, body }
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

export function isRefused(reply: Reply | Refused): reply is Refused {
  return 'ok' in reply && reply.ok === false
}
