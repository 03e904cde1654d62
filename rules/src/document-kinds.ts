import type {} from './shop/coupons/coupon.ts'
import type {} from './shop/products/product.ts'
import type {} from './site/blocks/layout.ts'
import type {} from './site/blocks/section.ts'
import type {} from './site/collections/collection.ts'
import type {} from './site/content/content-item.ts'
import type {} from './site/design/design.ts'
import type {} from './site/forms/form.ts'
import type {} from './site/media/asset.ts'
import type {} from './site/navigation/navigation.ts'
import type {} from './site/sites/site-settings.ts'
import type {} from './site/sites/url-mapping.ts'
import type {} from './site/templates/template-file.ts'
import type { DocumentKind } from './ground/documents/document.ts'

const named: Readonly<Record<DocumentKind, true>> = {
  asset: true,
  collection: true,
  coupon: true,
  design: true,
  form: true,
  item: true,
  layout: true,
  navigation: true,
  section: true,
  'site-settings': true,
  'template-file': true,
  'url-mappings': true,
}

/** Every kind of document that there is; a kind that a feature adds and this lacks does not compile. */
export const documentKinds = Object.keys(named) as readonly DocumentKind[]
