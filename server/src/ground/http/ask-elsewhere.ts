import { request as askPlainly } from 'node:http'
import { request as askOverTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { addressOfHost } from './public-address.ts'

export type Question = {
  readonly url: string
  /** Posted as the fields of a form; absent: nothing is posted. */
  readonly form?: Readonly<Record<string, string>>
  /** How long all of it may take, in milliseconds. */
  readonly patienceMs: number
  /** More is no answer. */
  readonly maxBytes: number
  /** Names that may lead into a private network. */
  readonly privateHosts: readonly string[]
}

/**
 * Asks another machine. Its name is looked up once, and what it leads to must be public; where it
 * answers with another address, that is its answer, and nobody goes there.
 * @throws where there is no answer, in time or of a bearable length
 */
export async function askElsewhere(question: Question): Promise<{ status: number; text: string }> {
  const url = new URL(question.url)
  const host = hostOf(url)
  const signal = AbortSignal.timeout(question.patienceMs)
  const address = await addressOfHost(host, question.privateHosts)
  signal.throwIfAborted()
  const found = { address, family: isIP(address) }
  const lookup: LookupFunction = (_name, { all }, done) =>
    all === true ? done(null, [found]) : done(null, found.address, found.family)
  const body = question.form && new URLSearchParams(question.form).toString()
  const ask = url.protocol === 'https:' ? askOverTls : askPlainly
  return new Promise((resolve, reject) => {
    const asked = ask(url, {
      lookup,
      signal,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        }),
      },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      readSome(answer, question.maxBytes).then(
        (text) => resolve({ status: answer.statusCode ?? 0, text }),
        (error: unknown) => {
          asked.destroy()
          reject(error instanceof Error ? error : new Error(String(error)))
        },
      )
    })
    asked.end(body)
  })
}

/** @throws RangeError for more than an answer can hold */
async function readSome(answer: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new RangeError('too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Somebody who is asked in place of others, such as a proxy; null: they themselves are. */
export type Through = string | null

/** What of a question depends on who answers in place of whom it is for. */
export function inPlaceOf(through: Through, url: string): Pick<Question, 'url' | 'privateHosts'> {
  if (through === null) return { url, privateHosts: [] }
  // whoever runs the installation has named it
  const privateHosts = [hostOf(new URL(through))]
  return { url: `${through}/${url.slice('https://'.length)}`, privateHosts }
}

/** A name or an address, of IPv6 without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
