import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { RequestRefused } from '../../ground/http/send-request.ts'
import form from '../../people/accounts/door-page.module.css'

type PathDialogProps = {
  readonly siteId: string
  /** The file that is renamed; null: a new one is made. */
  readonly path: string | null
  readonly onClose: () => void
  readonly onDone: (path: string) => void
}

/** Asks where a file shall lie: a new one, or one that moves. */
export function PathDialog({ siteId, path, onClose, onDone }: PathDialogProps) {
  const before = path ?? 'blocks/'
  const [typed, setTyped] = useState(before)
  const [refused, setRefused] = useState<RequestRefused>()
  const [isPending, setPending] = useState(false)
  const field = path === null ? 'path' : 'newPath'
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setPending(true)
    const wished = typed.trim()
    const wish: ActionWish =
      path === null
        ? { action: 'create-template-file', input: { path: wished } }
        : { action: 'rename-template-file', input: { path, newPath: wished } }
    const notice = path === null ? `${wished} added.` : `${path} is now ${wished}.`
    const done = await performAction(siteId, wish, { notice, quietly: true })
    setPending(false)
    if (!done.ok) return setRefused(done.refusal)
    // its words are stored: nobody is asked about them on the way to the file
    flushSync(onClose)
    onDone(wished)
  }
  const title = path === null ? 'New file' : 'Rename file'
  return (
    <AskingDialog title={title} isTyped={typed !== before} onClose={onClose}>
      <form className={form['form']} onSubmit={(event) => void submit(event)}>
        {refused !== undefined && refused.fields[field] === undefined && (
          <Banner tone="danger" role="alert">
            {refused.message}
          </Banner>
        )}
        <TextField
          label="Path"
          autoFocus
          isRequired
          maxLength={300}
          value={typed}
          onChange={setTyped}
          error={refused?.fields[field]}
          hint="Folder and name, such as blocks/note.block, styles/shop.less or pages/hello.page"
        />
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={isPending}>
            {path === null ? 'Add file' : 'Rename'}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
