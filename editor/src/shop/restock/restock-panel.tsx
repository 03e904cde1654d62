import { restockSettingsInput } from '@vitrine/rules/shop/restock/restock-settings-actions.ts'
import { signedUpText } from '@vitrine/rules/shop/restock/restock-messages.ts'
import {
  noRestockSettings,
  type RestockSettings,
} from '@vitrine/rules/site/sites/restock-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import details from '../../site/sites/details-form.module.css'
import field from '../../ground/controls/field.module.css'

type Part = {
  readonly name: Exclude<keyof RestockSettings, 'successText'>
  readonly label: string
  readonly hint: string
  readonly on: string
  readonly off: string
}

const main: Part = {
  name: 'takesSignUps',
  label: 'What is sold out asks for an e-mail address',
  hint: 'Whoever leaves one is told once when it is back. Say so in your privacy policy. The address is forgotten 30 days later.',
  on: 'What is sold out asks for an e-mail address.',
  off: 'Nobody is asked any more. Whoever waits still stands in Restock.',
}

const further: readonly Part[] = [
  {
    name: 'tellsByItself',
    label: 'Tell them by itself when it is back',
    hint: 'As soon as you count some into stock, or an order that was cancelled or refunded goes back there. Off, you send it in Restock.',
    on: 'Whoever waits is told by itself.',
    off: 'Whoever waits is told once you send it.',
  },
  {
    name: 'offersMailingList',
    label: 'Offer the mailing list as well',
    hint: 'A box below the address asks whether they want your news too. Who has ticked it stands in Restock, with the words that they agreed to.',
    on: 'The mailing list is offered.',
    off: 'The mailing list is not offered.',
  },
]

const listTicked: Part = {
  name: 'isListTicked',
  label: 'Ticked from the beginning',
  hint: 'In the European Union a box that is ticked already is no consent.',
  on: 'The box is ticked from the beginning.',
  off: 'Whoever wants it ticks the box.',
}

/** How a shop takes addresses for what is sold out. */
export function RestockPanel({ site, settings }: PanelProps) {
  const stands = { ...noRestockSettings, ...settings.store.restock }
  const turn = ({ name, on, off }: Part, is: boolean): void =>
    void performAction(
      site.siteId,
      { action: 'set-restock', input: { set: { [name]: is }, seen: { [name]: stands[name] } } },
      { notice: is ? on : off },
    )
  const parts = stands.takesSignUps
    ? [main, ...further, ...(stands.offersMailingList ? [listTicked] : [])]
    : [main]
  return (
    <Panel title="Restock sign-ups">
      {parts.map((part) => (
        <div key={part.name} className={field['field']}>
          <SwitchField isSelected={stands[part.name]} onChange={(is) => turn(part, is)}>
            {part.label}
          </SwitchField>
          <span className={field['hint']}>{part.hint}</span>
        </div>
      ))}
      {stands.takesSignUps && <SuccessForm site={site} settings={settings} />}
    </Panel>
  )
}

const successInput = restockSettingsInput.pick({ successText: true })

const successWords: FieldWords = {
  labelOf: () => 'After somebody has signed up',
  show: (_name, value) => String(value),
}

function SuccessForm({ site, settings }: PanelProps) {
  const stored = { successText: settings.store.restock?.successText ?? '' }
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'restock',
    name: 'Restock sign-ups',
    stored,
    seen: stored,
    schema: successInput,
    wish: ({ set, seen }) => ({ action: 'set-restock', input: { set, seen } }),
    notice: 'Saved.',
  })
  const { values, change, errors } = form
  return (
    <DraftForm form={form} words={successWords} className={details['form']}>
      <TextField
        label="After somebody has signed up"
        hint={`Leave it empty, and it is “${signedUpText}” in the language of the site.`}
        maxLength={300}
        value={values.successText}
        onChange={(successText) => change({ successText })}
        error={errors['successText']}
      />
      <div className={details['actions']}>
        <Button type="submit">Save the text</Button>
      </div>
    </DraftForm>
  )
}
