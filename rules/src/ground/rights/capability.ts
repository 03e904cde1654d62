/**
 * What may be allowed to somebody. Routes and owner actions name one of these, never a role; who has
 * which is told by `people/roles`.
 */
export const capabilities = [
  'manage-roles',
  'manage-site',
  'manage-billing',
  'edit-code',
  'edit-design',
  'edit-pages',
  'edit-products',
  'edit-stock',
  'view-orders',
  'manage-orders',
  'manage-coupons',
  'manage-restock',
  'view-analytics',
  'view-shop-analytics',
  'view-form-entries',
  'moderate-comments',
  'comment-unmoderated',
  'view-appointments',
  'edit-appointments',
  'manage-appointments',
  'view-private-pages',
  'manage-mailing-lists',
  'view-mailbox',
  'transfer-site',
] as const

export type Capability = (typeof capabilities)[number]

/** What somebody may do on a site. */
export type Rights = { readonly may: (capability: Capability) => boolean }
