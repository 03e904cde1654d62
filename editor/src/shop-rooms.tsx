import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { wordsOf } from './ground/words/address-words.ts'
import {
  readCodesPlace,
  readCustomersPlace,
  readDiscountsPlace,
  readSearch,
  readSubscriptionsPlace,
} from './read-place.ts'
import { readOrdersPlace, type OrdersPlace } from './shop/orders/orders-place.ts'
import { readProductsPlace, type ProductsPlace } from './shop/products/products-place.ts'
import { readReviewsPlace, type ReviewsPlace } from './shop/reviews/reviews-place.ts'
import { readSalesPlace, type SalesPlace } from './shop/sales/sales-place.ts'
import { site } from './site-route.tsx'

const orders = createRoute({
  getParentRoute: () => site,
  path: '/orders',
  validateSearch: (given: Record<string, unknown>): OrdersPlace => readOrdersPlace(given, wordsOf),
  component: lazyRouteComponent(() => import('./shop/orders/orders-room.tsx'), 'OrdersRoom'),
})

const order = createRoute({
  getParentRoute: () => site,
  path: '/orders/$orderId',
  component: lazyRouteComponent(() => import('./shop/orders/order-room.tsx'), 'OrderRoom'),
})

const sales = createRoute({
  getParentRoute: () => site,
  path: '/sales',
  validateSearch: (given: Record<string, unknown>): SalesPlace => readSalesPlace(given),
  component: lazyRouteComponent(() => import('./shop/sales/sales-room.tsx'), 'SalesRoom'),
})

const products = createRoute({
  getParentRoute: () => site,
  path: '/products',
  validateSearch: (given: Record<string, unknown>): ProductsPlace =>
    readProductsPlace(given, wordsOf),
  component: lazyRouteComponent(() => import('./shop/products/products-room.tsx'), 'ProductsRoom'),
})

const product = createRoute({
  getParentRoute: () => site,
  path: '/products/$itemId',
  component: lazyRouteComponent(() => import('./shop/products/product-room.tsx'), 'ProductRoom'),
})

const discounts = createRoute({
  getParentRoute: () => site,
  path: '/discounts',
  validateSearch: readDiscountsPlace,
  component: lazyRouteComponent(() => import('./shop/coupons/discounts-room.tsx'), 'DiscountsRoom'),
})

const discountCodes = createRoute({
  getParentRoute: () => site,
  path: '/discounts/$couponId',
  validateSearch: readCodesPlace,
  component: lazyRouteComponent(
    () => import('./shop/coupons/discount-codes-room.tsx'),
    'DiscountCodesRoom',
  ),
})

const subscriptions = createRoute({
  getParentRoute: () => site,
  path: '/subscriptions',
  validateSearch: readSubscriptionsPlace,
  component: lazyRouteComponent(
    () => import('./shop/subscriptions/subscriptions-room.tsx'),
    'SubscriptionsRoom',
  ),
})

const subscription = createRoute({
  getParentRoute: () => site,
  path: '/subscriptions/$subscriptionId',
  component: lazyRouteComponent(
    () => import('./shop/subscriptions/subscription-room.tsx'),
    'SubscriptionRoom',
  ),
})

const giftCards = createRoute({
  getParentRoute: () => site,
  path: '/gift-cards',
  validateSearch: readSearch,
  component: lazyRouteComponent(
    () => import('./shop/gift-cards/gift-cards-room.tsx'),
    'GiftCardsRoom',
  ),
})

const customers = createRoute({
  getParentRoute: () => site,
  path: '/customers',
  validateSearch: readCustomersPlace,
  component: lazyRouteComponent(
    () => import('./shop/customers/customers-room.tsx'),
    'CustomersRoom',
  ),
})

const customer = createRoute({
  getParentRoute: () => site,
  path: '/customers/$email',
  component: lazyRouteComponent(() => import('./shop/customers/customer-room.tsx'), 'CustomerRoom'),
})

const restock = createRoute({
  getParentRoute: () => site,
  path: '/restock',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('./shop/restock/restock-room.tsx'), 'RestockRoom'),
})

const reviews = createRoute({
  getParentRoute: () => site,
  path: '/reviews',
  validateSearch: (given: Record<string, unknown>): ReviewsPlace =>
    readReviewsPlace(given, wordsOf),
  component: lazyRouteComponent(() => import('./shop/reviews/reviews-room.tsx'), 'ReviewsRoom'),
})

const restockGroup = createRoute({
  getParentRoute: () => site,
  path: '/restock/$productId/$variantId',
  component: lazyRouteComponent(
    () => import('./shop/restock/restock-group-room.tsx'),
    'RestockGroupRoom',
  ),
})

const giftCard = createRoute({
  getParentRoute: () => site,
  path: '/gift-cards/$giftCardId',
  component: lazyRouteComponent(
    () => import('./shop/gift-cards/gift-card-room.tsx'),
    'GiftCardRoom',
  ),
})

/** The addresses of the rooms in which a shop is kept. */
export const shopRooms = [
  orders,
  order,
  sales,
  products,
  product,
  discounts,
  discountCodes,
  subscriptions,
  subscription,
  giftCards,
  giftCard,
  customers,
  customer,
  restock,
  restockGroup,
  reviews,
]
