import { useState, type FormEvent } from 'react'
import { readTarget, type LinkTarget } from '@vitrine/rules/site/navigation/link-target.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { linkWords } from '@vitrine/rules/site/navigation/navigation-messages.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { LinkTabs } from './link-tabs.tsx'
import styles from './links.module.css'

export type EditedLink = { readonly to: LinkTarget | null; readonly newWindow: boolean }

type LinkEditorDialogProps = {
  readonly siteId: string
  readonly link: EditedLink
  /** Rejected where what it leads to cannot be asked for. */
  readonly onDone: (link: EditedLink) => void | Promise<void>
  readonly onClose: () => void
}

/** Where something leads, and whether in a window of its own: for a block's field and for words of a text. */
export function LinkEditorDialog({ siteId, link, onDone, onClose }: LinkEditorDialogProps) {
  const [to, setTo] = useState(link.to)
  const [newWindow, setNewWindow] = useState(link.newWindow)
  const [problem, setProblem] = useState<string>()
  const finish = async (done: EditedLink): Promise<void> => {
    try {
      await onDone(done)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : interfaceMessages.surprise)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // from here on the form belongs to this dialog alone: a portal's events go up to the page too
    event.stopPropagation()
    const read = readTarget(to)
    if ('problem' in read) setProblem(read.problem)
    else void finish({ to: read.to, newWindow })
  }
  return (
    <Dialog title={link.to === null ? 'Add link' : 'Edit link'} isOpen onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles['form']}>
        <LinkTabs
          siteId={siteId}
          takesFocus
          to={to}
          error={problem}
          onChange={(next) => {
            setTo(next)
            setProblem(undefined)
          }}
        />
        <SwitchField isSelected={newWindow} onChange={setNewWindow}>
          {linkWords.newWindow}
        </SwitchField>
        <DialogActions>
          {link.to !== null && (
            <Button kind="quiet" onPress={() => void finish({ to: null, newWindow: false })}>
              Remove link
            </Button>
          )}
          <CancelButton />
          <Button kind="primary" type="submit">
            {link.to === null ? 'Add link' : 'Save link'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
