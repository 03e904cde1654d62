import { contract } from '@vitrine/rules/ground/http/contract.ts'
import { openApiPath } from '@vitrine/rules/ground/http/openapi-path.ts'
import { describeCalls } from './ground/http/describe-calls.ts'
import { route, type Route } from './ground/http/route.ts'

const call = contract({ method: 'GET', path: openApiPath })

/** On each site, what its calls are: the same of all, so that it is told of a locked one as well. */
export function describeSiteRoutes(routes: readonly Route[]): readonly Route[] {
  return [
    route({
      ...call,
      on: 'site',
      access: { kind: 'public' },
      whileLocked: true,
      handle: (_context, { site }) => ({
        bytes: Buffer.from(JSON.stringify(describeCalls(routes, site.origin))),
        contentType: 'application/json; charset=utf-8',
      }),
    }),
  ]
}
