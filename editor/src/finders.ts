import type { Finder } from './ground/words/finder.ts'
import { findPeople } from './people/roles/find-people.ts'
import { findOrders } from './shop/orders/find-orders.ts'
import { findProducts } from './shop/products/find-products.ts'
import { findPosts } from './site/collections/find-posts.ts'

/** What the search over a whole site asks, in the order in which it shows what they find. */
export const finders: readonly Finder[] = [findProducts, findPosts, findOrders, findPeople]
