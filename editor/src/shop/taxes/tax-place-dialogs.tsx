import type { ReactNode } from 'react'
import { countries } from '@vitrine/rules/site/sites/countries.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { TaxPlace } from '@vitrine/rules/site/sites/tax-settings.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, makeNewId, newIdOf } from '../../ground/changes/drafts.ts'
import { formKey, useFormDraft, type FormInRoom } from '../../ground/changes/use-form-draft.ts'
import { useOpenEntry } from '../../ground/changes/use-open-entry.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import {
  nameOfPlaceField,
  newRate,
  seenOfPlace,
  seenPlace,
  taxPlaceSchema,
  typedPlace,
  type TaxPlaceDraft,
} from './tax-place-draft.ts'
import { TaxPlaceFields } from './tax-place-fields.tsx'
import { placeName, placeWords } from './tax-words.ts'
import details from '../../site/sites/details-form.module.css'

const newFormId = 'new tax place'

function formIdOf({ id }: TaxPlace): string {
  return `tax place ${id}`
}

/** Which place is being added or edited. */
export function useOpenPlace(siteId: string, places: readonly TaxPlace[]) {
  return useOpenEntry(siteId, places, { add: newFormId, edit: formIdOf })
}

type Common = {
  readonly siteId: string
  readonly settings: SiteSettings
  readonly onClose: () => void
}

/** Asks for a place and its taxes. */
export function AddTaxPlaceDialog(props: Common & { readonly onAdded: () => void }) {
  const { siteId, settings, onClose, onAdded } = props
  const country = countries.has(settings.country) ? settings.country : ''
  const stored: TaxPlaceDraft = { country, region: '', postcodes: '', rates: [newRate] }
  const key = formKey(siteId, newFormId)
  const form = useFormDraft({
    siteId,
    id: newFormId,
    name: 'Taxes of a new place',
    stored,
    seen: stored,
    schema: taxPlaceSchema,
    wish: ({ values }) => ({
      action: 'put-tax-place',
      // sent again, it is still one place
      input: { id: newIdOf(findDraft(key)) ?? makeNewId(), place: values, seen: null },
    }),
    notice: (typed) => `Taxes of ${placeName(typed)} added.`,
    nameOf: nameOfPlaceField,
    onSaved() {
      onAdded()
      onClose()
    },
  })
  return (
    <TaxPlaceDialog title="Add a place" form={form} onClose={onClose}>
      Add taxes
    </TaxPlaceDialog>
  )
}

/** The taxes of a place, to be changed; orders keep those that they were placed with. */
export function EditTaxPlaceDialog(props: Common & { readonly place: TaxPlace }) {
  const { siteId, settings, place, onClose } = props
  const style = useAmountStyle(settings)
  const form = useFormDraft({
    siteId,
    id: formIdOf(place),
    name: `Taxes: ${placeName(place)}`,
    stored: typedPlace(place, style),
    seen: seenOfPlace(place),
    schema: taxPlaceSchema,
    wish: ({ values, seen }) => ({
      action: 'put-tax-place',
      input: { id: place.id, place: values, seen: seenPlace(place, seen) },
    }),
    notice: (typed) => `Taxes of ${placeName(typed)} saved.`,
    nameOf: nameOfPlaceField,
    onSaved: onClose,
  })
  return (
    <TaxPlaceDialog title={`Taxes of ${placeName(place)}`} form={form} onClose={onClose}>
      Save taxes
    </TaxPlaceDialog>
  )
}

function TaxPlaceDialog(props: {
  readonly title: string
  readonly form: FormInRoom<TaxPlaceDraft>
  readonly onClose: () => void
  /** The words of its button. */
  readonly children: ReactNode
}) {
  const { title, form, onClose, children } = props
  return (
    <DraftDialog title={title} width="wide" form={form} onClose={onClose}>
      <DraftForm form={form} words={placeWords} className={details['form']}>
        <TaxPlaceFields values={form.values} errors={form.errors} onChange={form.change} />
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            {children}
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}
