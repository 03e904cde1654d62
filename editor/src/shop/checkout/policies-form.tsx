import { storePoliciesInput } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { ShortTextField } from '../../site/fields/short-text-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import styles from '../../site/sites/details-form.module.css'

type Policy = keyof Pick<StoreSettings, 'returnPolicy' | 'termsOfService' | 'privacyPolicy'>

const policies: Readonly<Record<Policy, { readonly label: string; readonly hint: string }>> = {
  returnPolicy: {
    label: 'Returns',
    hint: 'How long somebody may change their mind, and who pays for the way back.',
  },
  termsOfService: {
    label: 'Terms',
    hint: 'Who sells, when the card is charged, how long an order takes.',
  },
  privacyPolicy: {
    label: 'Privacy',
    hint: 'What you keep of a visitor and a customer, what for, and how long.',
  },
}

const schema = storePoliciesInput.pick({
  returnPolicy: true,
  termsOfService: true,
  privacyPolicy: true,
})

const words = {
  labelOf: (field: string): string => policies[field as Policy]?.label ?? field,
  show: (_field: string, value: unknown): string => textOfHtml(String(value)),
}

/** What the shop says beside its checkout. */
export function PoliciesPanel({ site, settings }: PanelProps) {
  const { returnPolicy, termsOfService, privacyPolicy } = settings.store
  const stored = { returnPolicy, termsOfService, privacyPolicy }
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'policies',
    name: 'Policies',
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({ action: 'set-store-policies', input: { set, seen } }),
    notice: 'Policies saved.',
  })
  return (
    <Panel
      title="Policies"
      hint="Shoppers read them at the checkout, and on pages of their own where your template has those. What is empty is not mentioned."
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        {Object.entries(policies).map(([name, { label, hint }]) => (
          <ShortTextField
            key={name}
            siteId={site.siteId}
            label={label}
            hint={hint}
            value={form.values[name as Policy]}
            onChange={(html) => form.change({ [name]: html })}
            error={form.errors[name]}
          />
        ))}
        <div className={styles['actions']}>
          <Button type="submit">Save policies</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
