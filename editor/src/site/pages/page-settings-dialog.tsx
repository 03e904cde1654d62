import { useState } from 'react'
import type { z } from 'zod'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { CollectionType, showsDescription } from '@vitrine/rules/site/collections/collection.ts'
import { answersItself } from '@vitrine/rules/site/collections/folder.ts'
import { pageNames } from '@vitrine/rules/site/collections/page-actions.ts'
import { pageSeo } from '@vitrine/rules/site/collections/page-seo.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { findDraft, useDrafts } from '../../ground/changes/drafts.ts'
import { reloadFrame } from '../../ground/changes/save-state.ts'
import { formKey, useFormDraft, type FormInRoom } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { may } from '../sites/rooms.ts'
import type { Site } from '../sites/sites.ts'
import { bannerFormId } from '../collections/banner-form.tsx'
import { PageLook } from './page-look.tsx'
import { FolderForm } from './folder-form.tsx'
import { addressAfterRename, lineFormId, type PageLine } from './page-lines.ts'
import { AudienceForm, type AudienceFormProps } from '../locks/audience-form.tsx'
import { ShortTextField } from '../fields/short-text-field.tsx'
import { CodeForm, codeFormKey } from '../fields/code-form.tsx'
import { SeoFields, seoLabels } from '../media/seo-fields.tsx'
import styles from '../../people/accounts/door-page.module.css'
import tabs from '../media/file-browser.module.css'

type PageSettingsProps = {
  readonly site: Site
  readonly line: Extract<PageLine, { kind: 'page' }>
  readonly onClose: () => void
  readonly onOpen: (path: string) => void
}

const schema = pageNames.required()

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  navigationTitle: 'Title in menus',
  urlId: 'Address',
  description: 'Description',
  ...seoLabels,
}
const words = {
  labelOf: (name: string) => labels[name] ?? name,
  show(name: string, value: unknown): string {
    if (name === 'shareAssetId') return value === null ? 'None' : 'Another picture'
    return name === 'description' ? textOfHtml(String(value)) || 'None' : String(value)
  },
}

const passwordWords =
  'Visitors see this page, and all that is on it, only with the password. Menus go on naming it; ' +
  'search results, lists and other pages show nothing of it. Everybody who works on the site sees it.'

type PageAudienceProps = Pick<AudienceFormProps, 'siteId' | 'typed' | 'onType'> &
  Pick<PageSettingsProps, 'line'>

function PageAudience({ line, ...form }: PageAudienceProps) {
  const { page, collectionId } = line
  return (
    <AudienceForm
      {...form}
      collectionId={collectionId}
      page={page}
      words={passwordWords}
      wish={(edit) => ({ action: 'set-page-password', input: { collectionId, ...edit } })}
    />
  )
}

/** Whether anything of its own stands at its address that could look otherwise: slides have a panel for that. */
function hasLook({ page }: PageSettingsProps['line']): boolean {
  return page.type !== CollectionType.splashPage && answersItself(page)
}

type SettingsTabsProps = { readonly isFolder: boolean; readonly hasLook: boolean }

function SettingsTabs({ isFolder, ...has }: SettingsTabsProps) {
  return (
    <TabList aria-label="Settings" className={tabs['list'] ?? ''}>
      <Tab id="page" className={tabs['tab'] ?? ''}>
        Page
      </Tab>
      {isFolder && (
        <Tab id="folder" className={tabs['tab'] ?? ''}>
          Folder
        </Tab>
      )}
      {has.hasLook && (
        <Tab id="look" className={tabs['tab'] ?? ''}>
          Look
        </Tab>
      )}
      <Tab id="audience" className={tabs['tab'] ?? ''}>
        Who sees it
      </Tab>
      <Tab id="code" className={tabs['tab'] ?? ''}>
        Code
      </Tab>
    </TabList>
  )
}

function tabOfDrafts(codeKey: string, bannerKey: string): string {
  if (findDraft(codeKey) !== undefined) return 'code'
  return findDraft(bannerKey) === undefined ? 'page' : 'look'
}

/** What a page is called and where it answers, and how it looks where it is found or shared. */
export function PageSettingsDialog({ site, line, onClose, onOpen }: PageSettingsProps) {
  const { siteId } = site
  const { page, collectionId } = line
  // where the frame found it, whatever address others give it meanwhile
  const [openedAt] = useState(line.path)
  const { title, navigationTitle, urlId, description } = page
  const stored = { title, navigationTitle, urlId, description, ...pageSeo(page) }
  const codeKey = codeFormKey(siteId, collectionId)
  const bannerKey = formKey(siteId, bannerFormId(collectionId))
  // what was typed before a reload is where it was
  const [firstTab] = useState(() => tabOfDrafts(codeKey, bannerKey))
  // kept while another tab is open, and asked about before it is gone
  const [password, setPassword] = useState('')
  const room = useFormDraft({
    siteId,
    id: lineFormId(line),
    name: `Page: ${title}`,
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({ action: 'rename-page', input: { collectionId, set, seen } }),
    notice: 'Page saved.',
    keepsFrame: true,
    onSaved() {
      // what is typed in another tab is not saved by this one
      const isMore = password !== '' || [codeKey, bannerKey].some((key) => findDraft(key))
      if (!isMore) onClose()
      // the page in the frame may have moved: its old address would answer that there is nothing
      const open = new URLSearchParams(location.search).get('path') ?? '/'
      const moved = page.homepage
        ? open
        : addressAfterRename(open, openedAt, `/${room.values.urlId}`)
      if (moved === open) reloadFrame()
      else onOpen(moved)
    },
  })
  return (
    <DraftDialog
      title={`Settings of ${title}`}
      width="wide"
      form={room}
      moreDrafts={[codeKey, bannerKey]}
      isMoreTyped={password !== ''}
      onClose={onClose}
    >
      <Tabs className={tabs['tabs'] ?? ''} defaultSelectedKey={firstTab}>
        <SettingsTabs isFolder={page.folder} hasLook={hasLook(line)} />
        <TabPanel id="page">
          <PageForm site={site} page={page} form={room} />
        </TabPanel>
        {page.folder && (
          <TabPanel id="folder">
            <FolderForm siteId={siteId} line={line} />
          </TabPanel>
        )}
        {hasLook(line) && (
          <TabPanel id="look">
            <PageLook site={site} line={line} />
          </TabPanel>
        )}
        <TabPanel id="audience">
          <PageAudience siteId={siteId} line={line} typed={password} onType={setPassword} />
        </TabPanel>
        <TabPanel id="code">
          <CodeForm
            siteId={siteId}
            of={{ ...page, id: collectionId }}
            noun="page"
            mayEdit={may(site, 'edit-code')}
            action="set-page-code"
            foot={(save) => (
              <DialogActions>
                <CancelButton />
                {save}
              </DialogActions>
            )}
          />
        </TabPanel>
      </Tabs>
    </DraftDialog>
  )
}

type NamesForm = FormInRoom<z.input<typeof schema>>

/** What a page is called, what stands above its list, and how search engines show it. */
function PageForm({
  site,
  page,
  form,
}: Pick<PageSettingsProps, 'site'> & {
  readonly page: PageSettingsProps['line']['page']
  readonly form: NamesForm
}) {
  const { values, change, errors } = form
  const isConflict = useDrafts((state) => state.drafts[form.key]?.state.kind === 'conflict')
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
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
        hint={addressHint(page, values.urlId)}
        error={errors['urlId']}
      />
      {showsDescription(page) && (
        <ShortTextField
          siteId={site.siteId}
          label="Description"
          hint="Stands above what the page lists. Empty: nothing does."
          value={values.description}
          onChange={(typed) => change({ description: typed })}
          error={errors['description']}
        />
      )}
      <SeoFields
        site={site}
        noun="page"
        values={values}
        errors={errors}
        onChange={change}
        title={values.title}
        path={page.homepage ? '/' : `/${values.urlId}`}
      />
      <DialogActions>
        <CancelButton />
        <Button type="submit" kind="primary" isDisabled={isConflict}>
          Save
        </Button>
      </DialogActions>
    </DraftForm>
  )
}

function addressHint(
  { homepage, urlId }: PageSettingsProps['line']['page'],
  typed: string,
): string {
  if (homepage) return 'As the home page it also answers at /.'
  return typed === urlId ? `/${typed}` : `/${typed}. Links to /${urlId} lead there.`
}
