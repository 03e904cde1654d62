import { Link } from '@tanstack/react-router'
import type { Money } from '@vitrine/rules/ground/money/money.ts'
import { discountName } from '@vitrine/rules/shop/orders/discount-name.ts'
import { giftDetailsOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import {
  answerLines,
  answersOf,
  englishAnswerWords,
} from '@vitrine/rules/site/forms/form-answers.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { sayInEnglish } from '@vitrine/rules/ground/words/say.ts'
import { wayInWords } from '@vitrine/rules/shop/shipping/delivery-time.ts'
import { lostWithdrawalPhrases } from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { useSite } from '../../site/sites/use-site.ts'
import styles from './order-room.module.css'

const english = { say: sayInEnglish, locale: 'en-US' }

/** How it is sent, with how long that takes, and the discount that made that free. */
function shippingLabel({ shippingName: name, ...order }: OrderReply): string {
  const { pickup, discounts, deliveryDays } = order
  const freeing = discounts.find(({ freesShipping }) => freesShipping)
  const shipping = `${pickup === null ? 'Shipping' : 'Pickup'}: ${wayInWords({ name, deliveryDays }, pickup !== null, english)}`
  return freeing === undefined ? shipping : `${shipping} (discount ${discountName(freeing)})`
}

/** What was bought, and what that came to. */
export function OrderItems({ order }: { readonly order: OrderReply }) {
  const site = useSite()
  const write = useMoney(order.websiteId)
  // `value` is minor units as text
  const money = ({ value, currency }: Money) => write?.(Number(value), currency)
  const { shippingTotal } = order
  const shipping =
    write &&
    shippingPrice(Number(shippingTotal.value), (cents, options) =>
      write(cents, shippingTotal.currency, options),
    )
  const sums = [
    ['Subtotal', money(order.subtotal)],
    ...order.discounts
      .filter(({ amount }) => amount.value !== '0')
      .map(({ amount, ...discount }) => [
        `Discount ${discountName(discount)}`,
        money({ ...amount, value: `-${amount.value}` }),
      ]),
    // without a name nothing was sent
    ...(order.shippingName === '' ? [] : [[shippingLabel(order), shipping]]),
    ...order.taxes.map(({ label, amount }) => [
      order.taxIncluded ? `Including ${label}` : label,
      money(amount),
    ]),
  ]
  return (
    <table className={styles['items']}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item, row) => (
          <tr key={`${item.itemId} ${row}`}>
            <td>
              {item.productName}
              <small>
                {[...Object.values(item.attributes), item.sku, recipientOf(item)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <Answers of={item} />
              {item.noWithdrawal !== null && (
                <small>{lostWithdrawalPhrases[item.noWithdrawal]}</small>
              )}
            </td>
            <td>
              {item.quantity}
              {order.isSentInPart && item.sentQuantity > 0 && (
                <small>{item.sentQuantity} sent</small>
              )}
              {item.refundedQuantity > 0 && <small>{item.refundedQuantity} given back</small>}
            </td>
            <td>{money(item.unitPrice)}</td>
            <td>{money(item.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className={styles['grand']}>
          <th scope="row" colSpan={3}>
            Total
          </th>
          <td>{money(order.grandTotal)}</td>
        </tr>
        {order.giftCards.map(({ id, lastFour, amount }) => (
          <tr key={id}>
            <th scope="row" colSpan={3}>
              <Link
                to="/sites/$siteName/gift-cards/$giftCardId"
                params={{ siteName: site.name, giftCardId: id }}
              >
                Gift card …{lastFour}
              </Link>
            </th>
            <td>{money({ ...amount, value: `-${amount.value}` })}</td>
          </tr>
        ))}
        {order.refundedTotal.value !== '0' && (
          <tr>
            <th scope="row" colSpan={3}>
              Refunded
            </th>
            <td>{money({ ...order.refundedTotal, value: `-${order.refundedTotal.value}` })}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** What was answered to the product's form, line by line. */
function Answers({ of: { additionalFields } }: { readonly of: OrderReply['items'][number] }) {
  return answerLines(answersOf(additionalFields), englishAnswerWords).map((line, at) => (
    <small key={`${line} ${at}`}>{line}</small>
  ))
}

/** Who gets a gift card; empty: it is none, or goes to whoever has bought it. */
function recipientOf({ additionalFields }: OrderReply['items'][number]): string {
  const to = giftDetailsOf(additionalFields)?.recipientEmail
  return to === undefined ? '' : `to ${to}`
}
