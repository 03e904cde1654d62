import { z } from 'zod'
import { findLinkProblem } from '@vitrine/rules/site/navigation/safe-link.ts'
import { readAnnouncement } from '@vitrine/rules/site/sites/announcement.ts'
import { announcementInput } from '@vitrine/rules/site/sites/announcement-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { ShortTextField } from '../fields/short-text-field.tsx'
import type { PanelProps } from '../sites/panel-props.ts'
import styles from './site-code-panel.module.css'

const labels: Readonly<Record<string, string>> = {
  isShown: 'Show the announcement',
  html: 'Announcement',
  link: 'The whole bar leads to',
  isClosable: 'Visitors can close it',
}

const words: FieldWords = {
  labelOf: (name) => labels[name] ?? name,
  show: (_name, value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)),
}

const schema = announcementInput.extend({
  link: z
    .string()
    .trim()
    .superRefine((link, context) => {
      const problem = link === '' ? undefined : findLinkProblem(link)
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
    }),
})

/** The bar above every page. */
export function AnnouncementPanel({ site, settings }: PanelProps) {
  const stored = readAnnouncement(settings)
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'announcement',
    name: 'Announcement',
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({ action: 'set-announcement', input: { set, seen } }),
    notice: (values) =>
      values.isShown ? 'Announcement saved. Visitors see it.' : 'Announcement saved.',
  })
  const { values, change, errors } = form
  return (
    <Panel
      title="Announcement"
      hint="A bar above every page, for what visitors are to know now. It is not on cover pages and the checkout."
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        <SwitchField isSelected={values.isShown} onChange={(isShown) => change({ isShown })}>
          Show the announcement
        </SwitchField>
        <ShortTextField
          siteId={site.siteId}
          label="Announcement"
          hint="One short sentence. Whoever has closed it sees it again once its words change."
          value={values.html}
          onChange={(html) => change({ html })}
          error={errors['html']}
        />
        <TextField
          label="The whole bar leads to"
          hint="A path such as /shop, or a whole address. Empty: only links in the text lead on."
          inputMode="url"
          value={values.link}
          onChange={(link) => change({ link })}
          error={errors['link']}
        />
        <SwitchField
          isSelected={values.isClosable}
          onChange={(isClosable) => change({ isClosable })}
        >
          Visitors can close it
        </SwitchField>
        <div>
          <Button type="submit">Save announcement</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
