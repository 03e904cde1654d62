import { Readable } from 'node:stream'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Refusal, Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Reply } from './reply.ts'
import { cookieLines, type CookiePlace } from './cookies.ts'
import { refusalPage, refusalPagePolicy } from './refusal-page.ts'
import { alwaysHeaders, dataPolicy } from './security-headers.ts'

/**
 * An answer as it goes out, with nothing left to decide. All that the server says is one, made and
 * sent here, whether a route, the page cache or the gate says it.
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
  const answer = withoutCookies(reply, reply.status ?? ('redirect' in reply ? 302 : 200))
  const { headers } = answer
  if (reply.headers !== undefined) Object.assign(headers, reply.headers)
  for (const cookie of reply.cookies ?? []) addCookies(headers, cookieLines(cookie, place))
  return answer
}

/** The answer with these lines of `Set-Cookie` as well. */
export function withCookies<Body>(answer: Answer<Body>, lines: readonly string[]): Answer<Body> {
  const headers = { ...answer.headers }
  addCookies(headers, lines)
  return { ...answer, headers }
}

/**
 * Headers that are still being written: one object that names are set on. Copies of it with more
 * names cost as much as all else here (docs/decisions/0020-objects-that-grow-from-others.md).
 */
type OpenHeaders = Record<string, string | string[]>
type OpenAnswer<Body = Answer['body']> = Omit<Answer<Body>, 'headers'> & { headers: OpenHeaders }

function answerWith<Body>(
  status: number,
  type: string,
  length: number,
  body: Body,
  policy: string = dataPolicy,
): OpenAnswer<Body> {
  const headers: OpenHeaders = {
    'content-type': type,
    'content-length': String(length),
    'cache-control': unkept,
    'content-security-policy': policy,
    ...alwaysHeaders,
  }
  return { status, headers, body }
}

function addCookies(headers: OpenHeaders, lines: readonly string[]): void {
  if (lines.length === 0) return
  // a cache between must not hand one visitor's cookie to another
  if (!String(headers['cache-control']).startsWith('private')) headers['cache-control'] = unkept
  const there = headers['set-cookie']
  headers['set-cookie'] = there === undefined ? [...lines] : [there, ...lines].flat()
}

function withoutCookies(reply: Reply, status: number): OpenAnswer {
  if ('json' in reply) return jsonAnswer(status, reply.json)
  if ('html' in reply) return textAnswer(status, html, reply.html)
  if ('bytes' in reply) {
    return answerWith(status, reply.contentType, reply.bytes.length, reply.bytes)
  }
  const headers: OpenHeaders = {
    'cache-control': unkept,
    'content-security-policy': dataPolicy,
    ...alwaysHeaders,
  }
  if ('stream' in reply) {
    headers['content-type'] = reply.contentType
    return { status, headers, body: reply.stream }
  }
  // a length beside these would be that of what is not sent (RFC 9110 §8.6)
  if (status !== 204 && status !== 304) headers['content-length'] = '0'
  if ('redirect' in reply) headers['location'] = asLocation(reply.redirect)
  return { status, headers, body: '' }
}

/**
 * `{ code, message, status, crumbFail, fields?, ...details }`: the shape of every refusal on the wire
 * (spec §7). Only where a browser would show it as a page, it is one.
 * @param accept what the one who asks takes, where that could be read
 */
export function refusalAnswer(refusal: Refusal, accept?: string): Answer<string> {
  const { code, message, fields, details, status } = refusal
  const isPage = accept?.includes('text/html') === true
  const shown = { code, message, status, crumbFail: false, ...(fields ? { fields } : {}) }
  const answer = isPage
    ? textAnswer(status, html, refusalPage(message, homeOf(code), fields), refusalPagePolicy)
    : jsonAnswer(status, { ...shown, ...details })
  if (status === 503 || status === 429) answer.headers['retry-after'] = '2'
  Object.assign(answer.headers, refusal.headers)
  return answer
}

function homeOf(code: string): '/' | null {
  return code === 'unknown-host' || code === 'cookies-too-many' ? null : '/'
}

const html = 'text/html; charset=utf-8'

function jsonAnswer(status: number, json: unknown): OpenAnswer<string> {
  return textAnswer(status, 'application/json; charset=utf-8', JSON.stringify(json))
}

function textAnswer(
  status: number,
  type: string,
  body: string,
  policy?: string,
): OpenAnswer<string> {
  return answerWith(status, type, Buffer.byteLength(body), body, policy)
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

/**
 * The one writer of answers. What stands on the response already (`strict-transport-security`, lines
 * that remove stray cookies) goes out with it.
 * @param onFailure called where a stream cannot be read, before or after some of it was sent
 */
export function writeAnswer(
  request: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  answer: Answer,
  onFailure: (error: Error) => void = () => response.destroy(),
): void {
  const { body } = answer
  if (body instanceof Readable) return pour(body, request, response, answer, onFailure)
  writeHead(response, answer)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * The whole of an answer as text, for a connection on which nothing could be understood, so that
 * there is no response to write to. It is the last one there.
 */
export function answerAsText({ status, headers, body }: Answer<string>): string {
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${String(value)}`,
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n')
}

function writeHead(response: ServerResponse, answer: Answer): void {
  const mending = response.getHeader('set-cookie')
  const { headers } =
    mending === undefined ? answer : withCookies(answer, [mending].flat().map(String))
  response.writeHead(answer.status, headers)
}

/** Begins with the first bytes: of a file that cannot be opened the answer can still be another. */
function pour(
  stream: Readable,
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  answer: Answer,
  onFailure: (error: Error) => void,
): void {
  stream.on('error', onFailure)
  if (response.destroyed) return void stream.destroy()
  response.once('close', () => stream.destroy())
  stream.once('readable', () => {
    writeHead(response, answer)
    if (method === 'HEAD') response.end()
    else stream.pipe(response)
  })
}
