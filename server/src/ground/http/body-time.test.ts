import { once } from 'node:events'
import { createServer, request as httpRequest, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { limitBodyTime, type BodyTimes } from './body-time.ts'

let close = (): void => undefined
afterEach(() => close())

/** Sends a body in so many pieces, with a rest after each, to a server that answers when it is there. */
async function send(times: BodyTimes, type: string, pieces: readonly Buffer[], restMs: number) {
  const server = createServer((request, response) => {
    limitBodyTime(request, response, times, () => {
      response.statusCode = 408
      response.end(() => request.socket.destroySoon())
    })
    request.on('end', () => response.end()).resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => void server.close()
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': type }
  const sending = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers })
  sending.on('error', () => undefined)
  const answer = once(sending, 'response') as Promise<[{ statusCode?: number; resume(): void }]>
  await sendPieces(sending, pieces, restMs)
  const [response] = await answer
  response.resume()
  return response.statusCode
}

async function sendPieces(sending: ClientRequest, pieces: readonly Buffer[], restMs: number) {
  for (const piece of pieces) {
    if (sending.destroyed) return
    sending.write(piece)
    await sleep(restMs)
  }
  if (!sending.destroyed) sending.end()
}

const form = 'multipart/form-data; boundary=x'
const drops = Array.from({ length: 8 }, () => Buffer.alloc(1))
const gulps = Array.from({ length: 8 }, () => Buffer.alloc(4096))

it('a body that comes slowly is given up, file or not', async () => {
  const times = { longestMs: 100, leastBytes: 1024 }
  expect(await send(times, 'application/json', drops, 60)).toBe(408)
  expect(await send(times, form, drops, 60)).toBe(408)
})

it('a file may take longer than any other body, as long as it goes on', async () => {
  // a busy machine rests longer between two pieces than it is told to
  const times = { longestMs: 600, leastBytes: 1024 }
  expect(await send(times, form, gulps, 150)).toBe(200)
  expect(await send(times, 'application/json', gulps, 150)).toBe(408)
})
