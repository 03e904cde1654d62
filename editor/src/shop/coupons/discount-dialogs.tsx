import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isAutomaticId, isManyId } from '@vitrine/rules/shop/coupons/coupon.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { formKey, useFormDraft, type FormInRoom } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { CalledField, NameField, TitleField } from './called-field.tsx'
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
  type Called,
  type DiscountDraft,
} from './discount-draft.ts'
import { DiscountFields } from './discount-fields.tsx'
import { discountFieldWords, ownersName } from './discount-words.ts'
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
export function AddDiscountDialog(
  props: Common & {
    readonly discounts: readonly Discount[]
    /** Called with the id of one that has many codes, which are added next. */
    readonly onOfMany: (id: string) => void
  },
) {
  const { siteId, settings, discounts, onClose, onOfMany } = props
  const { currency, timeZone } = settings
  const style = useAmountStyle(settings)
  const unfinished = useUnfinished()
  const stored = { called: newlyCalled, ...newDiscount }
  const typed = useRef<Called>(newlyCalled)
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
    nameOf: (field) => (['code', 'title', 'name'].includes(field) ? 'called' : field),
    isUnfinished: unfinished.is,
    onSaved: () => {
      const [kind, , , id] = typed.current
      onClose()
      if (kind === 'many') onOfMany(id)
    },
  })
  useEffect(() => {
    typed.current = form.values.called
  })
  return (
    <DiscountDialog
      title="Add discount"
      button="Add discount"
      form={form}
      siteId={siteId}
      settings={settings}
      isOfMany={form.values.called[0] === 'many'}
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
  const name = ownersName(discount)
  const { currency, timeZone } = settings
  const style = useAmountStyle(settings)
  const unfinished = useUnfinished()
  const form = useFormDraft({
    siteId,
    id: `discount ${code}`,
    name: `Discount: ${name}`,
    stored: typedDiscount(discount, style, timeZone),
    seen: seenOfDiscount(discount),
    schema: useMemo(() => discountSchema(style, timeZone, code), [style, timeZone, code]),
    wish: (edit) => ({ action: 'edit-coupon', input: discountEdit(code, edit, currency) }),
    notice: (typed) => `Discount ${typed.title.trim() || typed.name.trim() || code} saved.`,
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
      isOfMany={isManyId(code)}
      onUnfinished={unfinished.note}
      onClose={onClose}
    >
      {isAutomaticId(code) && (
        <TitleField
          title={form.values.title}
          onChange={(title) => form.change({ title })}
          error={form.errors['title']}
        />
      )}
      {isManyId(code) && (
        <NameField
          name={form.values.name}
          onChange={(typed) => form.change({ name: typed })}
          error={form.errors['name']}
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
  readonly isOfMany: boolean
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
          isOfMany={props.isOfMany}
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
