import { useState, type FormEvent } from 'react'
import { performAction } from '../changes/perform-action.ts'
import { reloadFrame } from '../changes/save-state.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import type { RequestRefused } from '../http/send-request.ts'
import { addressAfterRename, type PageLine } from './page-lines.ts'
import form from '../accounts/door-page.module.css'

type RenamePageDialogProps = {
  readonly siteId: string
  readonly line: Extract<PageLine, { kind: 'page' }>
  readonly onClose: () => void
  readonly onOpen: (path: string) => void
}

/** A page's title, its shorter one for menus, and its address. */
export function RenamePageDialog({ siteId, line, onClose, onOpen }: RenamePageDialogProps) {
  const { page, collectionId } = line
  const [title, setTitle] = useState(page.title)
  const [navigationTitle, setNavigationTitle] = useState(page.navigationTitle)
  const [urlId, setUrlId] = useState(page.urlId)
  const [refused, setRefused] = useState<RequestRefused>()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const menuFollows = page.navigationTitle === page.title && navigationTitle === page.title
    const input = {
      collectionId,
      title,
      urlId,
      ...(menuFollows ? {} : { navigationTitle }),
    }
    const done = await performAction(
      siteId,
      { action: 'rename-page', input },
      { notice: 'Page renamed.', quietly: true, keepsFrame: true },
    )
    if (!done.ok) return setRefused(done.refusal)
    onClose()
    // the page in the frame may have moved: its old address would answer that there is nothing
    const open = new URLSearchParams(location.search).get('path') ?? '/'
    const moved = page.homepage ? open : addressAfterRename(open, line.path, `/${urlId}`)
    if (moved === open) reloadFrame()
    else onOpen(moved)
  }
  const inField = refused !== undefined && Object.keys(refused.fields).length > 0
  return (
    <Dialog title={`Rename ${page.title}`} isOpen onClose={onClose}>
      <form className={form['form']} onSubmit={(event) => void submit(event)}>
        {refused !== undefined && !inField && (
          <Banner tone="danger" role="alert">
            {refused.message}
          </Banner>
        )}
        <TextField
          label="Title"
          autoFocus
          isRequired
          maxLength={200}
          value={title}
          onChange={setTitle}
          error={refused?.fields['title']}
        />
        <TextField
          label="Title in menus"
          isRequired
          maxLength={200}
          value={navigationTitle}
          onChange={setNavigationTitle}
          error={refused?.fields['navigationTitle']}
        />
        <TextField
          label="Address"
          isRequired
          maxLength={200}
          value={urlId}
          onChange={setUrlId}
          hint={page.homepage ? 'As the home page it also answers at /.' : `/${urlId}`}
          error={refused?.fields['urlId']}
        />
        <Button type="submit" kind="primary">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
