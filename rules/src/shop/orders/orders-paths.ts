export const ordersPaths = {
  orders: '/api/editor/sites/:siteId/orders',
  order: '/api/editor/sites/:siteId/orders/:orderId',
  fulfilment: '/api/editor/sites/:siteId/orders/:orderId/fulfilment',
} as const
