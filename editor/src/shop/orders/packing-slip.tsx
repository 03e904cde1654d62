import { orderPlaceLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import type { OrderReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { readBusiness } from '@vitrine/rules/site/sites/business.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { formatInstant } from '../../ground/dates/format.ts'
import styles from './packing-slip.module.css'

/** What lies in the parcel: whom it is from and goes to, and what is in it. It is there on paper alone. */
export function PackingSlip({ order }: { readonly order: OrderWithEvents }) {
  const settings = useSettings(order.websiteId)
  if (settings === undefined) return null
  const business = readBusiness(settings)
  const from = [
    business.addressTitle,
    business.addressLine1,
    business.addressLine2,
    business.addressCountry,
  ]
  const { phone, firstName, lastName } = order.shippingAddress
  const isFetched = order.pickup !== null
  // what is downloaded is in no parcel
  const downloaded = new Set(order.downloads.map(({ line }) => line))
  const sent = order.items.filter((item, at) => isSent(item) && !downloaded.has(at + 1))
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
          <p>{formatInstant(order.createdAt, settings)}</p>
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
      <table className={styles['items']}>
        <thead>
          <tr>
            <th>Quantity</th>
            <th>Item</th>
            <th>SKU</th>
          </tr>
        </thead>
        <tbody>
          {sent.map((item, row) => (
            <tr key={`${item.itemId} ${row}`}>
              <td>{item.quantity - item.refundedQuantity}</td>
              <td>
                {item.productName}
                <small>{Object.values(item.attributes).join(' · ')}</small>
              </td>
              <td>{item.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What was given back is not in the parcel. */
function isSent({ quantity, refundedQuantity }: OrderReply['items'][number]): boolean {
  return quantity > refundedQuantity
}

/** Prints the slip of the open order alone; the page as it stands is printed as every page is. */
export function printSlip(): void {
  const { dataset } = document.documentElement
  dataset['prints'] = 'slip'
  addEventListener('afterprint', () => delete dataset['prints'], { once: true })
  globalThis.print()
}
