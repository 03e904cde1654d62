import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { previewParameter } from '@vitrine/rules/site/sites/frame-paths.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { parseQuery } from '../../ground/http/request-input.ts'
import type { InSession } from '../../people/accounts/session-stands.ts'
import { editFramePolicy, verifyEditToken } from '../sites/edit-token.ts'
import { readViewerCookie, verifyViewerToken, viewerCookie } from '../sites/viewer-token.ts'
import type { OnSite, RouteRequest, RequestSite } from '../../ground/http/route.ts'
import type { ViewerClass, SiteView } from './site-view.ts'
import { sitePagePolicy } from '../../ground/http/security-headers.ts'

export type PageRequest = RouteRequest<unknown, unknown, unknown> & OnSite

/**
 * How a page is presented: to the public, to a signed-in editor, or in the editor's frame. What stands
 * on it is the view's.
 */
export type ViewMode =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'viewer'
      readonly who: InSession
      /** Whether drafts of what is public are shown as well. */
      readonly isPreview: boolean
    }
  | {
      readonly kind: 'edit'
      readonly nonce: string
      readonly policy: string
    }

const visitor: ViewMode = { kind: 'visitor' }

/** The class of people that somebody belongs to who looks at a page in this way. */
export function viewerOf({ kind }: ViewMode): ViewerClass {
  return kind === 'visitor' ? 'public' : 'sees-drafts'
}

/**
 * A token that is missing, foreign or too old makes an ordinary visitor, and so does the cookie of
 * somebody who may not look at this site's drafts any more, or whose session has ended.
 */
export async function findViewMode(
  { signingKey, views }: Pick<Context, 'signingKey' | 'views'>,
  request: PageRequest,
  siteId: SiteId,
): Promise<ViewMode> {
  const { now } = request
  const token = parameter(request, 'edit')
  const claims = token === null ? undefined : verifyEditToken(signingKey, token, siteId, now)
  if (claims !== undefined) {
    const nonce = Buffer.from(request.random(16)).toString('base64url')
    const policy = editFramePolicy(nonce, claims.editorOrigin)
    return { kind: 'edit', nonce, policy }
  }
  const who = readViewerCookie(signingKey, request.cookies, siteId, now)
  if (who === undefined) return visitor
  const isViewer = await views.rights.stillMay(siteId, who, 'view-private-pages', now)
  if (!isViewer) return visitor
  return { kind: 'viewer', who, isPreview: parameter(request, previewParameter) !== null }
}

/** Whether drafts stand in for what is public. */
export function showsDrafts(mode: ViewMode): boolean {
  return mode.kind === 'edit' || (mode.kind === 'viewer' && mode.isPreview)
}

/**
 * An editor arrives with `?viewer=`: the token becomes the site's own cookie, and leaves the
 * address, where it could be copied.
 */
export function welcomeViewer(
  { signingKey }: Pick<Context, 'signingKey'>,
  request: PageRequest,
  siteId: SiteId,
): PageReply | undefined {
  const token = parameter(request, 'viewer')
  if (token === null) return undefined
  const claims = verifyViewerToken(signingKey, token, siteId, request.now)
  const rest = new URLSearchParams(request.search)
  rest.delete('viewer')
  const search = rest.size === 0 ? '' : `?${rest.toString()}`
  return {
    redirect: encodeURI(request.path.replace(/^\/+/, '/')) + search,
    cookies: claims === undefined ? [] : [viewerCookie(signingKey, claims, request.now)],
  }
}

function parameter(request: PageRequest, name: string): string | null {
  return request.search.includes(`${name}=`) ? (parseQuery(request.search)[name] ?? null) : null
}

/**
 * For our own scripts where no others may run: in the editor's frame, and on a bare address, where
 * sites and editor share a host, so that script of the owner is kept out.
 */
export function pageNonce(request: PageRequest, site: RequestSite, mode: ViewMode): string | null {
  if (mode.kind === 'edit') return mode.nonce
  return site.ownerScripts ? null : Buffer.from(request.random(16)).toString('base64url')
}

/** The Content-Security-Policy of a page in the site's frame. */
export function pagePolicy({ context, mode, nonce, view }: PageJob): string {
  if (mode.kind === 'edit') return mode.policy
  const policy = sitePagePolicy(context.config.editorOrigin, view.settings.embedders)
  // what our loader brings in may run; what the owner wrote has no nonce
  return nonce === null ? policy : `script-src 'nonce-${nonce}' 'strict-dynamic'; ${policy}`
}

/** A page being made: its request, its site and who looks at it. */
export type PageJob = {
  readonly context: Context
  readonly request: PageRequest
  readonly requestSite: RequestSite
  readonly view: SiteView
  readonly mode: ViewMode
  /** Present where only our own scripts may run: in the editor's frame, and on a bare address. */
  readonly nonce: string | null
}
