export const ordersPaths = {
  orders: '/api/editor/sites/:siteId/orders',
  order: '/api/editor/sites/:siteId/orders/:orderId',
  fulfilment: '/api/editor/sites/:siteId/orders/:orderId/fulfilment',
  /** DELETE: one parcel is taken back. */
  parcel: '/api/editor/sites/:siteId/orders/:orderId/fulfilments/:fulfilmentId',
  cancellation: '/api/editor/sites/:siteId/orders/:orderId/cancellation',
  callBack: '/api/editor/sites/:siteId/orders/:orderId/payment/call-back',
  lookAfter: '/api/editor/sites/:siteId/orders/:orderId/payment/look',
  refunds: '/api/editor/sites/:siteId/orders/:orderId/refunds',
  settlement: '/api/editor/sites/:siteId/orders/:orderId/withdrawals/:withdrawalId/settlement',
  notes: '/api/editor/sites/:siteId/orders/:orderId/notes',
  note: '/api/editor/sites/:siteId/orders/:orderId/notes/:noteId',
  /** GET: the orders that a list shows, as a table. */
  file: '/api/editor/sites/:siteId/orders/file',
} as const
