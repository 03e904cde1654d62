/** Where a shop's own tools read, with a token; beneath the site's own origin. */
export const readPaths = {
  orders: '/api/commerce/v1/orders',
  order: '/api/commerce/v1/orders/:orderId',
  transactions: '/api/commerce/v1/transactions',
  products: '/api/commerce/v1/products',
  inventory: '/api/commerce/v1/inventory',
  customers: '/api/commerce/v1/customers',
} as const
