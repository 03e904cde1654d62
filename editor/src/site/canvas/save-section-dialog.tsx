import { useState } from 'react'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { nameRow, useRowToName } from './naming-section.ts'
import { saveSection } from './section-actions.ts'

/** Asks for the name under which a row is kept. */
export function SaveSectionDialog({ siteId }: { readonly siteId: string }) {
  const row = useRowToName()
  const [typed, setTyped] = useState('')
  const close = (): void => {
    setTyped('')
    nameRow(null)
  }
  const question = useQuestion(() => {
    const title = typed.trim()
    if (row === null || title === '') return fieldMessages.required
    void saveSection(siteId, row, title)
    return undefined
  }, close)
  if (row === null) return null
  return (
    <FormDialog
      title="Save row as a section"
      question={question}
      button="Save section"
      onClose={close}
    >
      <TextField
        label="Name"
        hint="Found under Sections where a block is added. Later edits of this row do not change it."
        autoFocus
        isRequired
        maxLength={200}
        value={typed}
        onChange={question.typing(setTyped)}
        error={question.error}
      />
    </FormDialog>
  )
}
