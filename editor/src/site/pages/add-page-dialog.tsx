import { z } from 'zod'
import type { ChangeReply, DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { newPageTypes, pageNames } from '@vitrine/rules/site/collections/page-actions.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { layoutsOfSlide } from '@vitrine/rules/site/slides/slide-layouts.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, newIdOf, useDrafts } from '../../ground/changes/drafts.ts'
import { formKey, useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { SlideLayoutCards } from '../slides/slide-layout-cards.tsx'
import { focusPage } from './focus-page.ts'
import { OutlineCards } from './outline-cards.tsx'
import { newPageFormId } from './page-lines.ts'
import type { Folder } from './page-moves.ts'
import form from '../../people/accounts/door-page.module.css'

type AddPageDialogProps = {
  readonly siteId: string
  readonly menus: readonly DocumentReply<'navigation'>[]
  /** That it is added into; null: none, and a menu is chosen. */
  readonly folder: Folder | null
  readonly onClose: () => void
  readonly onOpen: (path: string) => void
}

const types = [
  { id: 'page', name: 'Page of text' },
  { id: 'blog', name: 'Journal' },
  { id: 'events', name: 'Events' },
  { id: 'gallery', name: 'Gallery' },
  { id: 'album', name: 'Album' },
  { id: 'podcast', name: 'Podcast' },
  { id: 'products', name: 'Shop' },
  { id: 'splash-page', name: 'Cover page' },
  { id: 'folder', name: 'Folder of pages' },
] as const
const noMenu = 'none'
const firstCover = layoutsOfSlide(SlideType.coverPage)[0]?.id ?? ''

const schema = z.object({
  title: pageNames.required().shape.title,
  typeName: z.enum(newPageTypes),
  outline: z.string(),
  slideLayout: z.string(),
  menu: z.string(),
  isDraft: z.boolean(),
})
// nobody else can change what does not stand yet, so no conflict shows a value
const words = {
  labelOf: (name: string) => (name === 'title' ? 'Title' : name),
  show: (_: string, value: unknown) => String(value),
}

type NewPage = z.output<typeof schema>

function wishOf(
  { title, typeName, outline, slideLayout, menu, isDraft }: NewPage,
  collectionId: string | undefined,
  folder: Folder | null,
) {
  const input = {
    collectionId,
    title,
    typeName,
    visibility: isDraft ? 'draft' : 'live',
    ...(typeName === 'page' && outline !== '' && { outline }),
    ...(typeName === 'splash-page' && { slideLayout }),
    ...(folder !== null && { folderId: folder.collectionId }),
    ...(folder === null && menu !== noMenu && { navigationId: menu }),
  } as const
  return { action: 'add-page', input } as const
}

function noticeOf({ title, isDraft }: NewPage, folder: Folder | null): string {
  if (isDraft) return `${title} added as a draft.`
  return folder?.visibility === 'draft'
    ? `${title} added. ${folder.name} is a draft: until it is published, no menu shows visitors what lies in it.`
    : `${title} added.`
}

/** Adds a page and opens it. */
export function AddPageDialog({ siteId, menus, folder, onClose, onOpen }: AddPageDialogProps) {
  const formId = newPageFormId(folder?.collectionId ?? null)
  const stored = {
    title: '',
    typeName: 'page' as NewPage['typeName'],
    outline: '',
    slideLayout: firstCover,
    menu: menus[0]?.id ?? noMenu,
    // examples and unfinished words are not for visitors
    isDraft: true,
  }
  const key = formKey(siteId, formId)
  const newId = useDrafts(({ drafts }) => newIdOf(drafts[key]))
  const open = async (changed: ChangeReply['changed']): Promise<void> => {
    onClose()
    // sent again, it may have stood already
    const id = changed.find(({ kind }) => kind === 'collection')?.id ?? newId
    if (id === undefined) return
    const page = await queryClient.fetchQuery(documentQuery(siteId, 'collection', id))
    // there is nothing to see of a folder before it has pages
    if (page.body.folder) return
    onOpen(pagePath(page.body))
    focusPage()
  }
  const room = useFormDraft({
    siteId,
    id: formId,
    name: 'A new page',
    stored,
    seen: stored,
    schema,
    wish: ({ values }) => wishOf(values, newIdOf(findDraft(key)), folder),
    notice: (added) => noticeOf(added, folder),
    onSaved: (changed) => void open(changed),
  })
  const { values, change, errors } = room
  return (
    <DraftDialog
      title={folder === null ? 'Add page' : `Add page to ${folder.name}`}
      width="wide"
      form={room}
      onClose={onClose}
    >
      <DraftForm form={room} words={words} className={form['form']}>
        <TextField
          label="Title"
          autoFocus
          isRequired
          maxLength={200}
          value={values.title}
          onChange={(title) => change({ title })}
          error={errors['title']}
        />
        <SelectField
          label="Kind of page"
          value={values.typeName}
          onChange={(typeName) => change({ typeName })}
          options={folder === null ? types : types.filter(({ id }) => id !== 'folder')}
        />
        {values.typeName === 'page' && (
          <OutlineCards value={values.outline} onChange={(outline) => change({ outline })} />
        )}
        {values.typeName === 'splash-page' && (
          <SlideLayoutCards
            slideType={SlideType.coverPage}
            value={values.slideLayout}
            onChange={(slideLayout) => change({ slideLayout })}
          />
        )}
        {folder === null && (
          <SelectField
            label="Menu"
            value={values.menu}
            onChange={(menu) => change({ menu })}
            options={[
              ...menus.map(({ id, body }) => ({ id, name: body.title })),
              { id: noMenu, name: 'None' },
            ]}
          />
        )}
        <SwitchField isSelected={values.isDraft} onChange={(isDraft) => change({ isDraft })}>
          Begin as a draft that only editors see
        </SwitchField>
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            Add page
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}
