import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import { refuse, ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { membersRefusal } from '@vitrine/rules/people/members/members-messages.ts'
import type { CustomerHistory } from '@vitrine/rules/shop/customers/customers-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listOrders } from '../orders/list-orders.ts'
import { listSubscriptionsOf, sumOrders } from './customer-history-store.ts'
import { listCustomerRows } from './customers-store.ts'

/** So many orders are shown at once; the list of orders has all. */
const shownOrders = 50

/**
 * What somebody has bought, with an account or as a guest: all of one address, and what was ordered
 * while signed in to the account that has it. Refused where there is neither.
 */
export async function readCustomerHistory(
  site: SiteDatabase,
  typed: string,
  now: number,
): Promise<Result<CustomerHistory>> {
  const email = normaliseEmailAddress(typed)
  const [account = null] = await listCustomerRows(site, { email, limit: 1, now })
  const of = { email, memberId: account?.id ?? null }
  const { orders, hasNextPage } = await listOrders(site, { limit: shownOrders, of })
  if (account === null && orders.length === 0) return refuse(membersRefusal('no-such-member'))
  const sums = await sumOrders(site, of)
  const tests = sums.filter(({ testMode }) => testMode)
  return ok({
    email,
    name: account?.name || (orders.find((order) => order.customerName)?.customerName ?? ''),
    account,
    paid: sums
      .filter(({ testMode }) => !testMode)
      .map(({ orders: count, cents, currency }) => ({
        orders: count,
        total: toMoney(cents, currency),
      })),
    testOrders: tests.reduce((sum, { orders: count }) => sum + count, 0),
    orders: [...orders],
    hasMoreOrders: hasNextPage,
    subscriptions: await listSubscriptionsOf(site, of),
  })
}
