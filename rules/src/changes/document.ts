import type { Layout } from '../blocks/layout.ts'
import type { Collection } from '../collections/collection.ts'
import type { ContentItem } from '../content/content-item.ts'
import type { Design } from '../design/design.ts'
import type { Asset } from '../media/asset.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { SiteSettings } from '../sites/site-settings.ts'
import type { TemplateFile } from '../templates/template-file.ts'

/**
 * Everything that an owner edits, by kind. Facts that the world causes (carts, orders, stock) are
 * never documents: they are compensated, not undone.
 */
export type DocumentBodies = {
  /** One per site, id `site`. */
  'site-settings': SiteSettings
  /** Id = the navigation's name in `template.conf`, such as `mainNavigation`. */
  navigation: Navigation
  collection: Collection
  /** Posts, products, events: every entry of a collection. Id = ItemId. */
  item: ContentItem
  /** Id = the block field's id, `page-<collectionId>` or `item-<itemId>`. */
  layout: Layout
  /** One per site, id `design`. */
  design: Design
  /** Id = the file's path in the template folder, such as `collections/blog.list`. */
  'template-file': TemplateFile
  /** An uploaded or imported file; its bytes lie in the file store under its hash. */
  asset: Asset
}

export type DocumentKind = keyof DocumentBodies
export type DocumentBody = DocumentBodies[DocumentKind]

export type DocumentRef<Kind extends DocumentKind = DocumentKind> = {
  readonly kind: Kind
  readonly id: string
}

/** A document as it stands: its body, and the revision that an edit must name. */
export type StoredDocument<Kind extends DocumentKind = DocumentKind> = DocumentRef<Kind> & {
  readonly revision: number
  readonly body: DocumentBodies[Kind]
}
