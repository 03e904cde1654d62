import { useMemo, type ReactNode } from 'react'
import { countryName } from '@vitrine/rules/shop/checkout/country-name.ts'
import type { PickupPlace, SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, makeNewId, newIdOf } from '../../ground/changes/drafts.ts'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { formKey, useFormDraft, type FormInRoom } from '../../ground/changes/use-form-draft.ts'
import { useOpenEntry } from '../../ground/changes/use-open-entry.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { daysInWords } from './delivery-draft.ts'
import {
  nameOfPlaceField,
  newPlace,
  pickupPlaceSchema,
  seenOfPlace,
  typedPlace,
  type PickupDraft,
} from './pickup-draft.ts'
import { PickupFields, placeLabels } from './pickup-fields.tsx'
import details from '../../site/sites/details-form.module.css'

const newFormId = 'new pickup place'

function formIdOf({ id }: PickupPlace): string {
  return `pickup place ${id}`
}

/** Which place is being added or edited. */
export function useOpenPlace(siteId: string, places: readonly PickupPlace[]) {
  return useOpenEntry(siteId, places, { add: newFormId, edit: formIdOf })
}

type Common = { readonly siteId: string; readonly onClose: () => void }

/** Asks for another place where orders are fetched. */
export function AddPickupDialog(props: Common & { readonly settings: SiteSettings }) {
  const { siteId, settings, onClose } = props
  const key = formKey(siteId, newFormId)
  const stored = useMemo(() => newPlace(settings), [settings])
  const form = useFormDraft({
    siteId,
    id: newFormId,
    name: 'A new pickup place',
    stored,
    seen: stored,
    schema: pickupPlaceSchema,
    wish: ({ values }) => ({
      action: 'put-pickup-place',
      // sent again, it is still one place
      input: { id: newIdOf(findDraft(key)) ?? makeNewId(), place: values, seen: null },
    }),
    notice: ({ name }) => `“${name}” added.`,
    nameOf: nameOfPlaceField,
    onSaved: onClose,
  })
  return (
    <PickupDialog title="Add a pickup place" form={form} onClose={onClose}>
      Add place
    </PickupDialog>
  )
}

/** A place, to be changed; orders keep where they are fetched. */
export function EditPickupDialog(props: Common & { readonly place: PickupPlace }) {
  const { siteId, place, onClose } = props
  const stored = seenOfPlace(place)
  const form = useFormDraft({
    siteId,
    id: formIdOf(place),
    name: `Pickup: ${place.name}`,
    stored: typedPlace(place),
    seen: stored,
    schema: pickupPlaceSchema,
    wish: ({ values, seen }) => ({
      action: 'put-pickup-place',
      input: { id: place.id, place: values, seen: { ...stored, ...seen } },
    }),
    notice: ({ name }) => `“${name}” saved.`,
    nameOf: nameOfPlaceField,
    onSaved: onClose,
  })
  return (
    <PickupDialog title={`Pickup: ${place.name}`} form={form} onClose={onClose}>
      Save place
    </PickupDialog>
  )
}

const words: FieldWords = {
  labelOf: (name) => placeLabels[name as keyof PickupDraft] ?? name,
  show(name, value) {
    if (name === 'deliveryDays') return daysInWords(value)
    if (typeof value !== 'string') return ''
    return name === 'country' ? countryName(value, 'en-US') : value
  },
}

function PickupDialog(props: {
  readonly title: string
  readonly form: FormInRoom<PickupDraft>
  readonly onClose: () => void
  /** The words of its button. */
  readonly children: ReactNode
}) {
  const { title, form, onClose, children } = props
  return (
    <DraftDialog title={title} width="wide" form={form} onClose={onClose}>
      <DraftForm form={form} words={words} className={details['form']}>
        <PickupFields values={form.values} errors={form.errors} onChange={form.change} />
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
