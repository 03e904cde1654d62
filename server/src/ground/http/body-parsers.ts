import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseTextParts } from './one-click.ts'
import { parseFormBody, parseJsonBody } from './request-input.ts'

const asBuffer = { parseAs: 'buffer' } as const

/** Bodies are JSON or forms, and nothing else is read. */
export function addValueParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', asBuffer, (_request, body, done) =>
    parsed(() => (body.length === 0 ? undefined : parseJsonBody(body as Buffer)), done),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', asBuffer, (_request, body, done) =>
    parsed(() => parseFormBody(body as Buffer), done),
  )
}

/** Forms in parts as well, as far as they are text. */
export function addPartsParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    asBuffer,
    (request: FastifyRequest, body: Buffer) =>
      parseTextParts(body, request.headers['content-type'] ?? ''),
  )
}

/** JSON as the bytes that came. */
export function addBytesParser(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', asBuffer, (_request, body, done) => done(null, body))
}

function parsed(parse: () => unknown, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, parse())
  } catch (error) {
    done(error as Error)
  }
}
