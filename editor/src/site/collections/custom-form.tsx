import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import {
  customTypeName,
  readCustomValue,
  type CustomField,
} from '@vitrine/rules/site/content/custom-content.ts'
import {
  customTypesApi,
  type CustomTypesReply,
} from '@vitrine/rules/site/content/custom-types-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { call } from '../../ground/http/send-request.ts'
import { Fields } from '../fields/fields.tsx'
import type { Site } from '../sites/sites.ts'
import {
  customFormId,
  customSchema,
  fieldsOf,
  kindsOf,
  seenOfCustom,
  typedCustom,
  writtenCustom,
} from './custom-draft.ts'
import styles from './posts.module.css'

type CustomFormProps = {
  readonly site: Site
  readonly item: DocumentReply<'item'>
  /** What it is called, such as `post`. */
  readonly noun: string
  readonly action: 'set-custom-content' | 'set-product-custom-content'
}

/** The fields that the template adds to the items of a page; nothing where it adds none. */
export function CustomForm(props: CustomFormProps) {
  const { siteId } = props.site
  const { collectionId } = props.item.body
  const { data } = useQuery({
    queryKey: documentsOf(siteId, 'template-file', 'custom-types', collectionId),
    queryFn: () => call(customTypesApi.types, { params: { siteId }, query: { collectionId } }),
  })
  if (data === undefined || data.types.length === 0) return null
  // other fields are another form
  return <DeclaredForm key={JSON.stringify(data)} {...props} declared={data} />
}

type DeclaredFormProps = CustomFormProps & { readonly declared: CustomTypesReply }

function DeclaredForm({ site, item, noun, action, declared }: DeclaredFormProps) {
  const { siteId } = site
  const fields = useMemo(() => fieldsOf(declared), [declared])
  const { body } = item
  // the page's only kind is nobody's choice, so it is told with the first field that is filled
  const isUntold = body.customContent[customTypeName] === undefined
  const told = ({ [customTypeName]: type }: FlatFields): FlatFields =>
    isUntold && type !== '' ? { [customTypeName]: type } : {}
  const form = useFormDraft({
    siteId,
    id: customFormId(item.id),
    name: `Further fields: ${body.title}`,
    stored: typedCustom(body, declared),
    seen: seenOfCustom(body, declared),
    schema: useMemo(() => customSchema(fields), [fields]),
    wish: ({ set, seen, values: typed }) => ({
      action,
      input: { itemId: item.id, set: writtenCustom({ ...told(typed), ...set }, fields), seen },
    }),
    notice: 'Fields saved.',
  })
  const { values, change, errors } = form
  const type = declared.types.find(({ name }) => name === values[customTypeName])
  const choices = [
    ...(declared.takesOthers ? [{ id: '', name: `Plain ${noun}` }] : []),
    ...declared.types.map(({ name, title }) => ({ id: name, name: title })),
  ]
  return (
    <Panel
      title={choices.length === 1 && type !== undefined ? type.title : 'Further fields'}
      hint="The template adds these and shows them in its own way."
    >
      <DraftForm form={form} words={wordsOf(declared, fields)} className={styles['form']}>
        {choices.length > 1 && (
          <SelectField
            label="Kind"
            value={String(values[customTypeName])}
            onChange={(name) => change({ [customTypeName]: name })}
            options={choices}
          />
        )}
        <Fields
          site={{ siteId, host: site.host }}
          fields={kindsOf(fields)}
          names={type?.fields.map(({ name }) => name) ?? []}
          values={values}
          errors={errors}
          onChange={(name, value) => change({ [name]: value })}
        />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save fields
          </Button>
        </div>
      </DraftForm>
    </Panel>
  )
}

function wordsOf({ types }: CustomTypesReply, fields: readonly CustomField[]) {
  return {
    labelOf: (name: string) =>
      name === customTypeName ? 'Kind' : (fields.find((one) => one.name === name)?.title ?? name),
    show(name: string, value: unknown): string {
      const told = readCustomValue(value)?.value ?? value
      if (name === customTypeName) return types.find((one) => one.name === told)?.title ?? 'Plain'
      if (typeof told === 'boolean') return told ? 'Yes' : 'No'
      if (Array.isArray(told)) return told.length === 1 ? 'One picture' : `${told.length} pictures`
      if (typeof told !== 'string' || told === '') return 'None'
      return fields.find((one) => one.name === name)?.type === 'image'
        ? 'Another picture'
        : textOfHtml(told)
    },
  }
}
