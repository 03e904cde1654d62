import { z } from 'zod'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { fileKindOf } from '@vitrine/rules/site/media/file-kind.ts'
import { htmlOfText, plainTextOfHtml } from '@vitrine/rules/site/media/plain-description.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { StoredFile } from './file-pages.ts'
import { fileAddress, type HostedSite } from './file-picture.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import styles from './file-detail.module.css'

/** The point as a list of two, so that a form takes it for one value. */
const schema = z.object({
  altText: z.string().max(1000),
  title: z.string().max(200),
  body: z.string().max(20_000),
  focalPoint: z.tuple([z.number(), z.number()]),
})
type Typed = z.infer<typeof schema>

/** A description is typed as plain text, unless there is more to it. */
function typedOf(asset: Asset): Typed {
  const { altText, title, body = '', focalPoint } = asset
  const text = plainTextOfHtml(body) ?? body
  return { altText, title, body: text, focalPoint: [focalPoint.x, focalPoint.y] }
}

const labels: Readonly<Record<string, string>> = {
  altText: 'Alternative text',
  title: 'Title',
  body: 'Description',
  focalPoint: 'Focal point',
}

const words: FieldWords = {
  labelOf: (name) => labels[name] ?? name,
  show: (_name, value) => (typeof value === 'string' ? value : JSON.stringify(value)),
}

/** What a file is described by. */
export function FileForm({ site, file }: { site: HostedSite; file: StoredFile }) {
  const { id, body: asset } = file
  const { altText, title, body = '', focalPoint } = asset
  const hasMarkup = plainTextOfHtml(body) === null
  const form = useFormDraft<Typed, Typed>({
    siteId: site.siteId,
    id: `file ${id}`,
    name: `File: ${asset.filename}`,
    stored: typedOf(asset),
    seen: { altText, title, body, focalPoint },
    schema,
    wish: ({ set: { body: typed, focalPoint: point, ...set }, seen }) => ({
      action: 'edit-asset',
      input: {
        assetId: id,
        set: {
          ...set,
          ...(typed !== undefined && { body: hasMarkup ? typed : htmlOfText(typed) }),
          ...(point !== undefined && { focalPoint: { x: point[0], y: point[1] } }),
        },
        seen,
      },
    }),
    notice: 'File details saved.',
  })
  const isPicture = fileKindOf(asset.contentType) === 'picture'
  const [x, y] = form.values.focalPoint
  return (
    <DraftForm form={form} words={words} className={undefined}>
      <div className={styles['form']} data-picture={isPicture}>
        {isPicture && (
          <FocalPointField
            src={fileAddress(site, id, asset, 1000)}
            width={asset.width ?? 4}
            height={asset.height ?? 3}
            value={{ x, y }}
            onChange={(point) => form.change({ focalPoint: [point.x, point.y] })}
          />
        )}
        <div className={styles['fields']}>
          {isPicture && (
            <TextField
              label="Alternative text"
              hint="Says what the picture shows, for who does not see it."
              rows={2}
              value={form.values.altText}
              onChange={(altText) => form.change({ altText })}
              error={form.errors['altText']}
            />
          )}
          <TextField
            label="Title"
            value={form.values.title}
            onChange={(title) => form.change({ title })}
            error={form.errors['title']}
          />
          <TextField
            label={hasMarkup ? 'Description (HTML)' : 'Description'}
            rows={3}
            value={form.values.body}
            onChange={(body) => form.change({ body })}
            error={form.errors['body']}
          />
          <div className={styles['actions']}>
            <Button type="submit" kind="primary">
              Save
            </Button>
          </div>
        </div>
      </div>
    </DraftForm>
  )
}
