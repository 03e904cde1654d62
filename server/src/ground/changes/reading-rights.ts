import type { DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'

/** Drafts are among the documents, so reading them asks for the right to see drafts. */
export const readingRights: Readonly<Record<DocumentKind, Capability>> = {
  'site-settings': 'view-private-pages',
  navigation: 'view-private-pages',
  collection: 'view-private-pages',
  item: 'view-private-pages',
  layout: 'view-private-pages',
  section: 'view-private-pages',
  asset: 'view-private-pages',
  design: 'view-private-pages',
  form: 'view-private-pages',
  coupon: 'manage-coupons',
  'template-file': 'edit-code',
  'url-mappings': 'manage-site',
}
