import type { IncomingMessage, ServerResponse } from 'node:http'

export type BodyTimes = {
  /** A body is all here within so long, unless it is a file. */
  readonly longestMs: number
  /** Of a file, in each such span, at least so many bytes are here. */
  readonly leastBytes: number
}

/** What the slowest lines carry that anybody sends a film over. */
export const bodyTimes: BodyTimes = { longestMs: 30_000, leastBytes: 256 * 1024 }

/**
 * Gives up requests whose bodies come too slowly: such a sender holds a place that others wait for.
 * The time that Node gives a request is the same for all of them, whatever its size; a film may take
 * an hour, as long as it goes on.
 * @param giveUp ends the connection, with an answer where none has begun
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { longestMs, leastBytes }: BodyTimes,
  giveUp: () => void,
): void {
  const { headers, socket } = request
  const hasBody =
    headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody || headers['content-length'] === '0') return
  const isForm = headers['content-type']?.startsWith('multipart/form-data') === true
  let had = socket.bytesRead
  const timer = setInterval(() => {
    const came = socket.bytesRead - had
    had = socket.bytesRead
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (isForm && came >= leastBytes) return
    clearInterval(timer)
    giveUp()
  }, longestMs)
  timer.unref()
  // by then the body is here, or is not wanted any more
  response.once('close', () => request.complete && clearInterval(timer))
}
