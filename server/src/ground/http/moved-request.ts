import type { IncomingMessage } from 'node:http'
import type { Reply } from './reply.ts'

/** Path and query of a request; two slashes at its start would lead to another host. */
export function targetOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/^(?:[a-z]+:\/\/[^/]*)?\/*/i, '/')
}

/**
 * Leads a request to the name that stands in front of the one it came to. What is sent with it goes
 * along (308): 301 would make a GET of a form. Browsers keep neither, because an owner who changes
 * their mind would otherwise send visitors in a circle.
 */
export function movedReply(
  origin: string,
  request: Pick<IncomingMessage, 'url' | 'method'>,
): Reply {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  return { redirect: origin + targetOf(request), status: isReading ? 301 : 308 }
}
