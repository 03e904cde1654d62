import { useQuery } from '@tanstack/react-query'
import { FolderBehavior } from '@vitrine/rules/site/collections/collection.ts'
import { pagesOfFolder } from '@vitrine/rules/site/collections/folder.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import type { PageLine } from './page-lines.ts'
import styles from './folder-form.module.css'

type FolderFormProps = {
  readonly siteId: string
  readonly line: Extract<PageLine, { kind: 'page' }>
}

const behaviors = [
  {
    id: 'redirect',
    name: 'Leads to one of its pages',
    value: FolderBehavior.redirect,
    hint: 'Menus show its pages below it. Its own address leads to the page that you choose here.',
  },
  {
    id: 'index',
    name: 'Shows its pages one below another',
    value: FolderBehavior.index,
    hint: 'Its address is a page of its own, with all of its public pages in their order. Cover pages and pages behind a password are left out.',
  },
  {
    id: 'none',
    name: 'Is only a heading in the menu',
    value: FolderBehavior.none,
    hint: 'Menus show its pages below it. Nothing answers at its own address.',
  },
] as const

const first = 'first'

/** What a folder does where it stands in menus and at its address; each choice counts at once. */
export function FolderForm({ siteId, line }: FolderFormProps) {
  const { page, collectionId: folderId } = line
  const { folderBehavior, leadsTo = null } = page
  const { data: pages = [] } = useQuery(documentsQuery(siteId, 'collection'))
  const inside = pagesOfFolder(page, new Map(pages.map(({ id, body }) => [id, body])))
  const behavior = behaviors.find(({ value }) => value === folderBehavior) ?? behaviors[0]
  const store = (
    changed: { folderBehavior: FolderBehavior } | { leadsTo: string | null },
    seen: object,
  ): void => {
    const input = { folderId, set: changed, seen: { ...seen } }
    void performAction(siteId, { action: 'set-folder', input }, { notice: 'Folder changed.' })
  }
  const choose = (id: (typeof behaviors)[number]['id']): void => {
    const chosen = behaviors.find((one) => one.id === id)
    if (chosen !== undefined) store({ folderBehavior: chosen.value }, { folderBehavior })
  }
  const names = inside.map(([id, { navigationTitle: name, visibility }]) => ({
    id,
    name: visibility === 'draft' ? `${name} (draft)` : name,
  }))
  return (
    <div className={styles['form']}>
      <RadioCards label="This folder" value={behavior.id} onChange={choose} options={behaviors} />
      {behavior.id === 'redirect' && (
        <SelectField
          label="Leads to"
          value={inside.some(([id]) => id === leadsTo) && leadsTo !== null ? leadsTo : first}
          onChange={(id) => store({ leadsTo: id === first ? null : id }, { leadsTo })}
          options={[{ id: first, name: 'Its first public page' }, ...names]}
          hint="While the chosen page is a draft, the folder leads to its first public page."
        />
      )}
      <p className={styles['words']}>
        {inside.length === 0
          ? 'No page lies in this folder yet. Drag pages onto it, or use “Move into” in the menu of a page.'
          : countOf(inside.length)}{' '}
        Choices here count at once.
      </p>
    </div>
  )
}

function countOf(count: number): string {
  return count === 1 ? 'One page lies in this folder.' : `${count} pages lie in this folder.`
}
