import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { fetchFirstPage } from './first-page.mjs'

test('the first page is asked for under the name of the shop', async () => {
  const hosts = []
  const server = createServer((request, response) => {
    hosts.push(request.headers.host)
    response.end('a page')
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  expect(await fetchFirstPage(`http://fern.localhost:${port}`)).toBe(200)
  expect(hosts).toEqual([`fern.localhost:${port}`])
  server.close()
})
