import { useState } from 'react'
import type { SoldFile } from '@vitrine/rules/shop/products/sold-file.ts'
import { fileNameMissing } from '@vitrine/rules/site/media/upload-messages.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'

/** Asks what shoppers are to read of a file. */
export function RenameSoldFile(props: {
  readonly siteId: string
  readonly itemId: string
  readonly file: SoldFile
  readonly onClose: () => void
}) {
  const { siteId, itemId, file, onClose } = props
  const [name, setName] = useState(file.name)
  const question = useQuestion(async () => {
    const typed = name.trim()
    if (typed === '') return fileNameMissing
    if (typed === file.name) return undefined
    const input = { itemId, fileId: file.id, set: { name: typed }, seen: { name: file.name } }
    const wish = { action: 'rename-sold-file', input } as const
    return refusalOf(await performAction(siteId, wish, { notice: 'File renamed.', quietly: true }))
  }, onClose)
  return (
    <FormDialog title="Rename file" question={question} button="Rename" onClose={onClose}>
      <TextField
        label="Name"
        hint="Shoppers read it, and their computer keeps the file under it."
        autoFocus
        isRequired
        maxLength={255}
        value={name}
        onChange={question.typing(setName)}
        error={question.error}
      />
    </FormDialog>
  )
}
