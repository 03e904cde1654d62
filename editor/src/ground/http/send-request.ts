import { crumbAmongCookies } from '@vitrine/rules/ground/refusals/crumb-cookie.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { CallInput, CallReply, Contract } from '@vitrine/rules/ground/http/contract.ts'
import { crumbCall } from '@vitrine/rules/ground/http/crumb-api.ts'
import { z } from 'zod'

type Sent = Pick<RequestInit, 'body' | 'signal'> & { readonly headers?: Record<string, string> }

/** A "no" of the server, or of the network, as the sentence that people read. */
export class RequestRefused extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    const { message, code, fields } = refusalBody.parse(body)
    super(message)
    this.name = 'RequestRefused'
    this.status = status
    this.code = code
    this.fields = fields
    this.details = body
  }
}

/** Whether no server answered it: nobody knows what became of it, and it can be tried again. */
export function foundNoServer(error: unknown): boolean {
  return error instanceof RequestRefused && (error.status === 0 || error.status >= 502)
}

const hearers = new Set<() => void>()

/** Lets somebody know whenever a server has answered. */
export function onAnswer(hear: () => void): void {
  hearers.add(hear)
}

/** A refusal on the wire; whatever is missing of it, as of an answer by a proxy, has a stand-in. */
const refusalBody = z.object({
  message: z.string().catch(interfaceMessages.surprise),
  code: z.string().catch('unexpected'),
  fields: z.record(z.string(), z.string()).catch({}),
})

const anyObject = z.record(z.string(), z.unknown()).catch({})

/** Whose page this is; empty until somebody has come in. */
let writer = ''

/**
 * From now on what is written says whose page it comes from: in another tab somebody else may have
 * signed in, in whose name the server then stores nothing.
 */
export function writeInNameOf(accountId: string): void {
  writer = accountId
}

/** What a write says of whose page it comes from. */
export function headersOfWriter(): Record<string, string> {
  return writer === '' ? {} : { 'x-account': writer }
}

/** What a caller may add to a call. */
type CallOptions = {
  /** It is meant whoever is signed in by now. */
  readonly inAnyName?: boolean
  /** Gives the call up, which ends as one without connection. */
  readonly signal?: AbortSignal
}

/** Any call's input, once its contract has been asked whether it fits. */
type AnyInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/**
 * Calls the server as a contract says, and reads the answer by it. What changes something carries
 * the crumb that tells our own writes from forged ones; one that has gone stale is renewed once.
 * @throws RequestRefused
 */
export function call<One extends Contract>(
  contract: One,
  input: CallInput<One>,
  options?: CallOptions,
): Promise<CallReply<One>>
export async function call(
  contract: Contract,
  input: AnyInput,
  options: CallOptions = {},
): Promise<unknown> {
  const path = addressOf(contract.path, input.params) + searchOf(input.query)
  const inName = options.inAnyName === true ? {} : headersOfWriter()
  const json =
    contract.method === 'GET'
      ? await send('GET', path, {})
      : await withCrumb((crumb) => {
          const { headers, ...sent } = bodyOf(input.body, options)
          const said = { ...headers, ...inName, 'x-csrf-token': crumb }
          return send(contract.method, path, { ...sent, headers: said })
        })
  if (contract.reply === undefined) return undefined
  const read = contract.reply.safeParse(json)
  // a page that is older than the server may not know what it answers
  if (!read.success) throw new RequestRefused(0, {})
  return read.data
}

function bodyOf(body: unknown, { signal }: CallOptions): Sent {
  return {
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
    ...(signal !== undefined && { signal }),
  }
}

/** A path such as `/api/editor/sites/:siteId/orders` with its parts filled in. */
export function addressOf(path: string, params: unknown): string {
  const parts = new Map(Object.entries(params ?? {}))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.get(name))))
}

/** A query as an address has it. */
export function searchOf(query: unknown): string {
  const said = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? '' : `?${search.toString()}`
}

/**
 * Asks for a list that comes in pages, until all of it is here.
 * @param ask for the page after this one
 * @throws RequestRefused
 */
export async function getEvery<One>(
  ask: (after: string | undefined) => Promise<{
    readonly ones: readonly One[]
    readonly next: string | null
  }>,
): Promise<One[]> {
  const all: One[] = []
  let after: string | null | undefined
  while (after !== null) {
    const { ones, next } = await ask(after)
    all.push(...ones)
    after = next
  }
  return all
}

/** Performs a write with the crumb, and once again with a fresh one where it has gone stale. */
export async function withCrumb<Reply>(write: (crumb: string) => Promise<Reply>): Promise<Reply> {
  const known = crumbAmongCookies(document.cookie)
  try {
    return await write(known ?? (await freshCrumb()))
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.details['crumbFail'] !== true) throw error
    return write(await freshCrumb())
  }
}

async function freshCrumb(): Promise<string> {
  return (await call(crumbCall, {})).crumb
}

async function send(method: Contract['method'], path: string, init: Sent): Promise<unknown> {
  const headers = { accept: 'application/json', ...init.headers }
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
  if (response.status < 502) for (const hear of hearers) hear()
  if (!response.ok) throw new RequestRefused(response.status, anyObject.parse(reply))
  return reply
}

/** What is not JSON says nothing. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return {}
  }
}
