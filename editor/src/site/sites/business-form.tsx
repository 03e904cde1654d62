import { readBusiness, weekDays, type Business } from '@vitrine/rules/site/sites/business.ts'
import { businessInput } from '@vitrine/rules/site/sites/business-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './details-form.module.css'

const labels: Readonly<Record<keyof Business, string>> = {
  addressTitle: 'Name of the place',
  addressLine1: 'Street and number',
  addressLine2: 'Town and postal code',
  addressCountry: 'Country as it is written',
  phone: 'Phone',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

const words: FieldWords = {
  labelOf: (name) => labels[name as keyof Business],
  show: (_name, value) => String(value),
}

/** Where visitors can come to, whom they can call, and when. */
export function BusinessPanel({ site, settings }: PanelProps) {
  const stored = readBusiness(settings)
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'business',
    name: 'Address and hours',
    stored,
    seen: stored,
    schema: businessInput,
    wish: ({ set, seen }) => ({ action: 'set-business', input: { set, seen } }),
    notice: 'Address and hours saved.',
  })
  const field = (name: keyof Business, rest: { inputMode?: 'tel'; placeholder?: string } = {}) => (
    <TextField
      key={name}
      {...rest}
      label={labels[name]}
      maxLength={name === 'phone' ? 50 : 200}
      value={form.values[name]}
      onChange={(text) => form.change({ [name]: text })}
      error={form.errors[name]}
    />
  )
  return (
    <Panel
      title="Address and opening hours"
      hint="Templates show what is told here, most of them at the foot of each page. Empty fields are left out."
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        <div className={styles['pair']}>
          {field('addressTitle')}
          {field('addressLine1')}
          {field('addressLine2')}
          {field('addressCountry')}
          {field('phone', { inputMode: 'tel' })}
        </div>
        <fieldset className={styles['days']}>
          <legend>Open</legend>
          <div className={styles['dayGrid']}>
            {weekDays.map((day) => field(day, { placeholder: 'Such as 9–12, 14–18' }))}
          </div>
        </fieldset>
        <div className={styles['actions']}>
          <Button type="submit">Save address and hours</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
