import type { Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import { formatCursor, type TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listCustomerRows } from './customers-store.ts'

export type CustomersPage = {
  readonly customers: readonly Customer[]
  readonly nextPageCursor: string | null
}

/** One page of whoever has an account, the newest first. */
export async function listCustomers(
  site: SiteDatabase,
  wish: {
    readonly search?: string
    readonly limit: number
    readonly after?: TimeCursor | undefined
    readonly now: number
  },
): Promise<CustomersPage> {
  const { limit } = wish
  const rows = await listCustomerRows(site, wish)
  const customers = rows.slice(0, limit)
  const last = customers.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return {
    customers,
    nextPageCursor: isMore ? formatCursor({ at: last.createdOn, id: last.id }) : null,
  }
}
