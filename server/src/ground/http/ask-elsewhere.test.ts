import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askElsewhere, inPlaceOf } from './ask-elsewhere.ts'

let stand: Server
let port: number
let asked: string[] = []

beforeAll(async () => {
  stand = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') response.writeHead(302, { location: '/secret' }).end('moved')
    else response.end('x'.repeat(1000))
  })
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve))
  port = (stand.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => stand.close(resolve)))

const limits = { patienceMs: 5000, maxBytes: 1000 }

test('no spelling of a private address is asked', async () => {
  asked = []
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0',
    'localhost',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fd00::1]',
    '[fe80::1]',
    '169.254.169.254',
  ]) {
    const url = `http://${host}:${port}/`
    await expect(askElsewhere({ url, privateHosts: [], ...limits }), host).rejects.toThrow(
      /^(?:private-host|no-such-host)$/,
    )
  }
  expect(asked).toEqual([])
})

test('another address is an answer that nobody follows, and a long answer is none', async () => {
  asked = []
  const through = inPlaceOf(`http://127.0.0.1:${port}`, 'https://moved')
  expect(await askElsewhere({ ...through, ...limits })).toEqual({ status: 302, text: 'moved' })
  expect(asked).toEqual(['/moved'])
  const long = inPlaceOf(`http://127.0.0.1:${port}`, 'https://long')
  expect((await askElsewhere({ ...long, ...limits })).text).toHaveLength(1000)
  await expect(askElsewhere({ ...long, ...limits, maxBytes: 999 })).rejects.toThrow(RangeError)
})

test('who is asked in place of others may be named by an address of IPv6', () => {
  expect(inPlaceOf('http://[::1]:8080', 'https://service.example/verify')).toEqual({
    url: 'http://[::1]:8080/service.example/verify',
    privateHosts: ['::1'],
  })
})
