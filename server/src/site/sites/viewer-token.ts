import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { cookieKinds, type Cookies, type RequestCookie } from '../../ground/http/cookies.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { InSession } from '../../people/accounts/session-stands.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

const entryLifetimeMs = 60_000

/** Whose token it is, and of which session: it is worth nothing once that has ended. */
export type ViewerClaims = InSession & { readonly siteId: SiteId }

/** The token by which somebody signed in to the editor arrives on a site (`?viewer=`). */
export function signViewerToken(key: Uint8Array, claims: ViewerClaims, now: number): string {
  return signToken(key, 'viewer-entry', { ...claims, expiresAt: now + entryLifetimeMs })
}

/** Who arrives with a token; undefined where it is not ours, of another site or too old. */
export function verifyViewerToken(
  key: Uint8Array,
  token: string,
  siteId: SiteId,
  now: number,
): ViewerClaims | undefined {
  return claimsOf(openToken(key, 'viewer-entry', token), siteId, now)
}

/**
 * What the site remembers of an editor for a working day, or as long as their session lasts. It
 * allows looking, never changing.
 */
export function viewerCookie(key: Uint8Array, claims: ViewerClaims, now: number): RequestCookie {
  const expiresAt = now + cookieKinds.viewer.lifetimeSeconds * 1000
  return { cookie: 'viewer', value: signToken(key, 'viewer-session', { ...claims, expiresAt }) }
}

/** The editor that a request on a site is from, by its cookie. */
export function readViewerCookie(
  key: Uint8Array,
  { viewer: value }: Cookies,
  siteId: SiteId,
  now: number,
): ViewerClaims | undefined {
  return value ? claimsOf(openToken(key, 'viewer-session', value), siteId, now) : undefined
}

function claimsOf(
  claims: ReturnType<typeof openToken>,
  siteId: SiteId,
  now: number,
): ViewerClaims | undefined {
  if (claims === undefined || claims['siteId'] !== siteId) return undefined
  if (Number(claims['expiresAt']) < now) return undefined
  const { accountId, sessionMark } = claims
  if (typeof accountId !== 'string' || typeof sessionMark !== 'string') return undefined
  return { siteId, accountId: accountId as AccountId, sessionMark }
}

type Looked = {
  /** Of the page, with its leading slash. */
  readonly path: string
  /** Whether drafts stand in for what is public. */
  readonly isDraft: boolean
}

/**
 * The way from a page of the site to the same page in the editor, and from its draft to what is
 * public; shown to a signed-in editor only.
 */
export function viewerLinks(editorOrigin: string, siteName: string, looked: Looked): string {
  const { path, isDraft } = looked
  const target = editorAddress(editorOrigin, siteName, `pages?path=${encodeURIComponent(path)}`)
  const links = [`<a href="${escapeHtml(target)}" style="${pill}">Edit this page</a>`]
  if (isDraft) {
    // two slashes at its start would lead to another host
    const own = encodePath(path.replace(/^\/+/, '/'))
    const seen = escapeHtml(own)
    links.push(`<a href="${seen}" style="${pill}">This is a draft. See what is public</a>`)
  }
  return `<div style="${corner}">${links.join('')}</div>`
}

const corner =
  'position:fixed;inset-block-end:1rem;inset-inline:1rem;z-index:2147483000;display:flex;' +
  'flex-wrap:wrap;gap:.5rem;pointer-events:none'
const pill =
  'pointer-events:auto;padding:.55em .9em;border-radius:99px;background:#1d1d1b;color:#fff;' +
  'font:500 14px/1.2 system-ui,sans-serif;text-decoration:none;box-shadow:0 2px 10px rgb(0 0 0/.25)'
