import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { documentsQuery } from '../../ground/changes/documents.ts'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { Draft } from '../../ground/changes/drafts.ts'
import { formKey } from '../../ground/changes/use-form-draft.ts'
import { useSiteDrafts } from '../../ground/changes/use-site-drafts.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SidePanel, WaitingLines } from '../../ground/controls/side-panel.tsx'
import { FirstUse, LoadError } from '../../ground/controls/states.tsx'
import type { Site } from '../sites/sites.ts'
import { useAddWish } from '../sites/add-wish.ts'
import { AddPageDialog } from './add-page-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import {
  lineFormId,
  mainFirst,
  newLinkFormId,
  newPageFormId,
  pageSections,
  standingLine,
  wayFromFormer,
  type PageLine,
  type PageSection,
} from './page-lines.ts'
import { OverlayList } from '../slides/overlay-list.tsx'
import { PageList } from './page-list.tsx'
import type { Folder as FolderChoice } from './page-moves.ts'
import { useEditedPages } from './use-edited-pages.ts'
import { codeFormId } from '../fields/code-form.tsx'
import { PageSettingsDialog } from './page-settings-dialog.tsx'
import styles from './pages-panel.module.css'

type PagesPanelProps = {
  readonly site: Site
  readonly path: string
  readonly onOpen: (path: string) => void
}

type OpenDialog =
  | { readonly kind: 'add-page'; readonly folder: FolderChoice | null }
  | { readonly kind: 'add-link'; readonly navigationId: string }
  | {
      readonly kind: 'edit'
      /** As it was when the dialog opened: shown only once it is gone. */
      readonly line: PageLine
      readonly navigationId: string | null
    }

/** The site's pages in the order of its menus. */
export function PagesPanel({ site, path, onOpen }: PagesPanelProps) {
  const { siteId } = site
  const navigate = useNavigate()
  const pages = useQuery(documentsQuery(siteId, 'collection'))
  const menus = useQuery({
    ...documentsQuery(siteId, 'navigation'),
    select: (all) => all.toSorted(mainFirst),
  })
  const edited = useEditedPages(siteId)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  useWayFromFormer(pages.data, path, onOpen)
  useAddWish('page', () => setDialog({ kind: 'add-page', folder: null }))
  const error = pages.error ?? menus.error
  const sections =
    pages.data === undefined || menus.data === undefined
      ? undefined
      : pageSections(pages.data, menus.data)
  const drafts = useSiteDrafts(siteId)
  const close = (): void => setDialog(null)
  // what was typed before a reload is where it was
  const shown = dialog ?? typedBefore(siteId, sections ?? [], foldersOf(pages.data ?? []), drafts)
  // what others store meanwhile is what stands behind the words that are typed
  const line =
    shown?.kind === 'edit'
      ? standingLine(sections ?? [], shown.line, shown.navigationId)
      : undefined
  return (
    <SidePanel
      title="Pages"
      label="Pages of this site"
      className={styles['panel']}
      action={
        <Button
          size="small"
          icon={<Plus size={15} aria-hidden />}
          onPress={() => setDialog({ kind: 'add-page', folder: null })}
        >
          Add page
        </Button>
      }
    >
      {error !== null && (
        <LoadError
          error={error}
          message={interfaceMessages['no-collections']}
          onRetry={() => void Promise.all([pages.refetch(), menus.refetch()])}
        />
      )}
      {error === null && sections === undefined && <WaitingLines rows={8} height={34} />}
      {pages.data?.length === 0 && (
        <FirstUse
          icon={<FileText size={20} aria-hidden />}
          title="No page yet"
          action={
            <Button
              kind="primary"
              icon={<Plus size={16} aria-hidden />}
              onPress={() => setDialog({ kind: 'add-page', folder: null })}
            >
              Add the first page
            </Button>
          }
        >
          Add a page of text, a journal or a shop; it can begin as a draft.
        </FirstUse>
      )}
      {sections?.map((section) => (
        <PageList
          key={section.navigationId ?? ''}
          siteId={siteId}
          section={section}
          menus={menus.data ?? []}
          folders={foldersOf(pages.data ?? [])}
          edited={edited}
          path={path}
          onOpen={onOpen}
          onEdit={(line) => setDialog({ kind: 'edit', line, navigationId: section.navigationId })}
          onRoom={(room, page) =>
            void navigate({
              to: `/sites/$siteName/${room}`,
              params: { siteName: site.name },
              search: room === 'history' ? { of: `collection/${page}` } : { page },
            })
          }
          onAddPage={(folder) => setDialog({ kind: 'add-page', folder })}
          onAddLink={(navigationId) => setDialog({ kind: 'add-link', navigationId })}
        />
      ))}
      {sections !== undefined && <OverlayList path={path} onOpen={onOpen} />}
      {shown?.kind === 'add-page' && (
        <AddPageDialog
          siteId={siteId}
          menus={menus.data ?? []}
          folder={shown.folder}
          onClose={close}
          onOpen={onOpen}
        />
      )}
      {shown?.kind === 'add-link' && (
        <LinkDialog siteId={siteId} navigationId={shown.navigationId} link={null} onClose={close} />
      )}
      {line?.kind === 'page' && (
        <PageSettingsDialog site={site} line={line} onClose={close} onOpen={onOpen} />
      )}
      {shown?.kind === 'edit' && line?.kind === 'link' && (
        <LinkDialog
          siteId={siteId}
          navigationId={shown.navigationId ?? ''}
          link={line.link}
          onClose={close}
        />
      )}
    </SidePanel>
  )
}

function foldersOf(pages: readonly DocumentReply<'collection'>[]): FolderChoice[] {
  return pages
    .filter(({ body }) => body.folder)
    .map(({ id, body: { navigationTitle, visibility } }) => ({
      collectionId: id,
      name: navigationTitle,
      visibility,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What is typed in one of the dialogs and not stored. */
function typedBefore(
  siteId: string,
  sections: readonly PageSection[],
  folders: readonly FolderChoice[],
  drafts: readonly Draft[],
): OpenDialog | null {
  const keys = new Set(drafts.map(({ key }) => key))
  const isTyped = (formId: string): boolean => keys.has(formKey(siteId, formId))
  const inFolder = folders.find(({ collectionId }) => isTyped(newPageFormId(collectionId)))
  if (inFolder !== undefined || isTyped(newPageFormId(null))) {
    return { kind: 'add-page', folder: inFolder ?? null }
  }
  for (const { navigationId, lines } of sections) {
    if (navigationId !== null && isTyped(newLinkFormId(navigationId))) {
      return { kind: 'add-link', navigationId }
    }
    const line = lines.find(
      (one) =>
        isTyped(lineFormId(one)) || (one.kind === 'page' && isTyped(codeFormId(one.collectionId))),
    )
    if (line !== undefined) return { kind: 'edit', line, navigationId }
  }
  return null
}

/** Whose page is gone or answers elsewhere, as after an undo or by somebody else, is led there. */
function useWayFromFormer(
  pages: readonly DocumentReply<'collection'>[] | undefined,
  path: string,
  onOpen: (path: string) => void,
): void {
  const before = useRef(pages)
  useEffect(() => {
    const was = before.current
    before.current = pages
    if (was === undefined || pages === undefined) return
    const way = wayFromFormer(was, pages, path)
    if (way !== undefined && way !== path) onOpen(way)
  })
}
