import type { SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import {
  cancelledNote,
  donationsNote,
  giftCardsNote,
  otherCurrenciesNote,
  salesNotes,
} from '@vitrine/rules/shop/sales/sales-messages.ts'
import type { SalesWriting } from './use-sales-writing.ts'
import styles from './sales.module.css'

/** What the figures mean, and which orders they leave out. */
export function SalesNotes({
  sales,
  write,
}: {
  readonly sales: SalesReply
  readonly write: SalesWriting
}) {
  const { figures, before, leftOut, currency, giftCardCents, donations } = sales
  return (
    <ul className={styles['notes']} aria-label="What is counted">
      {figures.orders > 0 && <li>{salesNotes.gross}</li>}
      {before.orders > 0 && <li>{salesNotes.compared}</li>}
      <li>{cancelledNote(leftOut.cancelled, write.count)}</li>
      {giftCardCents > 0 && <li>{giftCardsNote(write.money(giftCardCents))}</li>}
      {donations.count > 0 && <li>{donationsNote(donations, write)}</li>}
      {leftOut.inOtherCurrencies > 0 && (
        <li>{otherCurrenciesNote(leftOut.inOtherCurrencies, currency, write.count)}</li>
      )}
    </ul>
  )
}
