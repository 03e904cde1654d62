import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { performAction } from '../../ground/changes/perform-action.ts'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { discardFile } from './code-drafts.ts'
import { PathDialog } from './path-dialog.tsx'

type FileActionsProps = {
  readonly siteId: string
  readonly path: string
  readonly isUnsaved: boolean
  readonly onOpen: (path: string | undefined) => void
}

/** What else can be done with a file than editing it. */
export function FileActions({ siteId, path, isUnsaved, onOpen }: FileActionsProps) {
  const [isRenaming, setRenaming] = useState(false)
  const isConf = path === 'template.conf'
  const remove = async (): Promise<void> => {
    const done = await performAction(
      siteId,
      { action: 'delete-template-file', input: { path } },
      { notice: `${path} deleted.` },
    )
    if (!done.ok) return
    discardFile(siteId, path)
    onOpen(undefined)
  }
  return (
    <>
      <MenuButton
        label={`Actions of ${path}`}
        icon={<span aria-hidden>⋯</span>}
        entries={[
          {
            id: 'discard',
            name: 'Discard what is not saved',
            icon: <RotateCcw size={15} aria-hidden />,
            isDisabled: !isUnsaved,
            onAction: () => discardFile(siteId, path),
          },
          {
            id: 'rename',
            name: 'Rename…',
            icon: <Pencil size={15} aria-hidden />,
            isDisabled: isConf || isUnsaved,
            onAction: () => setRenaming(true),
          },
          {
            id: 'delete',
            name: 'Delete',
            icon: <Trash2 size={15} aria-hidden />,
            isDanger: true,
            isDisabled: isConf,
            onAction: () => void remove(),
          },
        ]}
      />
      {isRenaming && (
        <PathDialog
          siteId={siteId}
          path={path}
          onClose={() => setRenaming(false)}
          onDone={onOpen}
        />
      )}
    </>
  )
}
