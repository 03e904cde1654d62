import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Site } from './sites.ts'

export type RoomName =
  | 'overview'
  | 'pages'
  | 'posts'
  | 'comments'
  | 'orders'
  | 'sales'
  | 'customers'
  | 'mailing-list'
  | 'products'
  | 'discounts'
  | 'subscriptions'
  | 'gift-cards'
  | 'restock'
  | 'reviews'
  | 'forms'
  | 'tags'
  | 'mailbox'
  | 'files'
  | 'template'
  | 'settings'
  | 'people'
  | 'history'
  | 'setup'

/** What a room asks for: the right that the server checks before it tells what stands there. */
const rights: Readonly<Record<RoomName, Capability>> = {
  overview: 'edit-products',
  pages: 'edit-pages',
  posts: 'edit-pages',
  comments: 'moderate-comments',
  orders: 'view-orders',
  sales: 'view-orders',
  customers: 'view-orders',
  'mailing-list': 'manage-mailing-lists',
  products: 'edit-products',
  discounts: 'manage-coupons',
  subscriptions: 'view-orders',
  'gift-cards': 'view-orders',
  restock: 'manage-restock',
  reviews: 'manage-orders',
  forms: 'edit-products',
  tags: 'edit-products',
  mailbox: 'view-mailbox',
  files: 'edit-pages',
  template: 'edit-code',
  settings: 'manage-site',
  people: 'manage-roles',
  history: 'edit-products',
  setup: 'manage-site',
}

/** What people call them. */
export const roomNames: Readonly<Record<RoomName, string>> = {
  overview: 'Overview',
  pages: 'Pages',
  posts: 'Posts and events',
  comments: 'Comments',
  orders: 'Orders',
  sales: 'Sales',
  customers: 'Customers',
  'mailing-list': 'Mailing list',
  products: 'Products',
  discounts: 'Discounts',
  subscriptions: 'Subscriptions',
  'gift-cards': 'Gift cards',
  restock: 'Restock',
  reviews: 'Reviews',
  forms: 'Forms',
  tags: 'Tags and categories',
  mailbox: 'Mailbox',
  files: 'Files',
  template: 'Template',
  settings: 'Settings',
  people: 'People',
  history: 'History',
  setup: 'Make this site yours',
}

type Rights = Pick<Site, 'capabilities'>

export function may(site: Rights, capability: Capability): boolean {
  return site.capabilities.includes(capability)
}

/** Whether somebody has a use for a room: nobody is led to a closed door. */
export function mayEnter(site: Rights, room: RoomName): boolean {
  return may(site, rights[room])
}

/** The room that a site opens with. */
export function firstRoom(site: Rights): RoomName | undefined {
  const order = [
    'pages',
    'orders',
    'customers',
    'mailing-list',
    'products',
    'discounts',
    'subscriptions',
    'gift-cards',
    'restock',
    'reviews',
    'comments',
    'mailbox',
    'files',
    'template',
    'settings',
    'people',
  ] as const
  return order.find((room) => mayEnter(site, room))
}

/** The room that an address of a site leads to, such as `orders` for `/sites/shop/orders/5`. */
export function roomAt(pathname: string): RoomName | undefined {
  const name = /\/sites\/[^/]+\/([^/]+)/.exec(pathname)?.[1]
  return name !== undefined && Object.hasOwn(rights, name) ? (name as RoomName) : undefined
}
