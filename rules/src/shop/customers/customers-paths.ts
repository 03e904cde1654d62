/** The owner's list of whoever has an account. */
export const customersPaths = {
  customers: '/api/editor/sites/:siteId/customers',
  /** GET whoever has ordered, with an account or without. */
  buyers: '/api/editor/sites/:siteId/buyers',
  /** GET all of them as a table. */
  buyersCsv: '/api/editor/sites/:siteId/buyers-csv',
  /** DELETE one, or PUT it back. */
  customer: '/api/editor/sites/:siteId/customers/:customerId',
  /** GET all that one e-mail address has bought, with an account or without. */
  history: '/api/editor/sites/:siteId/customer-history',
  /** GET all of them as a table. */
  csv: '/api/editor/sites/:siteId/customers-csv',
} as const

/** How long somebody who was removed can be put back, in milliseconds: a day. */
export const removedForMs = 24 * 3_600_000
