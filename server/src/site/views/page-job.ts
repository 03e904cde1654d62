import type { Context } from '../../ground/context.ts'
import type { RequestSite } from '../../ground/http/route.ts'
import type { SiteView } from './site-view.ts'
import type { PageRequest, ViewMode } from './view-mode.ts'

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
