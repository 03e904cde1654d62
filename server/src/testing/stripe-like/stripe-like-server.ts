import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { likeEvent, type LikeEvent } from './stripe-like-events.ts'
import { readLikeKey, Repetitions, type LikeAnswer } from './stripe-like-keys.ts'
import { LikeRefusal, type Fields } from './stripe-like-fields.ts'
import { LikeLedger, type LikeSession } from './stripe-like-ledger.ts'
import { bankPage, closedPage, likePage } from './stripe-like-page.ts'
import { fieldsPage, fieldsScript, likePaths } from './stripe-like-script.ts'

/**
 * What goes wrong with a call: done, but its answer never comes (`lost`); not done, and the
 * connection breaks (`reset`) or it says 500 (`broken`); done after a while (`slow`), or once
 * something else has happened (`held`).
 */
export type Fault =
  | { readonly kind: 'lost' | 'reset' | 'broken' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'held'; readonly until: Promise<unknown> }

/** A call as it came. */
export type LikeCall = { readonly method: string; readonly path: string; readonly fields: Fields }

export type StripeLikeServer = {
  /** What `STRIPE_API` is set to. */
  readonly url: string
  readonly ledger: LikeLedger
  readonly calls: LikeCall[]
  /** What was to be told, the oldest first. */
  readonly events: LikeEvent[]
  /** As a shopper pays on the page. */
  pay(sessionId: string): void
  /** The next calls meet these, one each; `meanwhile` runs before the call is done. */
  readonly faults: Fault[]
  /** Keys that it does not know any more. */
  readonly revoked: Set<string>
  meanwhile: (() => void) | undefined
  /** Whether the script of the fields for cards comes. */
  script: 'there' | 'hangs' | 'gone'
  /** Told of each call that is done, before its answer is sent. */
  done: ((call: LikeCall) => void) | undefined
  close(): Promise<void>
}

/**
 * Speaks what of Stripe's protocol is needed here, with its page, its keys of repetition that live
 * for a day, and its faults.
 * @param clock epoch milliseconds
 */
export async function openStripeLikeServer(
  clock: () => number = Date.now,
): Promise<StripeLikeServer> {
  const ledger = new LikeLedger(clock)
  const state: Omit<StripeLikeServer, 'close' | 'url'> & { url: string } = {
    url: '',
    ledger,
    calls: [],
    events: [],
    faults: [],
    revoked: new Set(),
    meanwhile: undefined,
    script: 'there',
    done: undefined,
    pay: (id) => void state.events.push(likeEvent('checkout.session.completed', ledger.pay(id))),
  }
  const repetitions = new Repetitions(clock)
  const server = createServer((request, response) => {
    if (isPage(request)) return answerPage(state, request, response)
    answerCall(state, repetitions, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

type State = Omit<StripeLikeServer, 'close'>

const isPage = ({ url = '' }: IncomingMessage) => url.startsWith('/c/') || url === likePaths.script

function answerPage(state: State, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request
  if (url === likePaths.script) return sendScript(state, response)
  if (url.startsWith(likePaths.fields)) return sendPage(response, fieldsPage())
  if (url.startsWith(likePaths.bank)) return answerBank(state, request, response)
  const session = state.ledger.sessions.get(url.slice('/c/pay/'.length))
  const isOpen =
    session !== undefined && state.ledger.session(session.id, session.livemode).status === 'open'
  if (!isOpen) return sendPage(response, closedPage())
  if (method !== 'POST') return sendPage(response, likePage(session))
  state.pay(session.id)
  response.writeHead(303, { location: session.success_url }).end()
}

function sendScript({ script }: State, response: ServerResponse): void {
  if (script === 'hangs') return
  const type = { 'content-type': 'text/javascript; charset=utf-8' }
  if (script === 'gone') response.writeHead(404).end()
  else response.writeHead(200, type).end(fieldsScript())
}

/** Where a bank asks whoever pays. */
function answerBank(
  { ledger }: State,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, search } = new URL(url, 'http://bank.example')
  const intent = ledger.intent(pathname.slice(likePaths.bank.length))
  const next = intent.next_action
  if (next === null) return sendPage(response, closedPage())
  if (method !== 'POST') return sendPage(response, bankPage())
  ledger.answerBank(intent.id, search !== '?no')
  response.writeHead(303, { location: next.redirect_to_url.return_url }).end()
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

async function answerCall(
  state: State,
  repetitions: Repetitions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', state.url)
  const parts: Uint8Array[] = []
  for await (const part of request as AsyncIterable<Uint8Array>) parts.push(part)
  const typed = request.method === 'GET' ? url.search : Buffer.concat(parts).toString('utf8')
  const call = {
    method: request.method ?? '',
    path: url.pathname,
    fields: new Map(new URLSearchParams(typed)),
  }
  state.calls.push(call)
  const fault = state.faults.shift()
  if (fault?.kind === 'reset') return void request.socket.destroy()
  if (fault?.kind === 'broken') {
    return send(response, { status: 500, body: refusalBody('api_error', 'Out of order') })
  }
  if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
  if (fault?.kind === 'held') await fault.until
  const { meanwhile } = state
  state.meanwhile = undefined
  meanwhile?.()
  const answer = act(state, repetitions, call, request)
  state.done?.(call)
  if (fault?.kind === 'lost') return void request.socket.destroy()
  send(response, answer)
}

function act(
  state: State,
  repetitions: Repetitions,
  call: LikeCall,
  { headers }: IncomingMessage,
): LikeAnswer {
  try {
    const { livemode } = readLikeKey(headers.authorization, state.revoked)
    const key = call.method === 'POST' ? headers['idempotency-key']?.toString() : undefined
    return repetitions.once(key, call.path, call.fields, () => perform(state, call, livemode))
  } catch (error) {
    if (!(error instanceof LikeRefusal)) throw error
    return { status: error.status, body: refusalBody(error.type, error.message, error.code) }
  }
}

/** A refusal that came of doing it is kept by its key as well. */
function perform(state: State, call: LikeCall, livemode: boolean): LikeAnswer {
  try {
    return { status: 200, body: find(state, call, livemode) }
  } catch (error) {
    if (!(error instanceof LikeRefusal)) throw error
    return { status: error.status, body: refusalBody(error.type, error.message, error.code) }
  }
}

function find(state: State, { method, path, fields }: LikeCall, livemode: boolean): object {
  const { ledger } = state
  const [, , ...rest] = path.split('/')
  if (rest[0] === 'payment_intents') return findIntent(state, method, rest, { fields, livemode })
  if (rest[0] === 'customers') return ledger.cards.customer(fields)
  if (rest[0] === 'payment_methods') return ledger.cards.detach(rest[1] ?? '')
  const sessionId = rest[2] ?? ''
  if (fields.get('mode') === 'setup') return ledger.cards.open(fields, livemode, state.url)
  if (ledger.cards.pages.has(sessionId)) {
    return method === 'GET' ? ledger.cards.page(sessionId) : ledger.cards.expire(sessionId)
  }
  switch (`${method} ${rest.map((part) => (part === sessionId ? ':id' : part)).join('/')}`) {
    case 'GET checkout/sessions':
      return listOf([...ledger.sessions.values()].filter((one) => one.livemode === livemode))
    case 'POST checkout/sessions':
      return ledger.open(fields, livemode, state.url)
    case 'GET checkout/sessions/:id':
      return ledger.whole(ledger.session(sessionId, livemode))
    case 'POST checkout/sessions/:id/expire':
      return expire(state, ledger.expire(sessionId, livemode))
    case 'GET refunds':
      return listOf(ledger.refundsOf(fields.get('payment_intent') ?? ''))
    case 'GET disputes':
      return listOf(
        ledger.disputes.filter((one) => one.payment_intent === fields.get('payment_intent')),
      )
    case 'POST refunds':
      return ledger.giveBack(fields)
    default:
      throw new LikeRefusal(404, `Unrecognized request URL (${method}: ${path})`)
  }
}

function findIntent(
  { ledger, url }: State,
  method: string,
  [, id = '', what = '']: readonly string[],
  { fields, livemode }: { readonly fields: Fields; readonly livemode: boolean },
): object {
  if (method === 'GET') return ledger.intent(id)
  if (what === 'confirm') return ledger.confirm(id, fields, url, livemode)
  return what === 'cancel' ? ledger.cancel(id) : ledger.prepare(fields)
}

function expire(state: State, session: LikeSession): LikeSession {
  state.events.push(likeEvent('checkout.session.expired', session))
  return session
}

function listOf(data: readonly object[]): object {
  return { object: 'list', data, has_more: false, url: '/v1' }
}

function refusalBody(type: string, message: string, code?: string): object {
  return { error: { type, message, ...(code !== undefined && { code }) } }
}

function send(response: ServerResponse, { status, body }: LikeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
