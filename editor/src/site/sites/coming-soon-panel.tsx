import { readComingSoon } from '@vitrine/rules/site/sites/coming-soon.ts'
import { comingSoonInput } from '@vitrine/rules/site/sites/coming-soon-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './details-form.module.css'

const labels: Readonly<Record<string, string>> = { title: 'Title', text: 'Text' }

const words: FieldWords = {
  labelOf: (name) => labels[name] ?? name,
  show: (_name, value) => String(value),
}

/** What visitors read while the door is closed. */
export function ComingSoonPanel({ site, settings }: PanelProps) {
  const stored = readComingSoon(settings)
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'coming-soon',
    name: 'Closed door',
    stored,
    seen: stored,
    schema: comingSoonInput,
    wish: ({ set, seen }) => ({ action: 'set-coming-soon', input: { set, seen } }),
    notice: settings.isClosed === true ? 'Saved. Visitors read it.' : 'Saved.',
  })
  const { values, change, errors } = form
  return (
    <Panel
      title="While the door is closed"
      hint="Visitors read this in the place of every page, on the picture and in the colors of the lock screen, with your logo above."
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        <TextField
          label="Title"
          hint="Leave it empty, and it is “Coming soon” in the language of the site."
          value={values.title}
          onChange={(title) => change({ title })}
          error={errors['title']}
        />
        <TextField
          label="Text"
          hint="When you open, for instance, or where you are found until then. An empty line begins a paragraph."
          rows={3}
          value={values.text}
          onChange={(text) => change({ text })}
          error={errors['text']}
        />
        <div className={styles['actions']}>
          <Button type="submit">Save words</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
