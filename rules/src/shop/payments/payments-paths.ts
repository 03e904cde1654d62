export const paymentsPaths = {
  /** POST keys of an account at Stripe to be tried and kept. */
  stripeKeys: '/api/editor/sites/:siteId/stripe-keys',
  /** POST by Stripe, on the site itself, when something has happened to a payment. */
  stripeWebhook: '/api/commerce/payments/stripe/webhook',
} as const

/** What of its events Stripe is asked to post there; others are left alone. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const
