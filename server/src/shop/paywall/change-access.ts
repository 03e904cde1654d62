import type { CustomerAccessReply } from '@vitrine/rules/shop/paywall/paywall-api.ts'
import { givenUntil } from '@vitrine/rules/shop/paywall/given-until.ts'
import { paywallRefusal } from '@vitrine/rules/shop/paywall/paywall-messages.ts'
import { toldUntil } from '@vitrine/rules/shop/paywall/told-until.ts'
import { membersRefusal } from '@vitrine/rules/people/members/members-messages.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { memberById } from '../../people/members/member-account.ts'
import { listMemberships } from '../../site/locks/list-audiences.ts'
import { insertAccess, setEnded } from './access-store.ts'
import { listAccessOf } from './list-access.ts'

type Deed = { readonly now: number; readonly authorId: string }

/** All that a customer has access to, or had. */
export async function readCustomerAccess(
  site: SiteDatabase,
  customerId: string,
  now: number,
): Promise<Result<CustomerAccessReply>> {
  const member = await memberById(site, customerId)
  if (member === undefined) return refuse(membersRefusal('no-such-member'))
  const rows = await listAccessOf(site, member)
  const products = await listMemberships(site, now)
  return ok({
    products: products.map(({ id, title }) => ({ id, title })),
    access: rows.map(({ title, fromAt, untilAt, endedAt, state, ...row }) => {
      const { until, renews } = toldUntil({ untilAt, state }, now)
      return {
        ...row,
        title: title ?? '',
        fromOn: fromAt,
        untilOn: until,
        renews,
        isCharged: state !== null && state !== 'cancelling' && state !== 'ended',
        endedOn: endedAt,
      }
    }),
  })
}

/** Gives a customer a membership by hand; sent again with the same key, it is given once. */
export function giveAccess(
  { database }: { readonly database: Database },
  siteId: SiteId,
  customerId: string,
  wish: { readonly key: string; readonly productId: string; readonly untilDay: string },
  { now, authorId }: Deed,
): Promise<Result<CustomerAccessReply>> {
  return database.transact(siteId, async (site) => {
    const [member, product, settings] = [
      await memberById(site, customerId),
      await readDocument(site, 'item', wish.productId),
      await readDocument(site, 'site-settings', 'site'),
    ]
    if (member === undefined) return refuse(membersRefusal('no-such-member'))
    if (product?.body.product?.productType !== ProductType.paywall || settings === undefined) {
      return refuse(paywallRefusal('no-such-membership'))
    }
    const { timeZone } = settings.body
    const until = givenUntil(wish.untilDay, { now, timeZone })
    if (!until.ok) return until
    await insertAccess(site, {
      cause: `given ${customerId} ${wish.key}`,
      line: null,
      product_id: wish.productId,
      email: member.email,
      member_id: member.id,
      order_id: null,
      from_at: now,
      until_at: until.value,
      months: null,
      counts_from: null,
      ended_at: null,
      given_by: authorId,
    })
    return readCustomerAccess(site, customerId, now)
  })
}

/** Takes a membership away from a customer, or gives back what was taken. */
export function setAccess(
  { database }: { readonly database: Database },
  siteId: SiteId,
  customerId: string,
  { cause, isEnded }: { readonly cause: string; readonly isEnded: boolean },
  { now }: Pick<Deed, 'now'>,
): Promise<Result<CustomerAccessReply>> {
  return database.transact(siteId, async (site) => {
    const member = await memberById(site, customerId)
    if (member === undefined) return refuse(membersRefusal('no-such-member'))
    const known = await listAccessOf(site, member)
    if (!known.some((one) => one.cause === cause)) {
      return refuse(paywallRefusal('no-such-membership'))
    }
    await setEnded(site, cause, isEnded ? now : null)
    return readCustomerAccess(site, customerId, now)
  })
}
