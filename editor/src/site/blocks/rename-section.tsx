import { useState } from 'react'
import { Form } from 'react-aria-components'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import styles from './section-picker.module.css'

type RenameSectionProps = {
  readonly title: string
  readonly onDone: (title: string) => void
  readonly onClose: () => void
}

/** Asks what a section is to be called from now on. */
export function RenameSection({ title, onDone, onClose }: RenameSectionProps) {
  const [name, setName] = useState(title)
  return (
    <Form
      className={styles['rename'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onDone(name.trim())
      }}
    >
      <TextField
        label="Name of the section"
        autoFocus
        isRequired
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <div className={styles['buttons']}>
        <Button kind="quiet" onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" isDisabled={name.trim() === ''}>
          Rename
        </Button>
      </div>
    </Form>
  )
}
