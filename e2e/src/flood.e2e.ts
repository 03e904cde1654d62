import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** The most memory that the server ever took, in megabytes; undefined where the system keeps none. */
async function peakMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** Asks for the home page again and again in one go, and reads no answer. */
function flood(host: string): Promise<Socket> {
  const socket = connect(product.port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(1100))
      resolve(socket)
    })
    socket.once('close', () => resolve(socket))
  })
}

describe('a stranger who asks without end and reads nothing', () => {
  it.each([
    ['that come one after the other', 30, 20],
    ['that all come at once', 1, 700],
  ])(
    'over connections %s, neither fills the memory nor keeps others out',
    async (_how, rounds, inEach) => {
      const host = new URL(product.shop).host
      await createVisitor(product.port, new URL(product.shop).hostname).get('/')
      const sockets: Socket[] = []
      try {
        for (let round = 0; round < rounds; round++) {
          sockets.push(...(await Promise.all(Array.from({ length: inEach }, () => flood(host)))))
        }
        const other = createVisitor(product.port, 'localhost')
        expect((await other.get('/healthz')).status).toBe(200)
        expect((await createVisitor(product.port, 'shop.localhost').get('/')).status).toBe(200)
        await new Promise((resolve) => setTimeout(resolve, 2000))
        expect((await other.get('/healthz')).status).toBe(200)
        // nothing is known of it where the system has no /proc
        expect((await peakMegabytes(product.pid)) ?? 0).toBeLessThan(300)
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    },
  )
})
