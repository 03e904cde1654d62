import { createServer } from 'node:http'
import pg from 'pg'
import { listen } from './bare-http.ts'

/** `node:http` and one look-up by primary key through `pg`: what P3 is measured against. */
export function httpWithSelect(input: { url: string; websiteId: string; itemId: string }): void {
  const pool = new pg.Pool({ connectionString: input.url, max: 20 })
  const query = {
    name: 'by-key',
    text: 'select body from document where website_id = $1 and kind = $2 and id = $3',
    values: [input.websiteId, 'item', input.itemId],
  }
  const server = createServer((_request, response) => {
    void pool.query(query).then((result) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(result.rows[0]))
    })
  })
  listen(server)
}
