import { capabilities, type Capability } from '../../ground/rights/capability.ts'
import { Role } from './role.ts'

/**
 * What each role may do: the one table that every route and owner action is checked against.
 * Several roles of one person add up. An owner may do everything, and alone may give the site away.
 * Commenters (7) hold no right of the editor besides posting without moderation.
 */
export const roleCapabilities: Readonly<Record<Role, readonly Capability[]>> = {
  [Role.admin]: capabilities.filter((capability) => capability !== 'transfer-site'),
  [Role.billing]: ['manage-billing'],
  [Role.reporting]: ['view-analytics'],
  [Role.editor]: ['edit-pages', 'edit-products', 'view-form-entries', 'view-private-pages'],
  [Role.moderator]: ['moderate-comments', 'comment-unmoderated'],
  [Role.commenter]: ['comment-unmoderated'],
  [Role.storeManager]: [
    'edit-products',
    'edit-stock',
    'view-orders',
    'manage-orders',
    'manage-coupons',
    'manage-restock',
    'view-shop-analytics',
    'view-mailbox',
    'view-private-pages',
  ],
  [Role.scheduling]: ['view-appointments', 'edit-appointments', 'manage-appointments'],
  [Role.viewer]: ['view-private-pages'],
  [Role.campaignsEditor]: ['manage-mailing-lists'],
  [Role.schedulingViewer]: ['view-appointments'],
  [Role.schedulingEditor]: ['view-appointments', 'edit-appointments'],
}

/** A person's place in a site. */
export type Membership = { readonly roles: readonly number[]; readonly isOwner: boolean }

/** Pure: whether somebody may do one thing on a site; `null` is somebody who is not of the site. */
export function can(membership: Membership | null, capability: Capability): boolean {
  if (membership === null) return false
  if (membership.isOwner) return true
  return membership.roles.some(
    (role) => isRole(role) && roleCapabilities[role].includes(capability),
  )
}

/** All that somebody may do on a site, for menus that show only what works. */
export function capabilitiesOf(membership: Membership): readonly Capability[] {
  return capabilities.filter((capability) => can(membership, capability))
}

/** Nobody gives a right that they lack themselves. */
export function canGrant(granter: Membership, roles: readonly number[]): boolean {
  if (!can(granter, 'manage-roles')) return false
  return roles.every(
    (role) => isRole(role) && roleCapabilities[role].every((right) => can(granter, right)),
  )
}

export function isRole(value: number): value is Role {
  return Object.values(Role).some((role) => role === value)
}
