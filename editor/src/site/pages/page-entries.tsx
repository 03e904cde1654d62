import {
  Copy,
  Eye,
  EyeOff,
  FilePlus2,
  FolderInput,
  FolderOutput,
  History,
  House,
  Menu,
  CalendarDays,
  Newspaper,
  Pencil,
  Settings2,
  Tags,
  Trash2,
} from 'lucide-react'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { CollectionType, isCalendar } from '@vitrine/rules/site/collections/collection.ts'
import { answersItself } from '@vitrine/rules/site/collections/folder.ts'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import { holdsItems } from '@vitrine/rules/site/collections/holds-items.ts'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { MenuEntry } from '../../ground/controls/menu-button.tsx'
import { moveEntries } from '../../ground/controls/move-entries.tsx'
import { noticeOfDelete } from '../content/uses.ts'
import { itemWords } from '../collections/item-words.ts'
import { menusWithout, type PageLine, type PageSection } from './page-lines.ts'
import {
  folderIdOf,
  linesBeside,
  moveInto,
  moveOut,
  orderMove,
  type Folder as FolderChoice,
  type Move,
} from './page-moves.ts'

type Line = {
  readonly siteId: string
  readonly section: PageSection
  readonly menus: readonly DocumentReply<'navigation'>[]
  readonly line: PageLine
  readonly onEdit: (line: PageLine) => void
  readonly onOpen: (path: string) => void
  readonly onRoom: (room: 'posts' | 'tags' | 'history', collectionId: string) => void
  readonly folders: readonly FolderChoice[]
  readonly onAddPage: (folder: FolderChoice) => void
}

/** Everything that can be done with a line of the pages list; each of them can be undone. */
export function pageEntries(options: Line): MenuEntry[] {
  const { line, onEdit } = options
  const edit: MenuEntry = {
    id: 'edit',
    name: line.kind === 'page' ? 'Settings' : 'Edit link',
    icon:
      line.kind === 'page' ? <Settings2 size={15} aria-hidden /> : <Pencil size={15} aria-hidden />,
    onAction: () => onEdit(line),
  }
  return [
    edit,
    ...addEntries(options),
    ...orderEntries(options),
    ...folderEntries(options),
    ...menuEntries(options),
    ...(line.kind === 'page' ? itemEntries(options, line) : []),
    ...(line.kind === 'page' ? pageOnlyEntries(options, line) : []),
  ]
}

function perform(siteId: string, move: Move | undefined): void {
  if (move !== undefined) void performAction(siteId, move.wish, { notice: move.notice })
}

function orderEntries({ siteId, section, line }: Line): MenuEntry[] {
  if (section.navigationId === null && folderIdOf(line) === null) return []
  const ids = linesBeside(section, line).map(({ id }) => id)
  return moveEntries({
    id: line.id,
    place: ids.indexOf(line.id),
    count: ids.length,
    onOrder: (order) => perform(siteId, orderMove(section, line, order)),
  })
}

/** A folder takes a new page without a way round. */
function addEntries({ line, onAddPage }: Line): MenuEntry[] {
  if (line.kind === 'link' || !line.page.folder) return []
  const { collectionId, name, page } = line
  const folder = { collectionId, name, visibility: page.visibility }
  return [
    {
      id: 'add-page',
      name: 'Add page here',
      icon: <FilePlus2 size={15} aria-hidden />,
      onAction: () => onAddPage(folder),
    },
  ]
}

/** A page's way into every other folder, and out of its own. */
function folderEntries({ siteId, folders, line }: Line): MenuEntry[] {
  if (line.kind === 'link' || line.page.folder) return []
  const { collectionId, folderId } = line
  const into = folders
    .filter((folder) => folder.collectionId !== folderId)
    .map((folder) => ({
      id: `into-${folder.collectionId}`,
      name: `Move into ${folder.name}`,
      icon: <FolderInput size={15} aria-hidden />,
      onAction: () => perform(siteId, moveInto(collectionId, folder)),
    }))
  const out: MenuEntry = {
    id: 'out',
    name: 'Move out of the folder',
    icon: <FolderOutput size={15} aria-hidden />,
    onAction: () => perform(siteId, moveOut(collectionId)),
  }
  return folderId === null ? into : [out, ...into]
}

function menuEntries({ siteId, section, menus, line }: Line): MenuEntry[] {
  const { navigationId } = section
  // the pages of a folder stand where it does
  if (navigationId !== null && folderIdOf(line) === null) {
    const remove: MenuEntry = {
      id: 'remove',
      name: line.kind === 'page' ? 'Hide from menu' : 'Delete link',
      icon: <EyeOff size={15} aria-hidden />,
      onAction: () =>
        void performAction(
          siteId,
          { action: 'remove-navigation-item', input: { navigationId, itemId: line.id } },
          { notice: line.kind === 'page' ? 'Hidden from the menu.' : 'Link deleted.' },
        ),
    }
    return [...showEntries(siteId, menus, line), remove]
  }
  return showEntries(siteId, menus, line)
}

/** A page may stand in every menu: it is offered for each that lacks it, wherever the line stands. */
function showEntries(siteId: string, menus: Line['menus'], line: PageLine): MenuEntry[] {
  if (line.kind !== 'page') return []
  const { collectionId, folderId } = line
  return menusWithout(menus, collectionId, folderId).map(({ id, body }) => ({
    id: `show-${id}`,
    name: `Show in ${body.title}`,
    icon: <Menu size={15} aria-hidden />,
    onAction: () =>
      void performAction(
        siteId,
        { action: 'add-navigation-page', input: { navigationId: id, collectionId } },
        { notice: `Shown in ${body.title}.` },
      ),
  }))
}

/** Where a page has items: the posts among them, and the words that they are filed under. */
function itemEntries(
  { onRoom }: Line,
  { collectionId, page }: Extract<PageLine, { kind: 'page' }>,
): MenuEntry[] {
  if (!holdsItems(page)) return []
  const posts: MenuEntry = {
    id: 'posts',
    name: itemWords[nounOfPage(page)].title,
    icon: isCalendar(page) ? (
      <CalendarDays size={15} aria-hidden />
    ) : (
      <Newspaper size={15} aria-hidden />
    ),
    onAction: () => onRoom('posts', collectionId),
  }
  const terms: MenuEntry = {
    id: 'terms',
    name: 'Tags and categories',
    icon: <Tags size={15} aria-hidden />,
    onAction: () => onRoom('tags', collectionId),
  }
  return page.type === CollectionType.products ? [terms] : [posts, terms]
}

function pageOnlyEntries(
  { siteId, onOpen, onRoom }: Line,
  { collectionId, page, path }: Extract<PageLine, { kind: 'page' }>,
): MenuEntry[] {
  const isDraft = page.visibility === 'draft'
  const act = (notice: string, wish: ActionWish): void => {
    void performAction(siteId, wish, { notice })
  }
  const duplicate: MenuEntry = {
    id: 'duplicate',
    name: 'Duplicate',
    icon: <Copy size={15} aria-hidden />,
    onAction: () =>
      act('Page duplicated. The copy is a draft.', {
        action: 'duplicate-page',
        input: { collectionId },
      }),
  }
  return [
    {
      id: 'visibility',
      name: isDraft ? 'Publish' : 'Make a draft',
      icon: isDraft ? <Eye size={15} aria-hidden /> : <EyeOff size={15} aria-hidden />,
      isDisabled: page.homepage,
      onAction: () =>
        act(isDraft ? 'Page published.' : 'Page is a draft now.', {
          action: 'set-page-visibility',
          input: {
            collectionId,
            set: { visibility: isDraft ? 'live' : 'draft' },
            seen: { visibility: page.visibility },
          },
        }),
    },
    {
      id: 'homepage',
      name: 'Make home page',
      icon: <House size={15} aria-hidden />,
      isDisabled: page.homepage || isDraft || !answersItself(page),
      onAction: () =>
        act(`${page.title} is the home page now.`, {
          action: 'set-homepage',
          input: { collectionId },
        }),
    },
    ...(page.folder ? [] : [duplicate]),
    {
      id: 'history',
      name: 'History',
      icon: <History size={15} aria-hidden />,
      onAction: () => onRoom('history', collectionId),
    },
    {
      id: 'delete',
      name: 'Delete',
      icon: <Trash2 size={15} aria-hidden />,
      isDanger: true,
      isDisabled: page.homepage,
      onAction: () => {
        const of = { kind: 'collection', id: collectionId } as const
        void noticeOfDelete(siteId, page.title, of).then((notice) =>
          act(page.folder ? `${notice} Its pages stay.` : notice, {
            action: 'delete-page',
            input: { collectionId },
          }),
        )
        if (new URLSearchParams(location.search).get('path') === path) onOpen('/')
      },
    },
  ]
}
