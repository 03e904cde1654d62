import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

/** A frame is opened at once; an address that is kept or leaked is soon worth nothing. */
const lifetimeMs = 60_000

export type EditClaims = {
  readonly siteId: SiteId
  readonly accountId: AccountId
  /** The only origin that may frame the page and talk with it. */
  readonly editorOrigin: string
}

/** The token by which the editor opens a page of a site in its frame (`?edit=`). */
export function signEditToken(key: Uint8Array, claims: EditClaims, now: number): string {
  return signToken(key, 'edit', { ...claims, expiresAt: now + lifetimeMs })
}

/**
 * What a token allows on this site.
 * @param now epoch milliseconds
 * @returns undefined where it is foreign, malformed, of another site or too old
 */
export function verifyEditToken(
  key: Uint8Array,
  token: string,
  siteId: SiteId,
  now: number,
): EditClaims | undefined {
  const claims = openToken(key, 'edit', token)
  if (claims === undefined || claims['siteId'] !== siteId) return undefined
  if (Number(claims['expiresAt']) < now) return undefined
  return {
    siteId,
    accountId: String(claims['accountId']) as AccountId,
    editorOrigin: String(claims['editorOrigin']),
  }
}

/**
 * The policy of a page in the editor's frame: our one script runs, nothing of the owner's does, and
 * only the editor may frame it.
 */
export function editFramePolicy(nonce: string, editorOrigin: string): string {
  return (
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self' 'unsafe-inline' https:; ` +
    `img-src * data: blob:; font-src 'self' https: data:; media-src 'self' https:; ` +
    `connect-src 'none'; form-action 'none'; object-src 'none'; base-uri 'none'; ` +
    `frame-ancestors ${editorOrigin}`
  )
}
