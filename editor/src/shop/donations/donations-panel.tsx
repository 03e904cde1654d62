import { writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { donationsInput } from '@vitrine/rules/shop/donations/donations-actions.ts'
import { donationsPaths } from '@vitrine/rules/shop/donations/donations-paths.ts'
import { donationLimits } from '@vitrine/rules/shop/donations/donation-limits.ts'
import { noDonationSettings } from '@vitrine/rules/site/sites/donation-settings.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { typedAmount } from '../../ground/money/amount.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { typedAmounts, typedLines, writeTypedAmounts } from './typed-amounts.ts'
import styles from '../../site/sites/details-form.module.css'

/** What is typed of donations, and the action that stores it. */
function useDonationsForm({ site, settings }: PanelProps) {
  const style = useAmountStyle(settings)
  const { currency, store } = settings
  const stands = { ...noDonationSettings, ...store.donations }
  const { shape } = donationsInput
  return useFormDraft({
    siteId: site.siteId,
    id: 'donations',
    name: 'Donations',
    stored: {
      ...stands,
      causes: stands.causes.join('\n'),
      amounts: writeTypedAmounts(stands.amounts, style),
      leastCents: writeTypedAmount(stands.leastCents, style),
      mostCents: writeTypedAmount(stands.mostCents, style),
    },
    seen: stands,
    schema: donationsInput.extend({
      causes: typedLines.pipe(shape.causes),
      amounts: typedAmounts(style).pipe(shape.amounts),
      leastCents: typedAmount(style).pipe(shape.leastCents),
      mostCents: typedAmount(style).pipe(shape.mostCents),
    }),
    wish: ({ set, seen }) => ({ action: 'set-donations', input: { set, seen, currency } }),
    notice: 'Donations saved.',
  })
}

function labelsIn(currency: string) {
  return {
    isOn: 'Donations',
    title: 'Title',
    causes: 'Causes to choose from',
    text: 'Text above the form',
    amounts: `Amounts to choose from, in ${currency}`,
    takesOwnAmount: 'Another amount',
    leastCents: `At least, in ${currency}`,
    mostCents: `At most, in ${currency}`,
    takesMonthly: 'Each month',
    takesYearly: 'Each year',
    takesMessage: 'Message',
    thanks: 'Words of thanks',
  }
}

/** How values are told where somebody else has changed them meanwhile. */
function useDonationWords({ site, settings: { currency } }: PanelProps) {
  const writeMoney = useMoney(site.siteId)
  const labels = labelsIn(currency)
  const show = (_name: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? 'On' : 'Off'
    if (typeof value === 'number') return writeMoney?.(value, currency) ?? ''
    if (Array.isArray(value)) return value.map((one) => show('', one)).join(', ')
    return typeof value === 'string' ? value : ''
  }
  return { labelOf: (name: string) => labels[name as keyof typeof labels], show }
}

/** What keeps visitors from giving although it is switched on; empty: nothing. */
function missingFor({ store }: SiteSettings): string {
  if (store.donations?.isOn !== true) return ''
  if (store.paymentMode === 'test') {
    return 'Payments are tests: nobody gives anything yet. Taking money is switched on under Payments.'
  }
  return (store.stripe?.live ?? null) === null
    ? 'Nobody can pay yet: connect Stripe under Payments.'
    : ''
}

type Again = { readonly takesMonthly: boolean; readonly takesYearly: boolean }

/** Whether it can be given again and again. */
function AgainFields({
  values: { takesMonthly, takesYearly },
  change,
}: {
  readonly values: Again
  readonly change: (to: Partial<Again>) => void
}) {
  return (
    <>
      <SwitchField isSelected={takesMonthly} onChange={(to) => change({ takesMonthly: to })}>
        They can give each month
      </SwitchField>
      <SwitchField isSelected={takesYearly} onChange={(to) => change({ takesYearly: to })}>
        They can give each year
      </SwitchField>
      <p>
        What is given again is charged by itself until whoever gives cancels it, also once it is
        switched off here. It stands in Subscriptions, where you can end it.
      </p>
    </>
  )
}

/** Whether visitors can give something, how much, and what they read of it. */
export function DonationsPanel(props: PanelProps) {
  const { settings } = props
  const form = useDonationsForm(props)
  const words = useDonationWords(props)
  const { values, change, errors } = form
  const labels = labelsIn(settings.currency)
  const missing = missingFor(settings)
  const text = (
    name: 'title' | 'leastCents' | 'mostCents' | 'amounts' | 'text' | 'thanks' | 'causes',
  ) => ({
    label: labels[name],
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errors[name],
  })
  return (
    <Panel
      title="Donations"
      hint={`Visitors give at ${donationsPaths.page}: lead there by a donation block, a menu or a button. There are neither taxes nor discounts; what arrives stands in Orders.`}
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        <SwitchField isSelected={values.isOn} onChange={(isOn) => change({ isOn })}>
          Visitors can give something
        </SwitchField>
        <TextField
          {...text('title')}
          hint="What they give for. Left empty, it says “Donate” in the language of your site."
          maxLength={donationLimits.title}
        />
        <TextField
          {...text('causes')}
          hint="Each in a line of its own. Whoever gives chooses one of them; left empty, nothing is chosen."
          rows={3}
        />
        <TextField {...text('text')} hint="An empty line begins a new paragraph." rows={4} />
        <TextField
          {...text('amounts')}
          hint={`Each in a line of its own, ${donationLimits.amounts} at most.`}
          rows={4}
        />
        <SwitchField
          isSelected={values.takesOwnAmount}
          onChange={(takesOwnAmount) => change({ takesOwnAmount })}
        >
          They can type another amount
        </SwitchField>
        <div className={styles['pair']}>
          <TextField {...text('leastCents')} inputMode="decimal" isRequired />
          <TextField {...text('mostCents')} inputMode="decimal" isRequired />
        </div>
        <AgainFields values={values} change={change} />
        <SwitchField
          isSelected={values.takesMessage}
          onChange={(takesMessage) => change({ takesMessage })}
        >
          They can leave a message
        </SwitchField>
        <TextField
          {...text('thanks')}
          hint="Shown once they have given. The mail that thanks them is in Settings, Mails."
          rows={3}
        />
        {missing !== '' && <p>{missing}</p>}
        <div className={styles['actions']}>
          <Button type="submit">Save</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
