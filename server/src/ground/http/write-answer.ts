import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { withCookies, type Answer } from './answer.ts'

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
