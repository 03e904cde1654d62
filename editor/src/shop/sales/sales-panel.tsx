import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import { changeOf } from '@vitrine/rules/shop/sales/sales-figures.ts'
import { changeWords, periodNames } from '@vitrine/rules/shop/sales/sales-messages.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { LoadError, Mark } from '../../ground/controls/states.tsx'
import { ChartDrawing } from '../../site/charts/chart-drawing.tsx'
import type { Site } from '../../site/sites/sites.ts'
import { usualPeriod } from './sales-place.ts'
import { useSalesWriting } from './use-sales-writing.ts'
import styles from './sales.module.css'

type SalesPanelProps = {
  readonly site: Site
  /** Of the usual period. */
  readonly query: UseQueryResult<SalesReply>
}

/** What a shop sold lately, beside its first steps; nothing before its first order. */
export function SalesPanel({ site, query }: SalesPanelProps) {
  const { data: sales, isError, error, refetch } = query
  if (sales === undefined) {
    if (!isError) return null
    return (
      <Panel title="Sales">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  return sales.hasOrders ? <LatelySold site={site} sales={sales} /> : null
}

function LatelySold({ site, sales }: { readonly site: Site; readonly sales: SalesReply }) {
  const write = useSalesWriting(site.siteId, sales.currency)
  const { figures, before, drawings, mode } = sales
  const change = changeOf(figures.netCents, before.netCents)
  const orders = figures.orders === 1 ? '1 order' : `${write.count(figures.orders)} orders`
  return (
    <Panel title="Sales">
      <div className={styles['lately']}>
        <div className={styles['said']}>
          <p className={styles['quiet']}>
            Net sales, {periodNames[usualPeriod].toLowerCase()}{' '}
            {mode === 'test' && <Mark tone="warn">Test orders</Mark>}
          </p>
          <p className={styles['sum']}>{write.money(figures.netCents)}</p>
          <p className={styles['quiet']}>
            {figures.orders === 0 ? 'No order that counts.' : `${orders}.`}{' '}
            {changeWords(change, usualPeriod, write.count)}.
          </p>
          <p className={styles['more']}>
            <Link to="/sites/$siteName/sales" params={{ siteName: site.name }} search={{}}>
              See all sales
            </Link>
          </p>
        </div>
        {drawings.time !== '' && (
          <div className={styles['drawing']} data-figures={false}>
            <ChartDrawing
              markup={drawings.time}
              label="Bars of net sales by day; the room Sales has their figures"
            />
          </div>
        )}
      </div>
    </Panel>
  )
}
