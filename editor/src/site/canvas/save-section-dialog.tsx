import { useState } from 'react'
import { Form } from 'react-aria-components'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { nameRow, useRowToName } from './naming-section.ts'
import { saveSection } from './section-actions.ts'

const formId = 'save-section'

/** Asks for the name under which a row is kept. */
export function SaveSectionDialog({ siteId }: { readonly siteId: string }) {
  const row = useRowToName()
  const [typed, setTyped] = useState('')
  const close = (): void => {
    setTyped('')
    nameRow(null)
  }
  if (row === null) return null
  const title = typed.trim()
  return (
    <Dialog
      title="Save row as a section"
      isOpen
      onClose={close}
      actions={
        <>
          <Button kind="quiet" onPress={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} kind="primary" isDisabled={title === ''}>
            Save section
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (title === '') return
          close()
          void saveSection(siteId, row, title)
        }}
      >
        <TextField
          label="Name"
          hint="Found under Sections where a block is added. Later edits of this row do not change it."
          autoFocus
          isRequired
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
      </Form>
    </Dialog>
  )
}
