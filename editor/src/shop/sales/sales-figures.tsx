import type { SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import { changeOf } from '@vitrine/rules/shop/sales/sales-figures.ts'
import { changeWords } from '@vitrine/rules/shop/sales/sales-messages.ts'
import type { SalesPeriod } from '@vitrine/rules/shop/sales/sales-period.ts'
import type { SalesWriting } from './use-sales-writing.ts'
import styles from './sales.module.css'

type SalesFiguresProps = {
  readonly sales: SalesReply
  readonly period: SalesPeriod
  readonly write: SalesWriting
}

/** What a period came to, and how that differs from the time before. */
export function SalesFigures({ sales, period, write }: SalesFiguresProps) {
  const { figures, before } = sales
  const change = (name: 'netCents' | 'orders' | 'items') => (
    <dd className={styles['change']}>
      {changeWords(changeOf(figures[name], before[name]), period, write.count)}
    </dd>
  )
  // that there was nothing before is said once
  const changeToo = (name: 'orders' | 'items') => before.orders > 0 && change(name)
  return (
    <dl className={styles['figures']}>
      <div className={styles['head']}>
        <dt>Net sales</dt>
        <dd className={styles['sum']}>{write.money(figures.netCents)}</dd>
        {change('netCents')}
      </div>
      <div>
        <dt>Orders</dt>
        <dd className={styles['figure']}>{write.count(figures.orders)}</dd>
        {changeToo('orders')}
      </div>
      <div>
        <dt>Items</dt>
        <dd className={styles['figure']}>{write.count(figures.items)}</dd>
        {changeToo('items')}
      </div>
      <div>
        <dt>Gross sales</dt>
        <dd className={styles['figure']}>{write.money(figures.grossCents)}</dd>
      </div>
      <div>
        <dt>Refunds</dt>
        <dd className={styles['figure']}>{write.money(figures.refundedCents)}</dd>
      </div>
      <div>
        <dt>Discounts</dt>
        <dd className={styles['figure']}>{write.money(figures.discountCents)}</dd>
      </div>
    </dl>
  )
}
