import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isAutomaticId } from '@vitrine/rules/shop/coupons/coupon.ts'
import { discountName } from '@vitrine/rules/shop/orders/discount-name.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { formKey, useFormDraft, type FormInRoom } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { CalledField, TitleField } from './called-field.tsx'
import {
  calledName,
  discountEdit,
  discountInput,
  discountSchema,
  newDiscount,
  newDiscountSchema,
  newlyCalled,
  seenOfDiscount,
  typedDiscount,
  type DiscountDraft,
} from './discount-draft.ts'
import { DiscountFields } from './discount-fields.tsx'
import { discountFieldWords } from './discount-words.ts'
import type { Discount } from './discounts.ts'
import styles from './discounts.module.css'

const newFormId = 'new discount'

/** The key of what is typed about a new one: before a reload, it is where it was. */
export function newDiscountKey(siteId: string): string {
  return formKey(siteId, newFormId)
}

type Common = {
  readonly siteId: string
  readonly settings: SiteSettings
  readonly onClose: () => void
}

/** Asks how a discount is called, or what its code is, and what it does. */
export function AddDiscountDialog(props: Common & { readonly discounts: readonly Discount[] }) {
  const { siteId, settings, discounts, onClose } = props
  const { currency, timeZone } = settings
  const style = useAmountStyle(settings)
  const unfinished = useUnfinished()
  const stored = { called: newlyCalled, ...newDiscount }
  const form = useFormDraft({
    siteId,
    id: newFormId,
    name: 'A new discount',
    stored,
    seen: stored,
    schema: useMemo(() => {
      const isTaken = (code: string): boolean => discounts.some((one) => one.code === code)
      return newDiscountSchema(style, timeZone, isTaken)
    }, [style, timeZone, discounts]),
    wish: ({ values }) => ({ action: 'add-coupon', input: discountInput(values, currency) }),
    notice: ({ called }) => `Discount ${calledName(called)} added.`,
    nameOf: (field) => (field === 'code' || field === 'title' ? 'called' : field),
    isUnfinished: unfinished.is,
    onSaved: onClose,
  })
  return (
    <DiscountDialog
      title="Add discount"
      button="Add discount"
      form={form}
      siteId={siteId}
      settings={settings}
      onUnfinished={unfinished.note}
      onClose={onClose}
    >
      <CalledField
        called={form.values.called}
        onChange={(called) => form.change({ called })}
        error={form.errors['called']}
      />
    </DiscountDialog>
  )
}

/** What a discount does, to be changed; orders that used it keep what they got. */
export function EditDiscountDialog(props: Common & { readonly discount: Discount }) {
  const { siteId, settings, discount, onClose } = props
  const { code } = discount
  const name = discountName(discount)
  const hasTitle = isAutomaticId(code)
  const { currency, timeZone } = settings
  const style = useAmountStyle(settings)
  const unfinished = useUnfinished()
  const form = useFormDraft({
    siteId,
    id: `discount ${code}`,
    name: `Discount: ${name}`,
    stored: typedDiscount(discount, style, timeZone),
    seen: seenOfDiscount(discount),
    schema: useMemo(() => discountSchema(style, timeZone, hasTitle), [style, timeZone, hasTitle]),
    wish: (edit) => ({ action: 'edit-coupon', input: discountEdit(code, edit, currency) }),
    notice: ({ title }) => `Discount ${hasTitle ? title.trim() : code} saved.`,
    isUnfinished: unfinished.is,
    onSaved: onClose,
  })
  return (
    <DiscountDialog
      title={`Discount ${name}`}
      button="Save discount"
      form={form}
      siteId={siteId}
      settings={settings}
      onUnfinished={unfinished.note}
      onClose={onClose}
    >
      {hasTitle && (
        <TitleField
          title={form.values.title}
          onChange={(title) => form.change({ title })}
          error={form.errors['title']}
        />
      )}
    </DiscountDialog>
  )
}

/** Whether something that is typed is no time yet. */
function useUnfinished() {
  const [times, setTimes] = useState({ startsAt: false, endsAt: false })
  return {
    is: times.startsAt || times.endsAt,
    note: (name: 'startsAt' | 'endsAt', isUnfinished: boolean): void =>
      setTimes((all) => (all[name] === isUnfinished ? all : { ...all, [name]: isUnfinished })),
  }
}

type DiscountDialogProps = Common & {
  readonly title: string
  readonly button: string
  readonly form: FormInRoom<DiscountDraft>
  readonly onUnfinished: (name: 'startsAt' | 'endsAt', isUnfinished: boolean) => void
  /** What stands above the other fields. */
  readonly children?: ReactNode
}

function DiscountDialog(props: DiscountDialogProps) {
  const { title, button, form, siteId, settings, onUnfinished, onClose, children } = props
  const { currency, timeZone } = settings
  const style = useAmountStyle(settings)
  const writeMoney = useMoney(siteId)
  const money = (cents: number): string => writeMoney?.(cents, currency) ?? ''
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // what was refused as a whole is said above the fields, far from the button
    if (form.problem !== undefined) top.current?.scrollIntoView({ block: 'center' })
  }, [form.problem, form.tries])
  return (
    <DraftDialog title={title} width="wide" form={form} onClose={onClose}>
      <div ref={top} />
      <DraftForm
        form={form}
        words={discountFieldWords({ style, money }, settings)}
        className={styles['form']}
      >
        {children}
        <DiscountFields
          siteId={siteId}
          currency={currency}
          timeZone={timeZone}
          values={form.values}
          errors={form.errors}
          onChange={form.change}
          onUnfinished={onUnfinished}
        />
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            {button}
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}
