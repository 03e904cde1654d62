import { useRef, useState } from 'react'
import type { OrderLine, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Button } from '../../ground/controls/button.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { ChosenBar } from '../../site/collections/chosen-bar.tsx'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { FulfilOrdersDialog } from './fulfil-orders-dialog.tsx'
import { orderQuery } from './order-query.ts'
import { OrdersTable } from './orders-table.tsx'
import { usePackingSlips } from './packing-slip.tsx'
import choose from '../../ground/controls/choose-rows.module.css'

/** The orders, and what can be done with several of them while any are chosen. */
export function ChoosableOrders({ orders }: { readonly orders: readonly OrderLine[] }) {
  const site = useSite()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const slips = useSlipsOf(site.siteId)
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  // one that has left the list is chosen no more
  const chosen = orders.filter(({ id }) => ids.has(id))
  const waiting = chosen.filter(({ status }) => status === 'paid')
  return (
    <div ref={around} className={choose['around']}>
      <OrdersTable orders={orders} chosen={new Set(chosen.map(({ id }) => id))} onChoose={setIds} />
      {chosen.length > 0 && (
        <ChosenBar noun="order" count={chosen.length} onClear={() => setIds(new Set())}>
          {may(site, 'manage-orders') && waiting.length > 0 && (
            <Button kind="primary" onPress={() => setAsked(true)}>
              {wordsOf(waiting)}
            </Button>
          )}
          <Button isPending={slips.isPending} onPress={() => void slips.print(chosen)}>
            Print packing slips
          </Button>
        </ChosenBar>
      )}
      {isAsked && <FulfilOrdersDialog orders={waiting} onClose={() => setAsked(false)} />}
      {slips.papers}
    </div>
  )
}

/** What is picked up is ready, and not on its way. */
function wordsOf(orders: readonly OrderLine[]): string {
  return orders.every(({ pickup }) => pickup !== null) ? 'Mark as ready' : 'Mark as fulfilled'
}

/** Prints what lies in the parcels of orders, each of which is read for that. */
function useSlipsOf(siteId: string) {
  const { print: printPapers, papers } = usePackingSlips()
  const [isPending, setPending] = useState(false)
  const print = async (orders: readonly OrderLine[]): Promise<void> => {
    setPending(true)
    try {
      const whole: OrderWithEvents[] = []
      for (const { id } of orders) whole.push(await queryClient.fetchQuery(orderQuery(siteId, id)))
      if (!printPapers(whole)) showNotice({ message: 'Nothing of these orders goes by post.' })
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : '', isError: true })
    } finally {
      setPending(false)
    }
  }
  return { print, papers, isPending }
}
