export const paywallPaths = {
  /** GET what a customer has access to; POST gives more; PUT takes some away, or gives it back. */
  access: '/api/editor/sites/:siteId/customers/:customerId/access',
} as const
