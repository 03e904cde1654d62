import { useRef, useState } from 'react'
import { Pencil } from 'lucide-react'
import { fileNameMissing, uploadFaults } from '@vitrine/rules/site/media/upload-messages.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { StoredFile } from './file-pages.ts'
import type { HostedSite } from './file-picture.tsx'
import styles from './file-detail.module.css'

type FileNameProps = {
  readonly site: HostedSite
  readonly file: StoredFile
  /** Whether another name is being typed. */
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** What a file is called, and another name for it. */
export function FileName({ site, file, isOpen, onOpen }: FileNameProps) {
  const button = useRef<HTMLDivElement>(null)
  const close = (): void => {
    onOpen(false)
    // not before the button is there again
    setTimeout(() => button.current?.querySelector('button')?.focus())
  }
  if (isOpen) return <RenameForm site={site} file={file} onClose={close} />
  return (
    <div className={styles['name']} ref={button}>
      <h2>{file.body.filename}</h2>
      <Button
        size="small"
        kind="quiet"
        icon={<Pencil size={14} aria-hidden />}
        onPress={() => onOpen(true)}
      >
        Rename
      </Button>
    </div>
  )
}

function RenameForm(props: { site: HostedSite; file: StoredFile; onClose: () => void }) {
  const { site, file, onClose } = props
  const { filename } = file.body
  const [name, setName] = useState(filename)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const rename = async (): Promise<void> => {
    if (name.trim() === '') return setError(fileNameMissing)
    if (name.trim() === filename) return onClose()
    setPending(true)
    const done = await performAction(
      site.siteId,
      {
        action: 'edit-asset',
        input: { assetId: file.id, set: { filename: name.trim() }, seen: { filename } },
      },
      { notice: 'File renamed.', quietly: true },
    )
    setPending(false)
    if (done.ok) return onClose()
    const { status, message, fields } = done.refusal
    const isOurs = status >= 400 && status < 500
    setError(isOurs ? (fields['filename'] ?? message) : uploadFaults.notRenamed)
  }
  return (
    <form
      className={styles['rename']}
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <TextField
        label="File Name"
        value={name}
        maxLength={255}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          else event.continuePropagation()
        }}
        onChange={(words) => {
          setError(undefined)
          setName(words)
        }}
        error={error}
      />
      <Button type="submit" kind="primary" isPending={isPending}>
        Rename
      </Button>
      <Button onPress={onClose}>Cancel</Button>
    </form>
  )
}
