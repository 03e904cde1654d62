import { useState } from 'react'
import { pageNames } from '@vitrine/rules/site/collections/page-actions.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useDrafts } from '../../ground/changes/drafts.ts'
import { reloadFrame } from '../../ground/changes/save-state.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { addressAfterRename, lineFormId, type PageLine } from './page-lines.ts'
import form from '../../people/accounts/door-page.module.css'

type RenamePageDialogProps = {
  readonly siteId: string
  readonly line: Extract<PageLine, { kind: 'page' }>
  readonly onClose: () => void
  readonly onOpen: (path: string) => void
}

const schema = pageNames.omit({ description: true }).required()

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  navigationTitle: 'Title in menus',
  urlId: 'Address',
}
const words = {
  labelOf: (name: string) => labels[name] ?? name,
  show: (_: string, value: unknown) => String(value),
}

/** A page's title, its shorter one for menus, and its address. */
export function RenamePageDialog({ siteId, line, onClose, onOpen }: RenamePageDialogProps) {
  const { page, collectionId } = line
  // where the frame found it, whatever address others give it meanwhile
  const [openedAt] = useState(line.path)
  const { title, navigationTitle, urlId } = page
  const stored = { title, navigationTitle, urlId }
  const room = useFormDraft({
    siteId,
    id: lineFormId(line),
    name: `Page: ${title}`,
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({ action: 'rename-page', input: { collectionId, set, seen } }),
    notice: 'Page renamed.',
    keepsFrame: true,
    onSaved() {
      onClose()
      // the page in the frame may have moved: its old address would answer that there is nothing
      const open = new URLSearchParams(location.search).get('path') ?? '/'
      const moved = page.homepage ? open : addressAfterRename(open, openedAt, `/${values.urlId}`)
      if (moved === open) reloadFrame()
      else onOpen(moved)
    },
  })
  const { values, change, errors } = room
  const isConflict = useDrafts((state) => state.drafts[room.key]?.state.kind === 'conflict')
  return (
    <DraftDialog title={`Rename ${title}`} form={room} onClose={onClose}>
      <DraftForm form={room} words={words} className={form['form']}>
        <TextField
          label="Title"
          autoFocus
          isRequired
          maxLength={200}
          value={values.title}
          onChange={(typed) => change({ title: typed })}
          error={errors['title']}
        />
        <TextField
          label="Title in menus"
          isRequired
          maxLength={200}
          value={values.navigationTitle}
          onChange={(typed) => change({ navigationTitle: typed })}
          error={errors['navigationTitle']}
        />
        <TextField
          label="Address"
          isRequired
          maxLength={200}
          value={values.urlId}
          onChange={(typed) => change({ urlId: typed })}
          hint={page.homepage ? 'As the home page it also answers at /.' : `/${values.urlId}`}
          error={errors['urlId']}
        />
        <Button type="submit" kind="primary" isDisabled={isConflict}>
          Save
        </Button>
      </DraftForm>
    </DraftDialog>
  )
}
