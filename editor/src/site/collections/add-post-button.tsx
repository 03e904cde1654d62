import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { itemTitle } from '@vitrine/rules/site/content/item-fields.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, newIdOf, useDrafts } from '../../ground/changes/drafts.ts'
import { formKey, useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { Site } from '../sites/sites.ts'
import type { ListPage } from './posts.ts'
import styles from './posts.module.css'

const newPostFormId = 'new post'

type AddPostProps = {
  readonly site: Site
  readonly pages: readonly ListPage[]
  /** The one whose posts are shown. */
  readonly page: ListPage
}

/** Begins a post with its title, as a draft; its words come next. */
export function AddPostButton(props: AddPostProps & { readonly isFirst?: boolean }) {
  const { isFirst = false, ...rest } = props
  const [isOpen, setOpen] = useState(false)
  // what was typed before a reload is where it was
  const key = formKey(props.site.siteId, newPostFormId)
  const isTyped = useDrafts(({ drafts }) => drafts[key] !== undefined)
  return (
    <>
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        icon={<Plus size={16} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {isFirst ? 'Write the first post' : 'Add post'}
      </Button>
      {(isOpen || (isTyped && !isFirst)) && (
        <AddPostDialog {...rest} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

// nobody else can change what does not stand yet, so no conflict shows a value
const words = {
  labelOf: (name: string) => (name === 'title' ? 'Title' : name),
  show: (_: string, value: unknown) => String(value),
}

function AddPostDialog({ site, pages, page, onClose }: AddPostProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const key = formKey(site.siteId, newPostFormId)
  const newId = useDrafts(({ drafts }) => newIdOf(drafts[key]))
  const stored = { title: '', collectionId: page.id }
  const open = async (changed: ChangeReply['changed']): Promise<void> => {
    onClose()
    // sent again, it may have stood already
    const itemId = changed.find(({ kind }) => kind === 'item')?.id ?? newId
    if (itemId === undefined) return
    const params = { siteName: site.name, itemId }
    await navigate({ to: '/sites/$siteName/posts/$itemId', params })
  }
  const form = useFormDraft({
    siteId: site.siteId,
    id: newPostFormId,
    name: 'A new post',
    stored,
    seen: stored,
    schema: useMemo(() => z.object({ title: itemTitle, collectionId: z.string().max(100) }), []),
    wish: ({ values }) => ({
      action: 'add-item',
      input: { itemId: newIdOf(findDraft(key)), ...values, visibility: 'draft' },
    }),
    notice: ({ title }) => `${title} added as a draft.`,
    onSaved: (changed) => void open(changed),
  })
  const { values, change, errors } = form
  return (
    <DraftDialog title="Add post" form={form} onClose={onClose}>
      <DraftForm form={form} words={words} className={styles['form']}>
        <TextField
          label="Title"
          autoFocus
          isRequired
          value={values.title}
          onChange={(title) => change({ title })}
          error={errors['title']}
        />
        {pages.length > 1 && (
          <SelectField
            label="Page"
            value={values.collectionId}
            onChange={(collectionId) => change({ collectionId })}
            options={pages.map(({ id, body }) => ({ id, name: body.title }))}
          />
        )}
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            Add post
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}
