import { priceNoteInput } from '@vitrine/rules/shop/taxes/price-note-actions.ts'
import { noPriceNote } from '@vitrine/rules/site/sites/price-note-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import styles from '../../site/sites/details-form.module.css'

const words: FieldWords = {
  labelOf: (name) =>
    name === 'isShown' ? 'Tax and shipping beside prices' : 'Page about shipping',
  show: (_name, value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)),
}

/** What stands beside each price of the shop. */
export function PriceNotePanel({ site, settings }: PanelProps) {
  const stored = { ...noPriceNote, ...settings.store.priceNote }
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'price-note',
    name: 'Beside prices',
    stored,
    seen: stored,
    schema: priceNoteInput,
    wish: ({ set, seen }) => ({ action: 'set-price-note', input: { set, seen } }),
    notice: 'Saved.',
  })
  const { values, change, errors } = form
  return (
    <Panel
      title="Beside prices"
      hint="Such as “incl. tax, plus shipping”, in the language of the site. In the European Union the law asks for it."
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        <SwitchField isSelected={values.isShown} onChange={(isShown) => change({ isShown })}>
          Say whether prices hold the tax, and that shipping comes on top
        </SwitchField>
        <TextField
          label="Page about shipping"
          hint="Where the word “shipping” leads to, such as /shipping. Left empty, nowhere."
          placeholder="/shipping"
          maxLength={200}
          value={values.shippingPage}
          onChange={(shippingPage) => change({ shippingPage })}
          error={errors['shippingPage']}
        />
        <div className={styles['actions']}>
          <Button type="submit">Save</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
