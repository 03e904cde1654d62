/** The twelve roles of a site with their wire numbers (spec §3). */
export const Role = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const

export type RoleName = keyof typeof Role
export type Role = (typeof Role)[RoleName]

/** What a role may do. Routes and owner actions name one of these, never a role. */
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
