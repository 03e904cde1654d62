import { z } from 'zod'
import {
  hasOptions,
  type FieldType,
  type FormBody,
  type FormField,
} from '@vitrine/rules/site/forms/form.ts'
import { formFields, formName } from '@vitrine/rules/site/forms/form-fields.ts'
import { makeFormId } from './forms.ts'

export const formSchema = z.object({ name: formName, fields: formFields })

/** What is typed of a form. */
export type FormDraft = z.input<typeof formSchema>
export type FieldDraft = FormDraft['fields'][number]

/** What is stored of a form, as it is typed. */
export function typedForm({ name, fields }: FormBody): FormDraft {
  return { name, fields: fields.map(typedField) }
}

function typedField({ options, ...field }: FormField): FieldDraft {
  return options === undefined ? field : { ...field, options: [...options] }
}

/** A field of a kind, before anything is typed of it. */
export function newField(type: FieldType): FieldDraft {
  return {
    id: makeFormId(),
    type,
    title: '',
    description: '',
    placeholder: '',
    required: false,
    ...(hasOptions(type) && { options: [] }),
  }
}
