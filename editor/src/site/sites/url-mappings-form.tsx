import { useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { problemsOfMappings } from '@vitrine/rules/site/sites/read-url-mappings.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { Site } from './sites.ts'
import details from './details-form.module.css'
import styles from './url-mappings-form.module.css'

const label = 'Old addresses and where they lead'
const words: FieldWords = { labelOf: () => label, show: (_name, value) => String(value) }

const mappingsSchema = z.object({
  text: z.string().superRefine((text, context) => {
    const problems = problemsOfMappings(text)
    if (problems.length > 0) context.addIssue({ code: 'custom', message: problems.join('\n') })
  }),
})

/** Where visitors are led who come by an address that is no longer there. */
export function UrlMappingsForm({ site }: { readonly site: Site }) {
  const { body } = useSuspenseQuery(documentQuery(site.siteId, 'url-mappings', 'site')).data
  const stored = { text: body.text }
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'url-mappings',
    name: 'Old addresses',
    stored,
    seen: stored,
    schema: mappingsSchema,
    wish: ({ values: set, seen }) => ({ action: 'set-url-mappings', input: { set, seen } }),
    notice: 'Old addresses saved.',
  })
  return (
    <DraftForm form={form} words={words} className={details['form']}>
      <div className={styles['lines']}>
        <TextField
          label={label}
          hint={
            <>
              One on each line: <code>/old -&gt; /new 301</code>. 301 is for good, 302 for now.{' '}
              <code>/blog/[name] -&gt; /journal/[name] 301</code> takes whatever stands at{' '}
              <code>[name]</code> along. Pages that are there are never led away from.
            </>
          }
          rows={7}
          spellCheck="false"
          value={form.values.text}
          onChange={(text) => form.change({ text })}
          error={form.errors['text']}
        />
      </div>
      <div className={details['actions']}>
        <Button type="submit">Save old addresses</Button>
      </div>
    </DraftForm>
  )
}
