import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CallReply } from '@vitrine/rules/ground/http/contract.ts'
import type { restockApi, SignUp } from '@vitrine/rules/shop/restock/restock-api.ts'
import { signUpRates } from '@vitrine/rules/shop/restock/restock-limits.ts'
import { restockPaths } from '@vitrine/rules/shop/restock/restock-paths.ts'
import {
  noRestockSettings,
  type RestockSettings,
} from '@vitrine/rules/site/sites/restock-settings.ts'
import { actAsOwner, type OwnerActs } from '../../../testing/act-as-owner.ts'
import type { TestResponse, Visitor } from '../../../testing/http-client.ts'
import { openShop, type TestShop } from '../../checkout/testing/open-shop.ts'

type Groups = CallReply<typeof restockApi.groups>
export type SignUps = CallReply<typeof restockApi.signUps>

export const signUpPath = restockPaths.signUp

/** The shop of a file of tests, its owner and what they do. */
export const the = {} as { shop: TestShop; owner: Visitor; acts: OwnerActs }

/**
 * Opens a shop that takes sign-ups, before each of whose tests nobody waits, BOWL-M is sold out and
 * there are three of BOWL-S.
 */
export function useRestockShop(): void {
  beforeAll(async () => {
    the.shop = await openShop({
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', RATE_WRITES_PER_10S: '100000' },
    })
    the.owner = await the.shop.owner()
    the.acts = actAsOwner(the.shop, the.owner)
    await the.shop.setOwnerMails({ newOrder: false, soldOut: false })
  })
  afterAll(() => the.shop.close())
  beforeEach(async () => {
    const { kysely } = the.shop.context.database
    await kysely.deleteFrom('restock_sign_up').execute()
    await kysely.deleteFrom('mail').execute()
    // what an address may do is counted by the uptime, which moves with the clock
    the.shop.time.now += signUpRates.windowMs
    await countTo('BOWL-M', 0)
    await countTo('BOWL-S', 3)
    await kysely.deleteFrom('stock_return').execute()
    await setRestock({ ...noRestockSettings, takesSignUps: true })
  })
}

export const base = () => `/api/editor/sites/${the.shop.siteId}/notifications/restock`
export const setRestock = (set: Partial<RestockSettings>) => the.acts.act('set-restock', { set })

export function good(sku: string): { productId: string; variantId: string } {
  const found = the.shop.goods.get(sku)
  if (found === undefined) throw new Error(`no ${sku}`)
  return { productId: found.itemId, variantId: found.variantId }
}

/** As an owner counts it. */
export async function countTo(sku: string, counted: number | null): Promise<void> {
  const { variantId } = good(sku)
  const seen = await the.shop.stockOf(sku)
  if (seen === counted) return
  const change = counted === null ? { unlimited: true, seen } : { counted, seen }
  const done = await the.owner.write(
    'POST',
    `/api/editor/sites/${the.shop.siteId}/stock/${variantId}`,
    change,
  )
  if (done.status !== 200) throw new Error(done.text)
  the.shop.time.now += 1001
}

export async function reader(): Promise<Visitor> {
  const visitor = the.shop.visitor()
  // a visitor who reads a page has a crumb
  await visitor.get('/shop/moss-bowl')
  return visitor
}

export async function signUp(fields: object = {}, visitor?: Visitor): Promise<TestResponse> {
  return (visitor ?? (await reader())).write('POST', signUpPath, {
    isJoinMailingList: false,
    siteVisitorEmail: 'ada@shopper.example',
    ...good('BOWL-M'),
    ...fields,
  })
}

export const groupsOf = async (query = '') =>
  (await the.owner.get(`${base()}/groups${query}`)).json<Groups>()

export async function signUpsOf(sku: string, more = ''): Promise<SignUps> {
  const { productId, variantId } = good(sku)
  return (
    await the.owner.get(`${base()}?productId=${productId}&variantId=${variantId}${more}`)
  ).json<SignUps>()
}

export const stateOf = async (sku: string): Promise<SignUp['state'] | undefined> =>
  (await signUpsOf(sku)).signUps[0]?.state

export const send = (sku: string) => the.owner.write('POST', `${base()}/send`, good(sku))

/** The addresses that a mail was written to, in their order. */
export async function mailed(): Promise<string[]> {
  const rows = await the.shop.context.database.kysely
    .selectFrom('mail')
    .select('to_address')
    .where('kind', '=', 'restock')
    .orderBy('to_address')
    .execute()
  return rows.map(({ to_address: to }) => to)
}

export async function waitFor(sku: string, count: number): Promise<string[]> {
  const { productId, variantId } = good(sku)
  const emails = Array.from(
    { length: count },
    (_, at) => `s${String(at).padStart(3, '0')}@x.example`,
  )
  const { context, siteId, time } = the.shop
  await context.database.kysely
    .insertInto('restock_sign_up')
    .values(
      emails.map((email, at) => ({
        website_id: siteId,
        id: `${(time.now + at).toString(16).padStart(16, '0')}${String(at).padStart(8, '0')}`,
        item_id: productId,
        variant_id: variantId,
        email,
        opted_in: false,
        consent_text: '',
        created_at: time.now,
      })),
    )
    .execute()
  return emails
}
