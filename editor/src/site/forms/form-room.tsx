import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { formLimits } from '@vitrine/rules/site/forms/form.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { useIsGone } from '../../ground/changes/use-is-gone.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { LoadError, Skeleton, titleOfUnread } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { Site } from '../sites/sites.ts'
import { FieldList } from './field-list.tsx'
import { formSchema, typedForm } from './form-draft.ts'
import { FormPreview } from './form-preview.tsx'
import { formFormId } from './forms.ts'
import list from '../../ground/controls/list.module.css'
import styles from './forms.module.css'

type FormRoomProps = { readonly site: Site; readonly formId: string }

/** One form: its fields, and what shoppers will see of it beside them. */
export function FormRoom({ site, formId }: FormRoomProps) {
  const form = useQuery(documentQuery(site.siteId, 'form', formId))
  const isGone = useIsGone(form)
  if (form.data !== undefined && !isGone) return <FormEditor site={site} form={form.data} />
  if (form.isPending) {
    return (
      <Room title="Form" back={<WayBack site={site} />}>
        <Skeleton rows={5} height={56} />
      </Room>
    )
  }
  return (
    <Room title={titleOfUnread(form.error, 'Form')} back={<WayBack site={site} />}>
      <LoadError
        error={form.error}
        onRetry={() => void form.refetch()}
        back={
          <Link {...roomOf(site)} className={buttonClass()}>
            Back to Forms
          </Link>
        }
      />
    </Room>
  )
}

function roomOf({ name }: Site) {
  return { to: '/sites/$siteName/forms', params: { siteName: name }, search: {} } as const
}

function WayBack({ site }: { readonly site: Site }) {
  return (
    <Link {...roomOf(site)} className={list['back'] ?? ''}>
      <ArrowLeft size={16} aria-hidden /> Forms
    </Link>
  )
}

const words = {
  labelOf: (name: string): string => (name === 'name' ? 'Name' : 'Fields'),
  show: (_name: string, value: unknown): string =>
    Array.isArray(value)
      ? value.map(({ title }: { title: string }) => title).join(', ')
      : String(value),
}

function FormEditor({
  site,
  form: stored,
}: {
  readonly site: Site
  readonly form: DocumentReply<'form'>
}) {
  const { id, body } = stored
  const typed = typedForm(body)
  const form = useFormDraft({
    siteId: site.siteId,
    id: formFormId(id),
    name: `Form: ${body.name}`,
    stored: typed,
    seen: typed,
    schema: formSchema,
    wish: ({ set, seen }) => ({ action: 'edit-form', input: { id, set, seen: { ...seen } } }),
    notice: 'Form saved.',
  })
  const { values, errors, change } = form
  return (
    <Room title={body.name} back={<WayBack site={site} />}>
      <div className={styles['beside']}>
        <Panel title="Questions" hint="Answers stand in the cart, the order and its mails.">
          <DraftForm form={form} words={words} className={styles['form']}>
            <TextField
              label="Name"
              hint="Only you see it, where you choose the form on a product."
              maxLength={formLimits.name}
              value={values.name}
              onChange={(name) => change({ name })}
              error={errors['name']}
            />
            <FieldList
              fields={values.fields}
              errors={errors}
              onChange={(fields) => change({ fields })}
            />
            <div>
              <Button type="submit" kind="primary">
                Save form
              </Button>
            </div>
          </DraftForm>
        </Panel>
        <Panel
          title="Preview"
          hint="What shoppers are asked. On the site it has the look of the site."
        >
          <FormPreview fields={values.fields} />
        </Panel>
      </div>
    </Room>
  )
}
