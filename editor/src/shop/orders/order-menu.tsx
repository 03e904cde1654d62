import { Ban, Ellipsis, ExternalLink, Printer, ReceiptText, Undo2 } from 'lucide-react'
import { isRefundable } from '@vitrine/rules/shop/orders/decide-refund.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { MenuButton, type MenuEntry } from '../../ground/controls/menu-button.tsx'

/** What else can be done with an order. */
export function OrderMenu(props: {
  readonly order: OrderWithEvents
  /** Null where it may not be changed by whoever looks at it. */
  readonly onAsk: ((question: 'cancel' | 'refund') => void) | null
  readonly onPrint: () => void
}) {
  const { order, onAsk, onPrint } = props
  const { pageAddress } = order
  const entries: MenuEntry[] = [
    {
      id: 'page',
      name: 'View the customer’s page',
      icon: <ExternalLink size={15} aria-hidden />,
      onAction: () => openBeside(pageAddress),
    },
  ]
  if (order.paidAt !== null) {
    entries.push({
      id: 'receipt',
      name: 'View the receipt',
      icon: <ReceiptText size={15} aria-hidden />,
      onAction: () => openBeside(`${pageAddress}/receipt`),
    })
  }
  // without a name nothing was sent
  if (order.shippingName !== '' && !order.isAllBack && order.paidAt !== null) {
    entries.push({
      id: 'print',
      name: 'Print packing slip',
      icon: <Printer size={15} aria-hidden />,
      onAction: onPrint,
    })
  }
  if (onAsk !== null && isRefundable(order.refundable)) {
    entries.push({
      id: 'refund',
      name: 'Refund…',
      icon: <Undo2 size={15} aria-hidden />,
      onAction: () => onAsk('refund'),
    })
  }
  // what is sent is taken back before
  const isCancellable =
    order.status === 'received' || (order.status === 'paid' && !order.isSentInPart)
  if (isCancellable && onAsk !== null) {
    entries.push({
      id: 'cancel',
      name: 'Cancel the order…',
      icon: <Ban size={15} aria-hidden />,
      isDanger: true,
      onAction: () => onAsk('cancel'),
    })
  }
  return (
    <MenuButton
      label={`More of order ${order.orderNumber}`}
      size="medium"
      icon={<Ellipsis size={16} aria-hidden />}
      entries={entries}
    />
  )
}

function openBeside(address: string): void {
  globalThis.open(address, '_blank', 'noopener')
}
