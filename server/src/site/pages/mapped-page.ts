import { isPlatformPath } from '@vitrine/rules/site/sites/read-url-mappings.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { mappedAddress } from './mapped-address.ts'
import { decodePath } from '../../ground/http/request-environment.ts'
import type { PageJob } from '../views/view-mode.ts'
import { findTarget } from './find-target.ts'

type Redirect = Extract<PageReply, { redirect: string }>

/** How many mappings may follow on one another before the way is taken for a circle. */
const mostSteps = 10

/**
 * Where its owner leads visitors from an address that is not there; undefined for all others. Asked
 * last, before the not-found page: what a site or Vitrine answers itself is never mapped. The
 * editor's frame is led nowhere.
 */
export function mappedPage({ view, request, requestSite, mode }: PageJob): Redirect | undefined {
  if (mode.kind === 'edit' || view.urlMappings.text === '') return undefined
  const { origin } = requestSite
  const found = view.findMapping(request.path)
  if (found === undefined || isPlatformPath(request.path)) return undefined
  const redirect = mappedAddress(found, origin, request.search)
  if (redirect === undefined || isCircle({ view, request, requestSite }, redirect)) return undefined
  // who moves a page again is not held to what browsers have kept
  const headers = { 'cache-control': 'private, max-age=3600' }
  return { redirect, status: found.mapping.status, headers }
}

/** Whether an address of the site would be mapped on and on; those that the rule cannot foresee. */
function isCircle(
  { view, request, requestSite }: Pick<PageJob, 'view' | 'request' | 'requestSite'>,
  first: string,
): boolean {
  let address = first
  for (let step = 0; step < mostSteps; step++) {
    const url = new URL(address, requestSite.origin)
    if (url.origin !== requestSite.origin) return false
    // a page answers without the slash at its end
    const path = decodePath(url.pathname).replace(/(?<!\/)\/+$/, '')
    if (path === request.path) return true
    const target = findTarget(view, path)
    if (target.kind !== 'not-found' && target.kind !== 'item') return false
    const next = view.findMapping(path)
    const led = next && mappedAddress(next, requestSite.origin, '')
    if (led === undefined) return false
    address = led
  }
  return true
}
