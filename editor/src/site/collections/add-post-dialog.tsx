import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { writeLocalTime } from '@vitrine/rules/ground/dates/local-time.ts'
import { newEvent } from '@vitrine/rules/site/content/event.ts'
import { nounOfPage, type ItemNoun } from '@vitrine/rules/site/content/item-noun.ts'
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
import { endsAfterStart, endsTooEarly, eventTimes } from './event-draft.ts'
import { EventTimes } from './event-times.tsx'
import type { ListPage } from './posts.ts'
import styles from './posts.module.css'

const newPostFormId = 'new post'

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  startDate: 'Begins',
  endDate: 'Ends',
}

// nobody else can change what does not stand yet, so no conflict shows a value
const words = {
  labelOf: (name: string) => labels[name] ?? name,
  show: (_: string, value: unknown) => String(value),
}

/** Reads what is typed of a new item: an event begins and ends, whatever it is that page holds. */
function newItemSchema(pages: readonly ListPage[], timeZone: string) {
  const common = { title: itemTitle, collectionId: z.string().max(100) }
  const untimed = { startDate: z.string().max(40), endDate: z.string().max(40) }
  const event = z
    .object({ ...common, ...eventTimes(timeZone) })
    .refine(endsAfterStart, endsTooEarly)
  return z.object({ ...common, ...untimed }).transform((typed, context) => {
    const { startDate: _start, endDate: _end, ...post } = typed
    if (nounOf(pages, typed.collectionId) !== 'event') return post
    const read = event.safeParse(typed)
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) {
      context.addIssue({ code: 'custom', path: [...path], message })
    }
    return z.NEVER
  })
}

function nounOf(pages: readonly ListPage[], id: string): ItemNoun {
  const page = pages.find((one) => one.id === id)
  return page === undefined ? 'post' : nounOfPage(page.body)
}

type AddPostDialogProps = {
  readonly site: Site
  readonly pages: readonly ListPage[]
  /** The one whose items are shown. */
  readonly page: ListPage
  readonly timeZone: string
  readonly onClose: () => void
}

/** Whether something of a new item was typed: before a reload, it is where it was. */
export function useIsItemTyped(siteId: string): boolean {
  const key = formKey(siteId, newPostFormId)
  return useDrafts(({ drafts }) => drafts[key] !== undefined)
}

/** Begins a post with its title, or an event with its times, as a draft; its words come next. */
export function AddPostDialog({ site, pages, page, timeZone, onClose }: AddPostDialogProps) {
  const [proposed] = useState(() => newEvent(Date.now()))
  const navigate = useNavigate()
  const key = formKey(site.siteId, newPostFormId)
  const newId = useDrafts(({ drafts }) => newIdOf(drafts[key]))
  const stored = {
    title: '',
    collectionId: page.id,
    startDate: writeLocalTime(proposed.startDate, timeZone),
    endDate: writeLocalTime(proposed.endDate, timeZone),
  }
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
    name: `A new ${nounOfPage(page.body)}`,
    stored,
    seen: stored,
    schema: useMemo(() => newItemSchema(pages, timeZone), [pages, timeZone]),
    wish: ({ values }) => ({
      action: 'add-item',
      input: { itemId: newIdOf(findDraft(key)), ...values, visibility: 'draft' },
    }),
    notice: ({ title }) => `${title} added as a draft.`,
    onSaved: (changed) => void open(changed),
  })
  const { values, change, errors } = form
  const noun = nounOf(pages, values.collectionId)
  return (
    <DraftDialog title={`Add ${noun}`} form={form} onClose={onClose}>
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
        {noun === 'event' && (
          <EventTimes timeZone={timeZone} values={values} errors={errors} onChange={change} />
        )}
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            Add {noun}
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}
