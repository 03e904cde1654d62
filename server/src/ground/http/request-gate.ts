import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type GateLimits = {
  /** Answers that are being made or sent at the same moment, over all connections. */
  readonly requestsUnderway: number
  /** The same for one address, where several visitors share a proxy's connections. */
  readonly requestsPerAddress: number
  /** Pipelined requests that wait for the answers before them, over all connections. */
  readonly requestsWaiting: number
}

export type GateSteps = {
  /** Answers at once, without waiting for anything; false leaves the request alone. */
  readonly answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Says that there is no room now. */
  readonly refuse: (
    request: IncomingMessage,
    response: ServerResponse,
    why: 'all-busy' | 'address-busy',
  ) => void
  /** The address behind the trusted proxies; undefined where the connection itself is counted. */
  readonly addressBehindProxy: (request: IncomingMessage) => string | undefined
}

type Exchange = readonly [request: IncomingMessage, response: ServerResponse]

/** What goes on over one connection. */
type Lane = { last: ServerResponse | undefined; waiting: Exchange[] }

/**
 * Lets requests in so that nobody fills the memory by asking. A connection has one answer under way:
 * the next request is begun when the system has taken the last byte of the answer before it, so that
 * nothing is made for somebody who does not read. Who sends more than `pipelineDepth` requests ahead
 * is cut off, since requests that were parsed already cannot be put back (RFC 9112 §9.3.2 lets a
 * server close a pipelined connection at any time).
 */
export type RequestGate = {
  readonly enter: (request: IncomingMessage, response: ServerResponse) => void
  /** Whether the connection is kept alive with nothing under way. */
  readonly isIdle: (socket: Socket) => boolean
}

/** No browser pipelines at all; load tools send up to 16 ahead. */
export const pipelineDepth = 16

export function createRequestGate(limits: GateLimits, steps: GateSteps): RequestGate {
  const lanes = new WeakMap<Socket, Lane>()
  const underway = new Underway(limits)
  let waitingInAll = 0

  const begin = (lane: Lane, request: IncomingMessage, response: ServerResponse): void => {
    lane.last = response
    if (steps.answerAtOnce(request, response)) {
      if (!response.writableFinished) underway.add(response, undefined)
      return
    }
    const address = steps.addressBehindProxy(request)
    const why = underway.findLack(address)
    if (why === undefined) {
      underway.add(response, address)
      steps.answer(request, response)
    } else {
      steps.refuse(request, response, why)
    }
  }
  const forget = (lane: Lane): void => {
    waitingInAll -= lane.waiting.length
    lane.waiting = []
  }
  const proceed = (lane: Lane, socket: Socket): void => {
    if (socket.destroyed) return forget(lane)
    const next = lane.waiting.shift()
    if (next === undefined) return
    waitingInAll -= 1
    begin(lane, ...next)
    if (lane.waiting.length > 0) lane.last?.once('close', () => proceed(lane, socket))
  }
  const wait = (lane: Lane, exchange: Exchange): void => {
    const { socket } = exchange[0]
    if (lane.waiting.length >= pipelineDepth || waitingInAll >= limits.requestsWaiting) {
      cutOff(socket)
      forget(lane)
      return
    }
    waitingInAll += 1
    if (lane.waiting.push(exchange) === 1) lane.last?.once('close', () => proceed(lane, socket))
  }
  return {
    enter(request, response) {
      const { socket } = request
      if (socket.destroyed) return
      let lane = lanes.get(socket)
      if (lane === undefined) lanes.set(socket, (lane = { last: undefined, waiting: [] }))
      const isFree = lane.waiting.length === 0 && lane.last?.writableFinished !== false
      if (isFree) begin(lane, request, response)
      else wait(lane, [request, response])
    },
    isIdle(socket) {
      const lane = lanes.get(socket)
      // one that has not asked for anything yet
      if (lane === undefined) return true
      return lane.last?.writableFinished === true && lane.waiting.length === 0
    },
  }
}

/**
 * Ends a connection and the reading of what came over it. What stands in the same piece of it would
 * still be parsed, a thousand requests at once, and each kept until the connection is closed, which
 * is after the pieces of all other connections: so the parser is told to stop. (2 is what Node's own
 * handler answers its parser where the bytes after a request are no HTTP any more, see
 * `lib/_http_server.js`; where a later Node has no such handler, the rest is parsed for nothing.)
 */
function cutOff(socket: Socket): void {
  socket.destroy()
  const { parser } = socket as Socket & { parser?: { onIncoming?: unknown } | null }
  if (parser) parser.onIncoming = () => 2
}

/** Counts the answers under way, by address where that is asked for. */
class Underway {
  readonly #limits: GateLimits
  readonly #byAddress = new Map<string, number>()
  readonly #addresses = new WeakMap<ServerResponse, string>()
  /** One listener for all answers: one of its own would keep each answer (decision 0018). */
  readonly #leave: (this: ServerResponse) => void
  #inAll = 0

  constructor(limits: GateLimits) {
    this.#limits = limits
    const leave = (response: ServerResponse): void => {
      this.#count(this.#addresses.get(response), -1)
    }
    this.#leave = function () {
      leave(this)
    }
  }

  findLack(address: string | undefined): 'all-busy' | 'address-busy' | undefined {
    if (this.#inAll >= this.#limits.requestsUnderway) return 'all-busy'
    const ofAddress = address === undefined ? 0 : (this.#byAddress.get(address) ?? 0)
    return ofAddress >= this.#limits.requestsPerAddress ? 'address-busy' : undefined
  }

  add(response: ServerResponse, address: string | undefined): void {
    if (address !== undefined) this.#addresses.set(response, address)
    this.#count(address, 1)
    response.on('close', this.#leave)
  }

  #count(address: string | undefined, step: number): void {
    this.#inAll += step
    if (address === undefined) return
    const count = (this.#byAddress.get(address) ?? 0) + step
    if (count > 0) this.#byAddress.set(address, count)
    else this.#byAddress.delete(address)
  }
}
