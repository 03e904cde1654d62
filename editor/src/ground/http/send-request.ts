import { crumbAmongCookies } from '@vitrine/rules/ground/refusals/crumb-cookie.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { crumbPath, type CrumbReply } from '@vitrine/rules/ground/http/crumb-api.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A "no" of the server, or of the network, as the sentence that people read. */
export class RequestRefused extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body['message'] === 'string' ? body['message'] : interfaceMessages.surprise)
    this.name = 'RequestRefused'
    this.status = status
    this.code = typeof body['code'] === 'string' ? body['code'] : 'unexpected'
    this.fields = (body['fields'] ?? {}) as Record<string, string>
    this.details = body
  }
}

/** Asks for something. @throws RequestRefused */
export function getJson<Reply>(path: string): Promise<Reply> {
  return send<Reply>('GET', path, {})
}

/**
 * Asks for a list that comes in pages, until all of it is here.
 * @param path with a query
 * @throws RequestRefused
 */
export async function getEvery<Page extends { readonly next: string | null }, One>(
  path: string,
  onesOf: (page: Page) => readonly One[],
): Promise<One[]> {
  const all: One[] = []
  let next: string | null = ''
  while (next !== null) {
    const from: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`
    const page: Page = await getJson<Page>(path + from)
    all.push(...onesOf(page))
    next = page.next
  }
  return all
}

/**
 * Changes something; carries the crumb that tells our own writes from forged ones. A crumb that has
 * gone stale is renewed once. A call that is given up by its signal ends as one without connection.
 * @throws RequestRefused
 */
export async function sendJson<Reply>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Reply> {
  const init = {
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
    ...(signal !== undefined && { signal }),
  }
  return withCrumb((crumb) => send<Reply>(method, path, init, crumb))
}

/** Sends one file as a form. @throws RequestRefused */
export function sendFile<Reply>(path: string, file: File): Promise<Reply> {
  return withCrumb((crumb) => {
    const body = new FormData()
    body.set('file', file, file.name)
    return send<Reply>('POST', path, { body }, crumb)
  })
}

/** A path such as `/api/editor/sites/:siteId/orders` with its parts filled in. */
export function fillPath(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
}

async function withCrumb<Reply>(write: (crumb: string) => Promise<Reply>): Promise<Reply> {
  const known = crumbAmongCookies(document.cookie)
  try {
    return await write(known ?? (await freshCrumb()))
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.details['crumbFail'] !== true) throw error
    return write(await freshCrumb())
  }
}

async function freshCrumb(): Promise<string> {
  return (await getJson<CrumbReply>(crumbPath)).crumb
}

async function send<Reply>(
  method: Method,
  path: string,
  init: { body?: BodyInit; headers?: Record<string, string>; signal?: AbortSignal },
  crumb?: string,
): Promise<Reply> {
  const headers = {
    accept: 'application/json',
    ...init.headers,
    ...(crumb === undefined ? {} : { 'x-csrf-token': crumb }),
  }
  let response: Response
  try {
    response = await fetch(path, { ...init, method, headers })
  } catch {
    throw new RequestRefused(0, {
      code: 'no-connection',
      message: interfaceMessages['no-connection'],
    })
  }
  const reply = await readJson(response)
  if (!response.ok) throw new RequestRefused(response.status, reply)
  return reply as Reply
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>
  } catch {
    return {}
  }
}
