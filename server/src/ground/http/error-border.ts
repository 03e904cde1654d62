import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { refusalAnswer, type Answer } from './answer.ts'
import { RequestRefused } from './request-input.ts'

/** What somebody is told of a surprise; details go to the log, never to the visitor. */
export function refusalOf(error: unknown, request: IncomingMessage, logger: Logger): Refusal {
  if (error instanceof RequestRefused) return error.refusal
  if (request.destroyed && !request.complete) {
    // the visitor left before all of the request was here; nobody reads this answer
    logger.debug({ err: error }, 'a visitor left')
    return requestRefusal('bad-request')
  }
  const { statusCode } = error as { statusCode?: number }
  if (isUnavailable(error)) {
    logger.error({ err: error }, 'database or disk unavailable')
    return requestRefusal('unavailable')
  }
  if (statusCode === 413) return requestRefusal('too-large')
  if (statusCode === 415) return requestRefusal('media-type-unknown')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { ...requestRefusal('bad-request'), status: statusCode }
  }
  logger.error({ err: error }, 'request failed')
  return requestRefusal('unexpected')
}

/**
 * What somebody is told whose bytes are no HTTP, or come too slowly. Headers that are too long are
 * nearly always cookies, and each further request would have them too: which ones nobody has read,
 * so all go that the browser keeps for this domain.
 */
export function unreadableAnswer(code: string | undefined): Answer<string> {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const headers = { 'clear-site-data': '"cookies"' }
    return refusalAnswer({ ...requestRefusal('cookies-too-many'), headers }, 'text/html')
  }
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  return refusalAnswer({ ...requestRefusal('bad-request'), status })
}

const codes = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOSPC|57P0[123]|08\d{3}|53\d{3})$/
// the driver's own errors have no code
const sentences =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether an error passes by itself: the database refuses, resets or ends connections, starts or
 * stops (PostgreSQL class 57P), or it or the disk is out of room (53).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (code === 'ENOENT') return syscall === 'connect'
  return typeof code === 'string' ? codes.test(code) : sentences.test(error.message)
}
