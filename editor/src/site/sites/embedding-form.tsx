import { readEmbedder } from '@vitrine/rules/site/sites/embedder.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { sitesMessages } from '@vitrine/rules/site/sites/sites-messages.ts'
import { z } from 'zod'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { Site } from './sites.ts'
import styles from './details-form.module.css'

type EmbeddingFormProps = {
  readonly site: Site
  readonly settings: SiteSettings
}

const label = 'Sites that may show your pages'

/** One address on each line. The server never lets the editor's own host frame a site's pages. */
const embeddingSchema = z.object({
  embedders: z
    .string()
    .transform((text) =>
      text
        .split('\n')
        .flatMap((line) => line.trim() || [])
        .map(inAscii),
    )
    .refine((lines) => !lines.some(isEditor), sitesMessages['embedder-is-editor']),
})

/** An address in letters of its language, as browsers send it: `https://ü.example` by its ASCII form. */
function inAscii(line: string): string {
  if (!/[^\p{ASCII}]/u.test(line)) return line
  const address = /^https?:/i.test(line) ? line : `https://${line}`
  if (!URL.canParse(address)) return line
  const { href, origin } = new URL(address)
  // what has more than an origin is none, and refused as it was typed
  return href === `${origin}/` ? origin : line
}

function isEditor(line: string): boolean {
  const origin = readEmbedder(line)
  return origin !== undefined && new URL(origin).hostname === location.hostname
}

const words: FieldWords = {
  labelOf: () => label,
  show: (_name, value) => (Array.isArray(value) ? value.join(', ') : ''),
}

/** Which other sites may show this one's pages. */
export function EmbeddingForm({ site, settings }: EmbeddingFormProps) {
  const { embedders = [] } = settings
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'embedding',
    name: 'Embedding',
    stored: { embedders: embedders.join('\n') },
    seen: { embedders: settings.embedders ?? null },
    schema: embeddingSchema,
    wish: ({ values: set, seen }) => ({ action: 'set-embedders', input: { set, seen } }),
    notice: 'Embedding saved.',
    // one line that is wrong is said beside all of them
    nameOf: () => 'embedders',
  })
  const { values, change, errors } = form
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <TextField
        label={label}
        hint="One address on each line, such as https://blog.example. Everywhere else they stay out of frames."
        rows={3}
        value={values.embedders}
        onChange={(text) => change({ embedders: text })}
        error={errors['embedders']}
      />
      <div className={styles['actions']}>
        <Button type="submit">Save embedding</Button>
      </div>
    </DraftForm>
  )
}
