import { sql, type Insertable } from 'kysely'
import type { Adjustment } from '@vitrine/rules/shop/cart/cart.ts'
import type { BillingAddress } from '@vitrine/rules/shop/checkout/billing-address.ts'
import type { DeliveryDays } from '@vitrine/rules/site/sites/delivery-days.ts'
import type { TaxOfLine } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import type { OrderItemTable } from '../../ground/db/shop-tables.ts'
import { placeOfSite, type StoredPlace } from '../../site/sites/find-site-place.ts'

/** A line of an order, and of the cart that it comes from. */
type LineToPlace = Omit<Insertable<OrderItemTable>, 'website_id' | 'order_id' | 'is_donation'> & {
  readonly entry_id: string
  readonly is_donation: boolean
}

export type OrderToPlace = {
  readonly id: string
  readonly cartId: string
  readonly paymentId: string
  /** Who was signed in as it was paid; null: nobody. */
  readonly memberId: string | null
  readonly idempotencyKey: string
  readonly accessTokenHash: string
  readonly email: string
  /** `received`: its money is under way, so that its payment stays as it is until that is there. */
  readonly status: 'received' | 'paid' | 'fulfilled'
  /** When the provider is asked next, where the money is under way. */
  readonly lookAt: number | null
  readonly currency: string
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  /** Whether prices hold it. */
  readonly taxIncluded: boolean
  /** The shop's; empty: it takes no taxes, or has none. */
  readonly taxNumber: string
  /** The company that buys accounts for the tax. */
  readonly reverseCharge: boolean
  readonly taxes: readonly TaxOfLine[]
  readonly discountCents: number
  readonly grandTotalCents: number
  /** What of that gift cards paid. */
  readonly giftCardCents: number
  readonly testMode: boolean
  readonly agreesToTerms: boolean
  /** What whoever bought a download agreed to; empty: nothing. */
  readonly downloadConsent: string
  readonly shippingAddress: Readonly<Record<string, string>>
  /** Null: the same. */
  readonly billingAddress: BillingAddress | null
  readonly shippingName: string
  /** Empty: they have told nothing. */
  readonly customerNote: string
  /** Null: nobody said how long it takes. */
  readonly deliveryDays: DeliveryDays | null
  readonly now: number
  /** Of which it is a payment, and which one from 1; nulls: of none. */
  readonly subscriptionId: string | null
  readonly subscriptionCycle: number | null
  readonly items: readonly LineToPlace[]
  readonly adjustments: readonly Adjustment[]
}

type PlaceValues = Omit<
  OrderToPlace,
  'items' | 'adjustments' | 'taxes' | 'shippingAddress' | 'billingAddress' | 'deliveryDays'
> & {
  readonly siteId: string
  readonly paymentStatus: 'under-way' | 'succeeded'
  /** The rest is JSON. */
  readonly taxes: string
  readonly items: string
  readonly adjustments: string
  readonly shippingAddress: string
  readonly billingAddress: string | null
  readonly deliveryDays: string | null
}

type PlaceRow = { readonly orderNumber: number | null; readonly place: StoredPlace | null }

/** What codes took off, and the taxes: a row for each of a line. */
function partsOfOrder(
  slot: Parameters<Parameters<typeof fixedStatement<PlaceValues, PlaceRow>>[0]>[0],
) {
  return sql`adjusted as (
    insert into order_adjustment (website_id, order_id, number, line, code, title, amount_cents)
    select ${slot('siteId')}, ${slot('id')}, row_number() over (), line, code, title, cents
    from json_to_recordset(${slot('adjustments')}::json) as part (line int, code text,
      title text, cents bigint) cross join numbered
  ), taxed as (
    insert into order_tax (website_id, order_id, number, line, name, ppm, base_cents, amount_cents)
    select ${slot('siteId')}, ${slot('id')}, row_number() over (), line, name, ppm, "baseCents", cents
    from json_to_recordset(${slot('taxes')}::json) as part (line int, name text, ppm int,
      "baseCents" bigint, cents bigint) cross join numbered`
}

/** What was put into the cart beside the order, meanwhile, stays there; without any it is bought. */
function restOfCart(
  slot: Parameters<Parameters<typeof fixedStatement<PlaceValues, PlaceRow>>[0]>[0],
) {
  return sql`rest as materialized (
    select entry.id, entry.quantity - coalesce(offered.quantity, 0) as quantity
    from paid join cart_entry entry on entry.website_id = ${slot('siteId')}
      and entry.cart_id = ${slot('cartId')}
    left join offered on offered.entry_id = entry.id
  ), bought as (
    update cart set purchased_order_id = ${slot('id')}
    where website_id = ${slot('siteId')} and id = ${slot('cartId')}
      and exists (select from numbered) and not exists (select from rest where quantity > 0)
  ), lowered as (
    update cart_entry set quantity = rest.quantity, held = 0 from rest
    where website_id = ${slot('siteId')} and cart_id = ${slot('cartId')}
      and cart_entry.id = rest.id and rest.quantity > 0
  ), taken as (
    delete from cart_entry using rest
    where website_id = ${slot('siteId')} and cart_id = ${slot('cartId')}
      and cart_entry.id = rest.id and rest.quantity <= 0
      and exists (select from rest where quantity > 0)`
}

/**
 * One statement settles a payment that is pending, and only then writes its order with number and
 * lines, and takes what was bought out of the cart. The number comes last: all orders of a site wait
 * for its counter.
 */
const runPlacing = fixedStatement<PlaceValues, PlaceRow>(
  (slot) => sql`
    with offered as materialized (
      select * from json_to_recordset(${slot('items')}::json) as item (line int, entry_id text,
        item_id text, variant_id text, sku text, title text, attributes text,
        additional_fields text, quantity int, unit_price_cents bigint, is_donation boolean,
         no_withdrawal text)
    ), paid as (
      update payment set status = ${slot('paymentStatus')}::text, go_to = null,
        settled_at = case when ${slot('paymentStatus')}::text = 'succeeded'
          then ${slot('now')}::bigint end,
        frozen_order = case when ${slot('paymentStatus')}::text = 'under-way'
          then frozen_order end,
        given = null,
        look_at = ${slot('lookAt')}::bigint
      where website_id = ${slot('siteId')} and id = ${slot('paymentId')} and status = 'pending'
        and amount_cents = ${slot('grandTotalCents')}::bigint - ${slot('giftCardCents')}::bigint
        and currency = ${slot('currency')}
      returning id
    ), numbered as (
      insert into order_counter (website_id, next_number)
      select ${slot('siteId')}, 1002 from paid
      on conflict (website_id) do update set next_number = order_counter.next_number + 1
      returning next_number - 1 as number
    ), placed as (
      insert into shop_order (website_id, id, order_number, cart_id, idempotency_key,
        access_token_hash, email, status, currency, subtotal_cents, shipping_cents, tax_cents,
        tax_included, tax_number, discount_cents, grand_total_cents, test_mode, agreed_to_terms,
        shipping_address, billing_address, shipping_name, payment_id, created_at, gift_card_cents,
        subscription_id, subscription_cycle, member_id, customer_note, delivery_days,
        download_consent, reverse_charge)
      select ${slot('siteId')}, ${slot('id')}, number, ${slot('cartId')},
        ${slot('idempotencyKey')}, ${slot('accessTokenHash')}, ${slot('email')}, ${slot('status')},
        ${slot('currency')}, ${slot('subtotalCents')}::bigint, ${slot('shippingCents')}::bigint,
        ${slot('taxCents')}::bigint, ${slot('taxIncluded')}::boolean, ${slot('taxNumber')},
        ${slot('discountCents')}::bigint, ${slot('grandTotalCents')}::bigint,
        ${slot('testMode')}::boolean, ${slot('agreesToTerms')}::boolean,
        ${slot('shippingAddress')}::jsonb, ${slot('billingAddress')}::jsonb,
        ${slot('shippingName')}, ${slot('paymentId')}, ${slot('now')}::bigint, ${slot('giftCardCents')}::bigint,
        ${slot('subscriptionId')}, ${slot('subscriptionCycle')}::int, ${slot('memberId')},
        ${slot('customerNote')}, ${slot('deliveryDays')}::jsonb, ${slot('downloadConsent')},
        ${slot('reverseCharge')}::boolean
      from numbered
    ), listed as (
      insert into order_item (website_id, order_id, line, item_id, variant_id, sku, title,
        attributes, additional_fields, quantity, unit_price_cents, is_donation,
         no_withdrawal)
      select ${slot('siteId')}, ${slot('id')}, line, item_id, variant_id, sku, title,
        attributes::json, additional_fields::jsonb, quantity, unit_price_cents, is_donation,
         no_withdrawal
      from offered cross join numbered
    ), ${partsOfOrder(slot)}
    ), ${restOfCart(slot)}
    )
    select (select number from numbered) as "orderNumber", ${placeOfSite(slot('siteId'))} as place`,
)

/**
 * Places the order of a payment that is there, or under way.
 * @returns its number, and where its site stands, which its mails lead to; undefined where the payment
 *   has its outcome already, or is another amount
 */
export async function insertOrder(
  site: SiteDatabase,
  order: OrderToPlace,
): Promise<{ readonly number: number; readonly place: StoredPlace } | undefined> {
  const [row] = await runPlacing(site.queries, {
    ...order,
    siteId: site.siteId,
    paymentStatus: order.status === 'received' ? 'under-way' : 'succeeded',
    items: JSON.stringify(order.items),
    adjustments: JSON.stringify(order.adjustments),
    taxes: JSON.stringify(order.taxes),
    shippingAddress: JSON.stringify(order.shippingAddress),
    billingAddress: order.billingAddress && JSON.stringify(order.billingAddress),
    deliveryDays: order.deliveryDays && JSON.stringify(order.deliveryDays),
  })
  if (row?.orderNumber == null || row.place === null) return undefined
  return { number: row.orderNumber, place: row.place }
}
