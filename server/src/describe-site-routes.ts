import { contract } from '@vitrine/rules/ground/http/contract.ts'
import { openApiPath } from '@vitrine/rules/ground/http/openapi-path.ts'
import { describeCalls } from './ground/http/describe-calls.ts'
import { route, type Route } from './ground/http/route.ts'

const call = contract({ method: 'GET', path: openApiPath })

/** On each site, what its calls are: the same of all, so that it is told of a locked one as well. */
export function describeSiteRoutes(routes: readonly Route[]): readonly Route[] {
  // made for the first who asks, of schemas that do not change
  let calls: ReturnType<typeof describeCalls> | undefined
  return [
    route({
      ...call,
      on: 'site',
      access: { kind: 'public' },
      whileLocked: true,
      handle(_context, { site }) {
        calls ??= describeCalls(routes)
        const description = { ...calls, servers: [{ url: site.origin }] }
        return {
          bytes: Buffer.from(JSON.stringify(description)),
          contentType: 'application/json; charset=utf-8',
        }
      },
    }),
  ]
}
