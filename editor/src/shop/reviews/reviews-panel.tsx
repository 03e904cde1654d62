import { noReviewSettings, type ReviewSettings } from '@vitrine/rules/site/sites/review-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import field from '../../ground/controls/field.module.css'

type Part = {
  readonly name: 'isOn' | 'needsApproval' | 'asksByMail'
  readonly label: string
  readonly hint: string
  readonly on: string
  readonly off: string
}

const main: Part = {
  name: 'isOn',
  label: 'Customers can review what they bought',
  hint: 'On the page of their order, once it is sent. Your products show the average and what was said, and that only people who bought them can review them: shops of the European Union have to say so.',
  on: 'Customers can review what they bought.',
  off: 'There are no reviews. Those that were written still stand in Reviews.',
}

const further: readonly Part[] = [
  {
    name: 'needsApproval',
    label: 'Show a review once you have looked at it',
    hint: 'Off, it is shown at once, and you can hide it. Hiding reviews because they are bad is misleading, and forbidden in the European Union.',
    on: 'Reviews wait until you show them.',
    off: 'Reviews are shown at once.',
  },
  {
    name: 'asksByMail',
    label: 'Ask for a review by a mail',
    hint: 'Once for each order. Each of these mails has a link by which no more of them come. Its words are in Settings, Mails.',
    on: 'Customers are asked by a mail.',
    off: 'Nobody is asked by a mail.',
  },
]

const usual = [3, 7, 14, 21, 30, 60]

/** Whether a shop has reviews, and how it gets them. */
export function ReviewsPanel({ site, settings }: PanelProps) {
  const stands: ReviewSettings = { ...noReviewSettings, ...settings.store.reviews }
  const set = (edit: Partial<ReviewSettings>, seen: Partial<ReviewSettings>, notice: string) =>
    void performAction(
      site.siteId,
      { action: 'set-reviews', input: { set: edit, seen } },
      { notice },
    )
  const days = [...new Set([...usual, stands.daysAfter])].toSorted((a, b) => a - b)
  return (
    <Panel title="Reviews">
      {(stands.isOn ? [main, ...further] : [main]).map(({ name, label, hint, on, off }) => (
        <div key={name} className={field['field']}>
          <SwitchField
            isSelected={stands[name]}
            onChange={(is) => set({ [name]: is }, { [name]: stands[name] }, is ? on : off)}
          >
            {label}
          </SwitchField>
          <span className={field['hint']}>{hint}</span>
        </div>
      ))}
      {stands.isOn && stands.asksByMail && (
        <SelectField
          label="When they are asked"
          hint="From the day on which the last parcel is sent or the order is ready to be picked up, and of downloads from the day on which they are bought."
          options={days.map((id) => ({ id: String(id), name: `${id} days later` }))}
          value={String(stands.daysAfter)}
          onChange={(chosen) =>
            set(
              { daysAfter: Number(chosen) },
              { daysAfter: stands.daysAfter },
              `Customers are asked ${chosen} days later.`,
            )
          }
        />
      )}
    </Panel>
  )
}
