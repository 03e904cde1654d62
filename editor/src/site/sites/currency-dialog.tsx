import { currencyChangeSentence } from '@vitrine/rules/site/sites/sites-messages.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'

/** Asks before the shop takes another currency, and says what happens to amounts that stand. */
export function CurrencyDialog(props: {
  readonly before: string
  readonly after: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}) {
  const { before, after, onClose, onConfirm } = props
  return (
    <Dialog
      title={`Sell in ${after} instead of ${before}?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            Keep {before}
          </Button>
          <Button kind="primary" onPress={onConfirm}>
            Sell in {after}
          </Button>
        </>
      }
    >
      <p>{currencyChangeSentence(before, after)}</p>
    </Dialog>
  )
}
