import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formLimits } from '@vitrine/rules/site/forms/form.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import type { Site } from '../sites/sites.ts'
import { makeFormId } from './forms.ts'

/** Asks how a new form is called, and opens it. */
export function AddFormDialog(props: { readonly site: Site; readonly onClose: () => void }) {
  const { site, onClose } = props
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [id] = useState(makeFormId)
  const question = useQuestion(async () => {
    const typed = name.trim()
    if (typed === '') return fieldMessages.required
    const done = await performAction(
      site.siteId,
      { action: 'add-form', input: { id, name: typed, fields: [] } },
      { notice: `Form ${typed} added.` },
    )
    const refusal = refusalOf(done)
    if (refusal !== undefined) return refusal
    await navigate({
      to: '/sites/$siteName/forms',
      params: { siteName: site.name },
      search: { form: id },
    })
    return undefined
  }, onClose)
  return (
    <FormDialog title="Add form" question={question} button="Add form" onClose={onClose}>
      <TextField
        label="Name"
        hint="Only you see it, where you choose the form on a product."
        autoFocus
        isRequired
        maxLength={formLimits.name}
        value={name}
        onChange={question.typing(setName)}
        error={question.error}
      />
    </FormDialog>
  )
}
