import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { useState, type FormEvent } from 'react'
import { linkWords } from '@vitrine/rules/site/navigation/navigation-messages.ts'
import type { NavigationItem } from '@vitrine/rules/site/navigation/navigation.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { RequestRefused } from '../../ground/http/send-request.ts'
import form from '../../people/accounts/door-page.module.css'

type LinkDialogProps = {
  readonly siteId: string
  readonly navigationId: string
  /** Null for a new one. */
  readonly link: Extract<NavigationItem, { kind: 'external-link' }> | null
  readonly onClose: () => void
}

/** A menu's entry that leads to an address of any kind. */
export function LinkDialog({ siteId, navigationId, link, onClose }: LinkDialogProps) {
  const [title, setTitle] = useState(link?.title ?? '')
  const [url, setUrl] = useState(link?.url ?? '')
  const [newWindow, setNewWindow] = useState(link?.newWindow ?? false)
  const [refused, setRefused] = useState<RequestRefused>()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const input = { navigationId, title, url, newWindow }
    const wish: ActionWish =
      link === null
        ? { action: 'add-navigation-link', input }
        : { action: 'rename-navigation-link', input: { ...input, itemId: link.id } }
    const notice = link === null ? 'Link added.' : 'Link changed.'
    const done = await performAction(siteId, wish, { notice, quietly: true })
    if (done.ok) onClose()
    else setRefused(done.refusal)
  }
  return (
    <Dialog title={link === null ? 'Add menu link' : 'Edit menu link'} isOpen onClose={onClose}>
      <form className={form['form']} onSubmit={(event) => void submit(event)}>
        {refused !== undefined && Object.keys(refused.fields).length === 0 && (
          <Banner tone="danger" role="alert">
            {refused.message}
          </Banner>
        )}
        <TextField label={linkWords.name} autoFocus isRequired value={title} onChange={setTitle} />
        <TextField
          label={linkWords.address}
          isRequired
          value={url}
          onChange={setUrl}
          placeholder="https://"
          hint="A web address, a path such as /about, mailto: or tel:"
          error={refused?.fields['url']}
        />
        <SwitchField isSelected={newWindow} onChange={setNewWindow}>
          {linkWords.newWindow}
        </SwitchField>
        <Button type="submit" kind="primary">
          {link === null ? 'Add link' : 'Save'}
        </Button>
      </form>
    </Dialog>
  )
}
