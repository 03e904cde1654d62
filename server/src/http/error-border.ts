import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { requestRefusal } from '@vitrine/rules/refusals/request-messages.ts'
import { RequestRefused } from './request-body.ts'
import { sendRefusal } from './send-reply.ts'

/** The one place where a surprise becomes HTTP. Details go to the log, never to the visitor. */
export function answerError(error: unknown, target: FastifyReply, logger: Logger): FastifyReply {
  if (error instanceof RequestRefused) return sendRefusal(target, error.refusal)
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code !== undefined && isDatabaseDown(code)) {
    logger.error({ err: error }, 'database unreachable')
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

/** Connection refused or reset, server shutting down or starting (PostgreSQL class 57P). */
export function isDatabaseDown(code: string): boolean {
  return /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[123]|08\d{3}|53300)$/.test(code)
}
