import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Unlocked } from '@vitrine/rules/site/locks/lock.ts'
import type { PagePart } from '../content/page-part.ts'
import type { SiteTemplate } from '../templates/site-template.ts'
import type { LiveDocuments } from './live-documents.ts'
import type { SiteCore } from './site-core.ts'

/** A class of people who look at a site; nothing of one person stands in a view that is kept. */
export type ViewerClass = 'public' | 'sees-drafts'

/**
 * A site as somebody looks at it: all that its pages, carts and checkouts know of it, and what is kept
 * of them is kept by. One value per revision, language and class of viewers, made when the site
 * changes. The instant and the source of chance are a request's and passed beside it.
 */
export type SiteView = SiteCore & {
  readonly siteId: SiteId
  readonly revision: number
  /** Moves where what is there to be bought has changed for visitors. */
  readonly stockRevision: number
  /** The language that everything is shown in, such as `de-DE`. */
  readonly locale: string
  readonly viewer: ViewerClass
  /** Of the site's locks those that are open: none to the public, all to whoever sees drafts. */
  readonly unlocked: Unlocked
  /** What is said to be in stock: what there is. */
  readonly stock: 'real'
  /** The only way to the site's documents and stock. */
  readonly documents: LiveDocuments
  readonly template: SiteTemplate
  /** What the features of higher areas show on its pages. */
  readonly parts: readonly PagePart[]
  /** When the next scheduled item begins to show; null where nothing waits. */
  readonly nextInstant: number | null
}
