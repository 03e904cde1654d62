import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { useState, type FormEvent } from 'react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import type { RequestRefused } from '../../ground/http/send-request.ts'
import { pathOf } from './page-lines.ts'
import form from '../../people/accounts/door-page.module.css'

type AddPageDialogProps = {
  readonly siteId: string
  readonly menus: readonly DocumentReply<'navigation'>[]
  readonly onClose: () => void
  readonly onOpen: (path: string) => void
}

const types = [
  { id: 'page', name: 'Page of text' },
  { id: 'blog', name: 'Journal' },
  { id: 'products', name: 'Shop' },
] as const
const noMenu = 'none'

/** Adds a page and opens it. */
export function AddPageDialog({ siteId, menus, onClose, onOpen }: AddPageDialogProps) {
  const [title, setTitle] = useState('')
  const [typeName, setTypeName] = useState<(typeof types)[number]['id']>('page')
  const [menu, setMenu] = useState(menus[0]?.id ?? noMenu)
  const [isDraft, setDraft] = useState(false)
  const [refused, setRefused] = useState<RequestRefused>()
  const [isPending, setPending] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setPending(true)
    const wish: ActionWish = {
      action: 'add-page',
      input: {
        title,
        typeName,
        visibility: isDraft ? 'draft' : 'live',
        ...(menu === noMenu ? {} : { navigationId: menu }),
      },
    }
    const done = await performAction(siteId, wish, { notice: `${title} added.`, quietly: true })
    setPending(false)
    if (!done.ok) return setRefused(done.refusal)
    onClose()
    const added = done.value.changed.find(({ kind }) => kind === 'collection')
    if (added === undefined) return
    const page = await queryClient.fetchQuery(documentQuery(siteId, 'collection', added.id))
    onOpen(pathOf(page.body))
  }
  return (
    <Dialog title="Add page" isOpen onClose={onClose}>
      <form className={form['form']} onSubmit={(event) => void submit(event)}>
        {refused !== undefined && refused.fields['title'] === undefined && (
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
        <SelectField label="Kind of page" value={typeName} onChange={setTypeName} options={types} />
        <SelectField
          label="Menu"
          value={menu}
          onChange={setMenu}
          options={[
            ...menus.map(({ id, body }) => ({ id, name: body.title })),
            { id: noMenu, name: 'None' },
          ]}
        />
        <SwitchField isSelected={isDraft} onChange={setDraft}>
          Begin as a draft that only editors see
        </SwitchField>
        <Button type="submit" kind="primary" isPending={isPending}>
          Add page
        </Button>
      </form>
    </Dialog>
  )
}
