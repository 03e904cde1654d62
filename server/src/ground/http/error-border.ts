import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { RequestRefused } from './request-body.ts'
import { sendRefusal } from './send-reply.ts'

/** The one place where a surprise becomes HTTP. Details go to the log, never to the visitor. */
export function answerError(error: unknown, target: FastifyReply, logger: Logger): FastifyReply {
  if (error instanceof RequestRefused) return sendRefusal(target, error.refusal)
  const { raw } = target.request
  if (raw.destroyed && !raw.complete) {
    // the visitor left before all of the request was here; nobody reads this answer
    logger.debug({ err: error }, 'a visitor left')
    return sendRefusal(target, requestRefusal('bad-request'))
  }
  const { statusCode } = error as { statusCode?: number }
  if (isUnavailable(error)) {
    logger.error({ err: error }, 'database or disk unavailable')
    return sendRefusal(target, requestRefusal('unavailable'))
  }
  if (statusCode === 413) return sendRefusal(target, requestRefusal('too-large'))
  if (statusCode === 415) return sendRefusal(target, requestRefusal('media-type-unknown'))
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return sendRefusal(target, { ...requestRefusal('bad-request'), status: statusCode })
  }
  logger.error({ err: error }, 'request failed')
  return sendRefusal(target, requestRefusal('unexpected'))
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
