import { useState } from 'react'
import { flushSync } from 'react-dom'
import { orderPlaceLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import { restToSend, type LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { FulfilmentReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import {
  answerLines,
  answersForShopper,
  englishAnswerWords,
} from '@vitrine/rules/site/forms/form-answers.ts'
import { readBusiness } from '@vitrine/rules/site/sites/business.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { formatInstant } from '../../ground/dates/format.ts'
import styles from './packing-slip.module.css'

/**
 * The paper that lies in a parcel, and how it is printed: of one that was sent, or else of what is left
 * to be sent, or of all that was where nothing is.
 */
export function usePackingSlip(order: OrderWithEvents) {
  const [parcel, setParcel] = useState<FulfilmentReply>()
  const print = (one?: FulfilmentReply): void => {
    // what is printed is what stands there by then
    flushSync(() => setParcel(one))
    printSlip()
  }
  return { print, paper: <PackingSlip order={order} parcel={parcel} /> }
}

function inParcel({ items }: OrderWithEvents): readonly LineQuantity[] {
  const rest = restToSend(items)
  if (rest.length > 0) return rest
  // what was given back is not in the parcel, nor is what is downloaded
  return restToSend(items.map((item) => ({ ...item, sentQuantity: 0 })))
}

/** The papers of several orders, one sheet after the other; of one that is cancelled or goes by no post there is none. */
export function usePackingSlips() {
  const [orders, setOrders] = useState<readonly OrderWithEvents[]>([])
  /** @returns whether there was anything to print */
  const print = (given: readonly OrderWithEvents[]): boolean => {
    const sent = given.filter(
      (order) =>
        order.status !== 'cancelled' && order.shippingName !== '' && inParcel(order).length > 0,
    )
    if (sent.length === 0) return false
    flushSync(() => setOrders(sent))
    printSlip()
    return true
  }
  const papers = orders.map((order) => <PackingSlip key={order.id} order={order} />)
  return { print, papers }
}

type PackingSlipProps = {
  readonly order: OrderWithEvents
  /** One that was sent; undefined: what is left to be sent, or was where nothing is. */
  readonly parcel?: FulfilmentReply | undefined
}

/** What lies in the parcel: whom it is from and goes to, and what is in it. It is there on paper alone. */
function PackingSlip({ order, parcel }: PackingSlipProps) {
  const settings = useSettings(order.websiteId)
  if (settings === undefined) return null
  const lines = parcel?.lines ?? inParcel(order)
  const number = order.fulfilments.findIndex(({ id }) => id === parcel?.id) + 1
  const business = readBusiness(settings)
  const from = [
    business.addressTitle,
    business.addressLine1,
    business.addressLine2,
    business.addressCountry,
  ]
  const { phone, firstName, lastName } = order.shippingAddress
  const isFetched = order.pickup !== null
  return (
    <section className={styles['slip']} aria-hidden data-slip="">
      <header className={styles['head']}>
        <div>
          <p className={styles['name']}>{settings.title}</p>
          <p className={styles['lines']}>
            {[...from, settings.contactEmail].filter((line) => line !== '').join('\n')}
          </p>
        </div>
        <div className={styles['facts']}>
          <p className={styles['name']}>Packing slip</p>
          <p>Order {order.orderNumber}</p>
          {number > 0 && <p>Parcel {number}</p>}
          <p>{formatInstant(parcel?.at ?? order.createdAt, settings)}</p>
        </div>
      </header>
      <p className={styles['label']}>{isFetched ? 'Picked up by' : 'Ship to'}</p>
      <p className={styles['lines']}>
        {[...(isFetched ? [`${firstName} ${lastName}`] : orderPlaceLines(order, 'en-US')), phone]
          .filter((line) => line !== '')
          .join('\n')}
      </p>
      {isFetched && (
        <>
          <p className={styles['label']}>At</p>
          <p className={styles['lines']}>{orderPlaceLines(order, 'en-US').join('\n')}</p>
        </>
      )}
      {order.customerNote !== '' && (
        <>
          <p className={styles['label']}>Note from the customer</p>
          <p className={styles['lines']}>{order.customerNote}</p>
        </>
      )}
      <table className={styles['items']}>
        <thead>
          <tr>
            <th>Quantity</th>
            <th>Item</th>
            <th>SKU</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, quantity }) => (
            <tr key={line}>
              <td>{quantity}</td>
              <td>
                {order.items[line - 1]?.productName}
                <small>{Object.values(order.items[line - 1]?.attributes ?? {}).join(' · ')}</small>
                {answerLines(
                  answersForShopper(order.items[line - 1]?.additionalFields),
                  englishAnswerWords,
                ).map((answer, at) => (
                  <small key={`${answer} ${at}`}>{answer}</small>
                ))}
              </td>
              <td>{order.items[line - 1]?.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Prints the slip of the open order alone; the page as it stands is printed as every page is. */
function printSlip(): void {
  const { dataset } = document.documentElement
  dataset['prints'] = 'slip'
  addEventListener('afterprint', () => delete dataset['prints'], { once: true })
  globalThis.print()
}
