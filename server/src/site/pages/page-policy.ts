import { sitePagePolicy } from '../../ground/http/security-headers.ts'
import type { RequestSite } from '../../ground/http/route.ts'
import type { PageJob } from '../views/page-job.ts'
import type { PageRequest, ViewMode } from '../views/view-mode.ts'

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
