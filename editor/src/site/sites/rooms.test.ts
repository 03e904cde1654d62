import { describe, expect, it } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { capabilitiesOf } from '@vitrine/rules/people/roles/role-capabilities.ts'
import { firstRoom, mayEnter, roomAt, type RoomName } from './rooms.ts'

const rooms = [
  'overview',
  'pages',
  'comments',
  'orders',
  'sales',
  'customers',
  'mailing-list',
  'products',
  'discounts',
  'subscriptions',
  'gift-cards',
  'restock',
  'reviews',
  'forms',
  'mailbox',
  'template',
  'settings',
  'people',
  'history',
] as const satisfies readonly RoomName[]

function roomsOf(role: number): RoomName[] {
  const site = { capabilities: [...capabilitiesOf({ roles: [role], isOwner: false })] }
  return rooms.filter((room) => mayEnter(site, room))
}

describe('the rooms of a site', () => {
  it('are all open to an administrator', () => {
    expect(roomsOf(Role.admin)).toEqual(rooms)
  })

  it('are those of the shop for a store manager, who edits no pages', () => {
    expect(roomsOf(Role.storeManager)).toEqual([
      'overview',
      'orders',
      'sales',
      'customers',
      'products',
      'discounts',
      'subscriptions',
      'gift-cards',
      'restock',
      'reviews',
      'forms',
      'mailbox',
      'history',
    ])
  })

  it('are those of the content for an editor, who sees no orders', () => {
    expect(roomsOf(Role.editor)).toEqual(['overview', 'pages', 'products', 'forms', 'history'])
  })

  it('is that of the comments for a moderator', () => {
    expect(roomsOf(Role.moderator)).toEqual(['comments'])
    expect(firstRoom({ capabilities: ['moderate-comments'] })).toBe('comments')
  })

  it('begin with the first that is open', () => {
    expect(firstRoom({ capabilities: ['view-orders', 'view-mailbox'] })).toBe('orders')
    expect(firstRoom({ capabilities: ['comment-unmoderated'] })).toBeUndefined()
  })

  it('are known by their address', () => {
    expect(roomAt('/config/sites/shop/orders/5f')).toBe('orders')
    expect(roomAt('/config/sites/shop/nowhere')).toBeUndefined()
    expect(roomAt('/config/sites/shop')).toBeUndefined()
  })
})
