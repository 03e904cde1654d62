import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import { frontDoorPage, type FrontDoorSite } from './front-door.ts'
import type { Reply } from './reply.ts'
import type { RouteRequest } from './route.ts'
import { editorPolicy } from './security-headers.ts'

type Request = RouteRequest<unknown, Record<string, string>, unknown>

/**
 * Everything on the editor's origin that is not a route: the front door at `/`, the application at
 * `/config/*` (which finds its own way from there) and the files of both.
 */
export async function serveEditor(
  context: Context,
  request: Request,
  listSites: () => Promise<readonly FrontDoorSite[]>,
): Promise<Reply | Refused> {
  const file = await context.assets.serve(request)
  if (file !== undefined) return file
  const nonce = Buffer.from(request.random(16)).toString('base64url')
  const headers = {
    'content-security-policy': editorPolicy(nonce, siteSources(context, request)),
    'cross-origin-opener-policy': 'same-origin',
  }
  if (request.path === '/' || request.path === '') {
    return { html: frontDoorPage(await listSites(), nonce), headers }
  }
  if (/^\/(?:config|settings)(?:\/|$)/.test(request.path)) {
    if (request.path.startsWith('/config/assets/')) return refuse(requestRefusal('not-found'))
    return { html: withNonce(context.assets.editorPage, nonce), headers }
  }
  return { status: 404, html: frontDoorPage(await listSites(), nonce), headers }
}

/** Sites stand under the sites' domain, on the port that the visitor used. */
function siteSources(context: Context, request: Request): string {
  const editor = new URL(context.config.editorOrigin)
  const host = String(request.headers['host'] ?? '')
  const port = /:\d+$/.exec(host)?.[0] ?? (editor.port === '' ? '' : `:${editor.port}`)
  return `${editor.protocol}//*.${context.config.sitesDomain}${port}`
}

/** The built page's scripts and the libraries' own style elements carry this answer's nonce. */
function withNonce(html: string, nonce: string): string {
  return html
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
    .replaceAll('<script ', `<script nonce="${nonce}" `)
    .replaceAll('<link rel="stylesheet" ', `<link rel="stylesheet" nonce="${nonce}" `)
}
