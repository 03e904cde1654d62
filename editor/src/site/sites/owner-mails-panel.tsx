import { readOwnerMails, type OwnerMails } from '@vitrine/rules/site/sites/owner-mails.ts'
import { ownerMailsInput } from '@vitrine/rules/site/sites/owner-mails-actions.ts'
import { z } from 'zod'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './details-form.module.css'

const label = 'Where they go'

/** One address on each line. */
const addressesSchema = z.object({
  addresses: z
    .string()
    .transform((text) => text.split(/[\n,;]/).flatMap((line) => line.trim() || []))
    .pipe(ownerMailsInput.shape.addresses),
})

const words: FieldWords = {
  labelOf: () => label,
  show: (_name, value) => (Array.isArray(value) ? value.join(', ') : ''),
}

const switches = {
  newOrder: { name: 'A mail for each new order', on: 'Each new order', off: 'New orders' },
  soldOut: { name: 'A mail when something sells out', on: 'What sells out', off: 'Sold-out goods' },
  commentWaiting: {
    name: 'A mail when a comment begins to wait',
    on: 'Waiting comments',
    off: 'Waiting comments',
  },
  jobFailed: {
    name: 'A mail when the site gives something up',
    on: 'What the site gives up',
    off: 'What the site gives up',
  },
} as const

/** What the site writes to its owner. */
export function OwnerMailsPanel({ site, settings }: PanelProps) {
  const stands = readOwnerMails(settings)
  const turn = (name: keyof typeof switches, isOn: boolean): void =>
    void performAction(
      site.siteId,
      {
        action: 'set-owner-mails',
        input: { set: { [name]: isOn }, seen: { [name]: stands[name] } },
      },
      {
        notice: isOn
          ? `${switches[name].on}: a mail tells you.`
          : `${switches[name].off}: no mail tells you any more.`,
      },
    )
  return (
    <Panel
      title="Mails to you"
      hint="The site writes to you; your mailbox here keeps each of them."
    >
      {(['newOrder', 'soldOut', 'commentWaiting', 'jobFailed'] as const).map((name) => (
        <SwitchField key={name} isSelected={stands[name]} onChange={(isOn) => turn(name, isOn)}>
          {switches[name].name}
        </SwitchField>
      ))}
      <AddressesForm siteId={site.siteId} stands={stands} />
    </Panel>
  )
}

function AddressesForm({
  siteId,
  stands: { addresses },
}: {
  readonly siteId: string
  readonly stands: OwnerMails
}) {
  const form = useFormDraft({
    siteId,
    id: 'owner-mails',
    name: 'Mails to you',
    stored: { addresses: addresses.join('\n') },
    seen: { addresses },
    schema: addressesSchema,
    wish: ({ values: set, seen }) => ({ action: 'set-owner-mails', input: { set, seen } }),
    notice: 'Addresses saved.',
    // one line that is wrong is said beside all of them
    nameOf: () => 'addresses',
  })
  const { values, change, errors } = form
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <TextField
        label={label}
        hint="One e-mail address on each line, up to five. Leave it empty, and they go to the address that the owner of this site signs in with."
        rows={2}
        value={values.addresses}
        onChange={(text) => change({ addresses: text })}
        error={errors['addresses']}
      />
      <div className={styles['actions']}>
        <Button type="submit">Save addresses</Button>
      </div>
    </DraftForm>
  )
}
