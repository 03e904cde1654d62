import type { Context } from '../context.ts'
import type { RequestSite } from '../http/route.ts'
import type { PageRequest } from './serve-page.ts'

/** How a page is looked at: by the public, by someone who may see drafts, or in the editor's frame. */
export type ViewMode =
  | { readonly kind: 'visitor'; readonly seesDrafts: false }
  | { readonly kind: 'preview'; readonly seesDrafts: true }
  | {
      readonly kind: 'edit'
      readonly seesDrafts: true
      readonly nonce: string
      readonly policy: string
    }

/** Reads the request's edit token; a missing, foreign or expired one means an ordinary visitor. */
export async function findViewMode(
  _context: Context,
  _request: PageRequest,
  _site: RequestSite,
): Promise<ViewMode> {
  return { kind: 'visitor', seesDrafts: false }
}
