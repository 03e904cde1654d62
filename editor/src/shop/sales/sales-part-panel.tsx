import { Link } from '@tanstack/react-router'
import { salesParts, type SalesPart, type SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import { partName, salesNotes } from '@vitrine/rules/shop/sales/sales-messages.ts'
import type { SalesPeriod } from '@vitrine/rules/shop/sales/sales-period.ts'
import { ChartDrawing } from '../../site/charts/chart-drawing.tsx'
import type { Site } from '../../site/sites/sites.ts'
import { placeOf } from './sales-place.ts'
import { CodeTable, ProductTable, TimeTable } from './sales-tables.tsx'
import type { SalesWriting } from './use-sales-writing.ts'
import list from '../../ground/controls/list.module.css'
import styles from './sales.module.css'

type SalesPartPanelProps = {
  readonly site: Site
  readonly sales: SalesReply
  readonly period: SalesPeriod
  readonly by: SalesPart
  readonly write: SalesWriting
}

/** The sales of a period by day, by product or by code: drawn, and as a table. */
export function SalesPartPanel({ site, sales, period, by, write }: SalesPartPanelProps) {
  return (
    <section className={styles['panel']} aria-label={partName(by, sales.step)}>
      <nav className={list['filters']} aria-label="How sales are shown">
        {salesParts.map((part) => (
          <Link
            key={part}
            to="/sites/$siteName/sales"
            params={{ siteName: site.name }}
            search={placeOf(period, part)}
            activeOptions={{ exact: true }}
            replace
            className={list['filter'] ?? ''}
          >
            {partName(part, sales.step)}
          </Link>
        ))}
      </nav>
      {by === 'time' && <ByTime sales={sales} period={period} write={write} />}
      {by === 'products' && <ByProduct site={site} sales={sales} write={write} />}
      {by === 'codes' && <ByCode sales={sales} write={write} />}
    </section>
  )
}

type PartProps = { readonly sales: SalesReply; readonly write: SalesWriting }

function ByTime({ sales, period, write }: PartProps & { readonly period: SalesPeriod }) {
  return (
    <>
      <h2>Net sales by {sales.step}</h2>
      {/* a bar each day of a week has room for its figure */}
      <div className={styles['drawing']} data-figures={period === '7-days'}>
        <ChartDrawing
          markup={sales.drawings.time}
          label={`Bars of net sales by ${sales.step}; the table below has their figures`}
        />
      </div>
      <details className={styles['data']}>
        <summary>Show as a table</summary>
        <TimeTable sales={sales} write={write} />
      </details>
    </>
  )
}

function ByProduct({ site, sales, write }: PartProps & { readonly site: Site }) {
  const { best, count } = sales.products
  return (
    <>
      <h2>Products that sold best</h2>
      <p className={styles['note']}>
        {salesNotes.products} {shownOf(best.length, count, write)}
      </p>
      <Bars
        markup={sales.drawings.products}
        label="Bars of sales by product; the table below has their figures"
      />
      <ProductTable site={site} products={best} write={write} />
    </>
  )
}

function ByCode({ sales, write }: PartProps) {
  const { best, count } = sales.codes
  return (
    <>
      <h2>Discounts</h2>
      {best.length === 0 ? (
        <p className={styles['note']}>No order of this time used a discount.</p>
      ) : (
        <>
          <p className={styles['note']}>
            {salesNotes.codes} {shownOf(best.length, count, write)}
          </p>
          <Bars
            markup={sales.drawings.codes}
            label="Bars of what discounts took off; the table below has their figures"
          />
          <CodeTable codes={best} write={write} />
        </>
      )}
    </>
  )
}

function Bars({ markup, label }: { readonly markup: string; readonly label: string }) {
  // what was given away for nothing has no bar
  if (markup === '') return null
  return (
    <div className={styles['drawing']}>
      <ChartDrawing markup={markup} label={label} />
    </div>
  )
}

function shownOf(shown: number, count: number, write: SalesWriting): string {
  if (count <= shown) return ''
  return `Shown are the first ${shown} of ${write.count(count)}; the file has all of them.`
}
