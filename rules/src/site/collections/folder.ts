import { FolderBehavior, type Collection } from './collection.ts'

type Folder = Pick<Collection, 'folder' | 'folderBehavior'>

/** Whether a page shows something at its own address: folders that lead on or only head a menu do not. */
export function answersItself({ folder, folderBehavior }: Folder): boolean {
  return !folder || folderBehavior === FolderBehavior.index
}

/** Whether a page is a folder that shows its pages one below another. */
export function isIndexFolder({ folder, folderBehavior }: Folder): boolean {
  return folder && folderBehavior === FolderBehavior.index
}

type Pages = { get(id: string): Collection | undefined }

/** The pages of a folder in its order, without those that are gone. */
export function pagesOfFolder(
  { pageIds = [] }: Pick<Collection, 'pageIds'>,
  pages: Pages,
): (readonly [id: string, page: Collection])[] {
  return pageIds.flatMap((id) => {
    const page = pages.get(id)
    return page === undefined || page.folder ? [] : [[id, page] as const]
  })
}

/** The page that a folder leads to: the chosen one while it is public, else the first that is. */
export function pageAhead(folder: Collection, pages: Pages): Collection | undefined {
  const live = pagesOfFolder(folder, pages).filter(([, page]) => page.visibility === 'live')
  const chosen = live.find(([id]) => id === folder.leadsTo)
  return (chosen ?? live[0])?.[1]
}

/** The folder that a page lies in. */
export function folderOf<Page extends { readonly id: string; readonly body: Collection }>(
  pages: readonly Page[],
  pageId: string,
): Page | undefined {
  return pages.find(({ body }) => body.folder && body.pageIds?.includes(pageId) === true)
}

/** A folder as it is without pages. */
export function withoutPages(page: Collection): Collection {
  const { pageIds: _pages, leadsTo: _ahead, ...empty } = page
  return empty
}
