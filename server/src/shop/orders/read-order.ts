import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import { taxLabel } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import { taxedNets } from '@vitrine/rules/shop/taxes/taxed-nets.ts'
import { discountsOf } from '@vitrine/rules/shop/cart/cart.ts'
import type { BillingAddress } from '@vitrine/rules/shop/checkout/billing-address.ts'
import { lostWithdrawals } from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { quantityOf } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { FulfilmentReply, OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { toOrderLine } from './list-orders.ts'
import { findOrderRow, type WhichOrder, type WholeOrderRow } from './orders-store.ts'

/** An order with its lines; undefined where this site has none such. */
export async function readOrder(
  site: SiteDatabase,
  which: WhichOrder,
): Promise<OrderReply | undefined> {
  const row = await findOrderRow(site, which)
  return row === undefined ? undefined : toOrder(site.siteId, row)
}

export function toOrder(siteId: SiteId, row: WholeOrderRow): OrderReply {
  const { currency } = row
  return {
    ...toOrderLine(row),
    websiteId: siteId,
    purchasedCartId: row.cart_id,
    payment: { provider: row.payment?.provider ?? '', reference: row.payment?.reference ?? '' },
    paidAt: paidAt(row),
    agreedToTerms: row.agreed_to_terms,
    downloadConsent: row.download_consent,
    items: toItems(row),
    fulfilments: standingFulfilments(row),
    withdrawals: [...row.withdrawals],
    hasDownloads: row.has_downloads,
    subtotal: toMoney(row.subtotal_cents, currency),
    shippingTotal: toMoney(row.shipping_cents, currency),
    taxTotal: toMoney(row.tax_cents, currency),
    taxIncluded: row.tax_included,
    taxNumber: row.tax_number,
    reverseCharge: row.reverse_charge,
    taxes: toTaxes(row),
    discountTotal: toMoney(row.discount_cents, currency),
    discounts: discountsOf(
      row.adjustments.map(({ line, code, title, amount_cents: cents }) => {
        return { line, code, title: title ?? undefined, cents }
      }),
    ).map(({ cents, ...discount }) => ({ ...discount, amount: toMoney(cents, currency) })),
    giftCards: (row.tenders ?? []).map(({ id, lastFour, cents }) => {
      return { id, lastFour, amount: toMoney(cents, currency) }
    }),
    shippingName: row.shipping_name,
    customerNote: row.customer_note,
    deliveryDays: row.delivery_days,
    shippingAddress: toAddress(row.shipping_address),
    billingAddress: row.billing_address && toBillingAddress(row.billing_address),
  }
}

/** When its money was there, in epoch milliseconds; null: it is under way, or never came. */
export function paidAt({ payment, created_at: createdAt }: WholeOrderRow): number | null {
  return payment === null ? createdAt : payment.paidAt
}

function toTaxes({ taxes, tax_included, currency }: WholeOrderRow): OrderReply['taxes'] {
  const ofLines = taxes.map(({ line, name, ppm, base_cents: baseCents, amount_cents: cents }) => {
    return { line, name, ppm, baseCents, cents }
  })
  return taxedNets(ofLines, tax_included).map((one) => ({
    label: taxLabel(one),
    amount: toMoney(one.cents, currency),
    net: toMoney(one.netCents, currency),
  }))
}

/** What was ordered, in the order of its lines. */
export function toItems(row: WholeOrderRow): OrderReply['items'] {
  const { currency, refunded, lines } = row
  const sent = standingFulfilments(row).flatMap((fulfilment) => fulfilment.lines)
  return lines.map((item) => ({
    itemId: item.item_id,
    sku: item.sku,
    productName: item.title,
    attributes: item.attributes,
    additionalFields: item.additional_fields,
    quantity: item.quantity,
    unitPrice: toMoney(item.unit_price_cents, currency),
    lineTotal: toMoney(item.unit_price_cents * item.quantity, currency),
    refundedQuantity: refunded.find(({ line }) => line === item.line)?.quantity ?? 0,
    sentQuantity: quantityOf(sent, item.line),
    needsParcel: !row.lines_without_parcel.includes(item.line),
    opensPages: row.lines_with_access.includes(item.line),
    isDonation: item.is_donation,
    noWithdrawal: lostWithdrawals.find((why) => why === item.no_withdrawal) ?? null,
  }))
}

/** What was sent and not taken back, oldest first. */
export function standingFulfilments({ fulfilments }: WholeOrderRow): FulfilmentReply[] {
  return fulfilments.flatMap(({ isTakenBack, ...fulfilment }) => (isTakenBack ? [] : [fulfilment]))
}

type Stored = Readonly<Record<string, unknown>>

function textIn(stored: Stored, name: string): string {
  const value = stored[name]
  return typeof value === 'string' ? value : ''
}

function toAddress(stored: Stored): OrderReply['shippingAddress'] {
  return { ...toPostalAddress(stored), phone: textIn(stored, 'phone') }
}

function toBillingAddress(stored: Stored): BillingAddress {
  return {
    company: textIn(stored, 'company'),
    taxNumber: textIn(stored, 'taxNumber'),
    ...toPostalAddress(stored),
  }
}

function toPostalAddress(stored: Stored): Omit<OrderReply['shippingAddress'], 'phone'> {
  const text = (name: string): string => textIn(stored, name)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: text('country'),
  }
}
