import { useQuery } from '@tanstack/react-query'
import { SalesPanel } from './shop/sales/sales-panel.tsx'
import { usualPeriod } from './shop/sales/sales-place.ts'
import { salesQuery } from './shop/sales/sales-query.ts'
import { OverviewRoom } from './site/sites/overview-room.tsx'
import { mayEnter } from './site/sites/rooms.ts'
import { useSite } from './site/sites/use-site.ts'

/** Where a site begins for its owner, with what the shop adds to it. */
export function OverviewPage() {
  const site = useSite()
  const enabled = mayEnter(site, 'sales')
  const sales = useQuery({ ...salesQuery(site.siteId, usualPeriod), enabled })
  return (
    // nothing moves down where it turns out that something was sold
    <OverviewRoom isWaiting={sales.isLoading}>
      <SalesPanel site={site} query={sales} />
    </OverviewRoom>
  )
}
