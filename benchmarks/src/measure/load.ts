import autocannon from 'autocannon'

export type Load = {
  readonly url: string
  /** Travels in the Host header, because Node does not resolve `*.localhost`. */
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly connections?: number
  /** Sent by POST, as JSON. */
  readonly json?: object
  /** Further headers of each connection, such as a visitor's own cookies. */
  readonly headersOf?: (connection: number) => Readonly<Record<string, string>>
  readonly seconds: number
}

export type LoadResult = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers that were not 2xx, and connections that failed. */
  readonly wrong: number
}

/** Bounded load on an address of this machine. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { json, headersOf } = load
  const shared = {
    ...(load.host !== undefined && { host: load.host }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...load.headers,
  }
  let connection = 0
  const result = await autocannon({
    url: load.url,
    connections: load.connections ?? 32,
    duration: load.seconds,
    headers: shared,
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    ...(headersOf !== undefined && {
      setupClient: (client) => client.setHeaders({ ...shared, ...headersOf(connection++) }),
    }),
  })
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
  }
}
