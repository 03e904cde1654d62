import type { TaxPlace } from '@vitrine/rules/site/sites/tax-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import { placeName } from './tax-words.ts'

/** Takes the taxes of one place away; Undo in the notice brings them back. */
export function removeTaxPlace(siteId: string, place: TaxPlace): void {
  void performAction(
    siteId,
    { action: 'remove-tax-places', input: { ids: [place.id] } },
    { notice: `Taxes of ${placeName(place)} removed.` },
  )
}

/** Asks before a shop takes no taxes any more: the next order goes without. */
export function RemoveTaxesDialog(props: {
  readonly siteId: string
  readonly places: readonly TaxPlace[]
  readonly onClose: () => void
}) {
  const { siteId, places, onClose } = props
  const question = useQuestion(async () => {
    const ids = places.map(({ id }) => id)
    const wish = { action: 'remove-tax-places', input: { ids } } as const
    const options = { notice: 'All taxes removed.', quietly: true }
    return refusalOf(await performAction(siteId, wish, options))
  }, onClose)
  return (
    <FormDialog
      title="Remove all taxes?"
      question={question}
      button="Remove all taxes"
      kind="danger"
      onClose={onClose}
    >
      <p>
        {places.length === 1
          ? 'The rates of 1 place go'
          : `The rates of ${places.length} places go`}
        . Orders are taken without tax from then on. Undo brings the rates back.
      </p>
      {question.error !== undefined && (
        <Banner tone="danger" role="alert">
          {question.error}
        </Banner>
      )}
    </FormDialog>
  )
}
