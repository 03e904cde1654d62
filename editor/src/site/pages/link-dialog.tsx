import { z } from 'zod'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { readTarget } from '@vitrine/rules/site/navigation/link-target.ts'
import { linkFields } from '@vitrine/rules/site/navigation/navigation-actions.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { linkWords } from '@vitrine/rules/site/navigation/navigation-messages.ts'
import type { NavigationItem } from '@vitrine/rules/site/navigation/navigation.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, newIdOf } from '../../ground/changes/drafts.ts'
import { formKey, useFormDraft, type FormEdit } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { LinkTabs } from '../links/link-tabs.tsx'
import { useGivenTarget } from '../links/use-given-target.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import { linkFormId, newLinkFormId } from './page-lines.ts'
import form from '../../people/accounts/door-page.module.css'

type Link = Extract<NavigationItem, { kind: 'external-link' }>

type LinkDialogProps = {
  readonly siteId: string
  readonly navigationId: string
  /** Null for a new one. */
  readonly link: Link | null
  readonly onClose: () => void
}

const newLink = { title: '', url: '', newWindow: false }

/** What is typed is read as the link editor reads it. */
const wholeLink = linkFields.extend({
  url: z.string().transform((typed, context) => {
    const read = readTarget(typed)
    if ('to' in read && typeof read.to === 'string') return read.to
    const message = 'problem' in read ? read.problem : fieldMessages.invalid
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }),
})

const labels: Readonly<Record<string, string>> = {
  title: linkWords.name,
  url: linkWords.address,
  newWindow: linkWords.newWindow,
}
const words = {
  labelOf: (name: string) => labels[name] ?? name,
  show: (_: string, value: unknown) =>
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value),
}

function wishOf(
  navigationId: string,
  link: Link | null,
  { set, seen, values }: FormEdit<typeof newLink>,
  newId: string | undefined,
): ActionWish {
  return link === null
    ? { action: 'add-navigation-link', input: { navigationId, itemId: newId, ...values } }
    : { action: 'rename-navigation-link', input: { navigationId, itemId: link.id, set, seen } }
}

/** A menu's entry that leads to an address of any kind. */
export function LinkDialog({ siteId, navigationId, link, onClose }: LinkDialogProps) {
  const { title, url, newWindow } = link ?? newLink
  const stored = { title, url, newWindow }
  const id = link === null ? newLinkFormId(navigationId) : linkFormId(link)
  const room = useFormDraft({
    siteId,
    id,
    name: link === null ? 'A new menu link' : `Menu link: ${title}`,
    stored,
    seen: stored,
    schema: wholeLink,
    wish: (edit) => wishOf(navigationId, link, edit, newIdOf(findDraft(formKey(siteId, id)))),
    notice: link === null ? 'Link added.' : 'Link changed.',
    onSaved: onClose,
  })
  const { values, change, errors } = room
  const { to, give } = useGivenTarget(siteId, values.url, (url) => change({ url }))
  return (
    <DraftDialog
      title={link === null ? 'Add menu link' : 'Edit menu link'}
      form={room}
      onClose={onClose}
    >
      <DraftForm form={room} words={words} className={form['form']}>
        <TextField
          label={linkWords.name}
          autoFocus
          isRequired
          value={values.title}
          onChange={(typed) => change({ title: typed })}
          error={errors['title']}
        />
        <LinkTabs
          siteId={siteId}
          firstTab="address"
          to={to}
          onChange={give}
          error={errors['url']}
        />
        <SwitchField
          isSelected={values.newWindow}
          onChange={(isWished) => change({ newWindow: isWished })}
        >
          {linkWords.newWindow}
        </SwitchField>
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            {link === null ? 'Add link' : 'Save'}
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}
