import { useMemo, type ReactNode } from 'react'
import { measurementOf, unitsOf } from '@vitrine/rules/site/sites/measurement.ts'
import type { ShippingWay, SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, makeNewId, newIdOf } from '../../ground/changes/drafts.ts'
import { formKey, useFormDraft, type FormInRoom } from '../../ground/changes/use-form-draft.ts'
import { useOpenEntry } from '../../ground/changes/use-open-entry.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import {
  nameOfWayField,
  newWay,
  seenOfWay,
  seenWay,
  shippingWaySchema,
  typedWay,
  type ShippingWayDraft,
} from './shipping-way-draft.ts'
import { ShippingWayFields } from './shipping-way-fields.tsx'
import { wayWords } from './shipping-way-words.ts'
import details from '../../site/sites/details-form.module.css'

const newFormId = 'new shipping way'

function formIdOf({ id }: ShippingWay): string {
  return `shipping way ${id}`
}

/** Which way is being added or edited. */
export function useOpenWay(siteId: string, ways: readonly ShippingWay[]) {
  return useOpenEntry(siteId, ways, { add: newFormId, edit: formIdOf })
}

type Common = {
  readonly siteId: string
  readonly settings: SiteSettings
  readonly onClose: () => void
}

/** Asks for another way of shipping. */
export function AddShippingWayDialog(props: Common) {
  const { siteId, settings, onClose } = props
  const { currency } = settings
  const style = useAmountStyle(settings)
  const key = formKey(siteId, newFormId)
  const form = useFormDraft({
    siteId,
    id: newFormId,
    name: 'A new way of shipping',
    stored: newWay,
    seen: newWay,
    schema: useMemo(() => shippingWaySchema(style), [style]),
    wish: ({ values }) => ({
      action: 'put-shipping-way',
      // sent again, it is still one way
      input: { id: newIdOf(findDraft(key)) ?? makeNewId(), way: values, seen: null, currency },
    }),
    notice: ({ name }) => `“${name}” added.`,
    nameOf: nameOfWayField,
    onSaved: onClose,
  })
  return (
    <ShippingWayDialog title="Add a way of shipping" {...props} form={form}>
      Add way
    </ShippingWayDialog>
  )
}

/** A way of shipping, to be changed; orders keep what they were placed with. */
export function EditShippingWayDialog(props: Common & { readonly way: ShippingWay }) {
  const { siteId, settings, way, onClose } = props
  const { currency } = settings
  const style = useAmountStyle(settings)
  const form = useFormDraft({
    siteId,
    id: formIdOf(way),
    name: `Shipping: ${way.name}`,
    stored: typedWay(way, style),
    seen: seenOfWay(way),
    schema: useMemo(() => shippingWaySchema(style), [style]),
    wish: ({ values, seen }) => ({
      action: 'put-shipping-way',
      input: { id: way.id, way: values, seen: seenWay(way, seen), currency },
    }),
    notice: ({ name }) => `“${name}” saved.`,
    nameOf: nameOfWayField,
    onSaved: onClose,
  })
  return (
    <ShippingWayDialog title={`Shipping: ${way.name}`} {...props} form={form}>
      Save way
    </ShippingWayDialog>
  )
}

function ShippingWayDialog(
  props: Common & {
    readonly title: string
    readonly form: FormInRoom<ShippingWayDraft>
    /** The words of its button. */
    readonly children: ReactNode
  },
) {
  const { title, siteId, settings, form, onClose, children } = props
  const { currency, store } = settings
  const write = useMoney(siteId)
  const unit = unitsOf(measurementOf(settings)).weight
  const words = wayWords((cents) => write?.(cents, currency) ?? '', unit)
  return (
    <DraftDialog title={title} width="wide" form={form} onClose={onClose}>
      <DraftForm form={form} words={words} className={details['form']}>
        <ShippingWayFields
          currency={currency}
          unit={unit}
          usual={store.shipping.name}
          values={form.values}
          errors={form.errors}
          onChange={form.change}
        />
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
