import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ChartColumn, Download, ExternalLink } from 'lucide-react'
import type { SalesPart, SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import { periodNames, salesNotes } from '@vitrine/rules/shop/sales/sales-messages.ts'
import { salesPaths } from '@vitrine/rules/shop/sales/sales-paths.ts'
import { salesPeriods, type SalesPeriod } from '@vitrine/rules/shop/sales/sales-period.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { Banner, FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { downloadFile } from '../../ground/http/download-file.ts'
import { addressOf, searchOf } from '../../ground/http/send-request.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { wayToSite } from '../../site/sites/way-to-site.ts'
import { SalesFigures } from './sales-figures.tsx'
import { SalesNotes } from './sales-notes.tsx'
import { SalesPartPanel } from './sales-part-panel.tsx'
import { placeOf, readSalesPlace, usualPeriod } from './sales-place.ts'
import { salesQuery } from './sales-query.ts'
import { useSalesWriting } from './use-sales-writing.ts'
import list from '../../ground/controls/list.module.css'
import styles from './sales.module.css'

/** What the shop sold: in which time, by which products, by which codes. */
export function SalesRoom() {
  const site = useSite()
  // the router hands on what an address says beyond what was read of it
  const place = readSalesPlace(useSearch({ from: '/inside/sites/$siteName/sales' }))
  const { period = usualPeriod, by = 'time' } = place
  const query = useQuery({
    ...salesQuery(site.siteId, period),
    // the room stays as it is while another time is on its way
    placeholderData: keepPreviousData,
  })
  const { data: sales } = query
  const hasSold = sales !== undefined && sales.figures.orders > 0
  return (
    <Room
      title="Sales"
      actions={
        hasSold && (
          <Button
            icon={<Download size={15} aria-hidden />}
            onPress={() =>
              downloadFile(
                addressOf(salesPaths.file, { siteId: site.siteId }) + searchOf({ period, by }),
                'sales.csv',
              )
            }
          >
            Export as CSV
          </Button>
        )
      }
    >
      {query.isPending && <WaitingSales />}
      {(sales?.hasOrders ?? query.isError) && <Periods site={site} by={by} />}
      {query.isError && sales === undefined && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      )}
      {sales?.hasOrders === false && <NothingSoldYet site={site} />}
      {sales?.hasOrders === true && (
        <div className={styles['sales']} aria-busy={query.isPlaceholderData}>
          <SalesOfPeriod site={site} sales={sales} period={period} by={by} />
        </div>
      )}
    </Room>
  )
}

/** As high as what is on its way. */
function WaitingSales() {
  return (
    <>
      <Skeleton rows={1} height={34} />
      <Skeleton rows={1} height={196} />
      <Skeleton rows={1} height={440} />
    </>
  )
}

function Periods({ site, by }: { readonly site: Site; readonly by: SalesPart }) {
  return (
    <nav className={list['filters']} aria-label="Sales of which time">
      {salesPeriods.map((one) => (
        <Link
          key={one}
          to="/sites/$siteName/sales"
          params={{ siteName: site.name }}
          search={placeOf(one, by)}
          activeOptions={{ exact: true }}
          className={list['filter'] ?? ''}
        >
          {periodNames[one]}
        </Link>
      ))}
    </nav>
  )
}

type SalesOfPeriodProps = {
  readonly site: Site
  readonly sales: SalesReply
  readonly period: SalesPeriod
  readonly by: SalesPart
}

function SalesOfPeriod({ site, sales, period, by }: SalesOfPeriodProps) {
  const write = useSalesWriting(site.siteId, sales.currency)
  return (
    <>
      {sales.mode === 'test' && <Banner tone="warn">{salesNotes.tests}</Banner>}
      {sales.figures.orders === 0 ? (
        <NothingSold site={site} period={period} />
      ) : (
        <>
          <SalesFigures sales={sales} period={period} write={write} />
          <SalesPartPanel site={site} sales={sales} period={period} by={by} write={write} />
        </>
      )}
      <SalesNotes sales={sales} write={write} />
    </>
  )
}

function NothingSold({ site, period }: { readonly site: Site; readonly period: SalesPeriod }) {
  return (
    <FirstUse
      icon={<ChartColumn size={20} aria-hidden />}
      title="No sales in this time"
      action={
        period !== '12-months' && (
          <Link
            to="/sites/$siteName/sales"
            params={{ siteName: site.name }}
            search={placeOf('12-months')}
            className={buttonClass('plain')}
          >
            Show the last 12 months
          </Link>
        )
      }
    >
      No order that counts was placed in the {periodNames[period].toLowerCase()}.
    </FirstUse>
  )
}

function NothingSoldYet({ site }: { readonly site: Site }) {
  return (
    <FirstUse
      icon={<ChartColumn size={20} aria-hidden />}
      title="No sales yet"
      action={
        <a
          className={buttonClass('plain')}
          href={wayToSite(site, '/')}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink size={14} aria-hidden /> View site
        </a>
      }
    >
      From the first order on you see here what your shop sells: by day, week and month, by product
      and by discount.
    </FirstUse>
  )
}
