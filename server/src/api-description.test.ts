import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiPath } from '@vitrine/rules/ground/http/openapi-path.ts'
import { routes } from './routes.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'

type Operation = { readonly operationId: string; readonly responses: Record<string, unknown> }
type Description = {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let server: TestServer
let description: Description
beforeAll(async () => {
  server = await startTestServer()
  const told = await server.visitor().get(openApiPath)
  expect([told.status, told.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  description = told.json<Description>()
})
afterAll(() => server.close())

/** Of others: of the provider of payments, of the description itself, and where nothing is. */
const undescribed = new Set([
  'POST /api/commerce/payments/stripe/webhook',
  'GET /api/openapi.json',
  'GET /api/site-users/account/notifications/restock',
])

describe('the description of a site’s calls', () => {
  it('is OpenAPI 3.1, of the address that it was asked on', async () => {
    const checked = await new Validator().validate(structuredClone(description))
    expect(checked.errors ?? []).toEqual([])
    expect(checked.valid).toBe(true)
    expect(description.servers).toEqual([{ url: `http://fern.localhost:${server.port}` }])
    const broken = { ...structuredClone(description), paths: { orders: {} } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('has each call of a site, and none that is not there', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const ofSites = routes
      .filter(({ on, path }) => on === 'site' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.sort()).toEqual(ofSites.filter((one) => !undescribed.has(one)).sort())
    expect([...undescribed].filter((one) => !ofSites.includes(one))).toEqual([])
  })

  it('calls each by another name, and says what is answered and refused', () => {
    const operations = Object.values(description.paths).flatMap((one) => Object.values(one))
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { operationId, responses } of operations) {
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '400']))
    }
    expect(JSON.stringify(description.paths)).toContain('entry-of-another')
  })
})
