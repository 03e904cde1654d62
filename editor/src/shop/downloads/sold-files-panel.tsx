import { FileDown, Plus, RefreshCw, TextCursorInput, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { mostSoldFiles, type SoldFile } from '@vitrine/rules/shop/products/sold-file.ts'
import { fileSizeText } from '@vitrine/rules/site/media/file-size.ts'
import { maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import type { MenuEntry } from '../../ground/controls/menu-button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SortableRows } from '../../ground/controls/sortable-rows.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { movedFile } from './moved-file.ts'
import { RenameSoldFile } from './rename-sold-file.tsx'
import { startSoldFiles } from './sold-file-uploads.ts'
import { SoldFileUploads } from './sold-file-uploads-list.tsx'
import styles from './sold-files.module.css'

type SoldFilesPanelProps = {
  readonly siteId: string
  readonly itemId: string
  readonly product: Product
}

const none: readonly SoldFile[] = []

/** The files that a digital product is sold as, in the order in which shoppers see them. */
export function SoldFilesPanel({ siteId, itemId, product }: SoldFilesPanelProps) {
  const files = product.files ?? none
  const place = { siteId, itemId }
  const labelId = useId()
  const [renamed, setRenamed] = useState<SoldFile | null>(null)
  const replacing = useReplacing(place)
  const act = (file: SoldFile): Act => ({
    rename: () => setRenamed(file),
    replace: () => replacing.choose(file.id),
    remove: () =>
      void performAction(
        siteId,
        { action: 'remove-sold-file', input: { itemId, fileId: file.id } },
        { notice: `${file.name} removed; who bought it keeps it.` },
      ),
  })
  const order = (way: (ids: readonly string[]) => readonly string[]): void => {
    const ids = files.map(({ id }) => id)
    const moved = movedFile(ids, way(ids))
    if (moved === undefined) return
    const input = { itemId, ...moved }
    void performAction(
      siteId,
      { action: 'move-sold-file', input },
      { notice: 'Files put in order.' },
    )
  }
  return (
    <Panel
      title="Files"
      hint="Shoppers get the links at once, by mail and on the page of their order. Nobody else can open them."
    >
      <div className={styles['files']}>
        <span id={labelId} hidden>
          Files of this product
        </span>
        {files.length === 0 && (
          <Banner tone="warn">
            There is no file yet, so nobody can buy this product. Add what shoppers are to get.
          </Banner>
        )}
        {files.length > 0 && (
          <SortableRows
            labelId={labelId}
            rows={files.map((file) => ({
              id: file.id,
              name: file.name,
              content: <FileLine file={file} />,
              entries: entriesOf(act(file)),
            }))}
            onOrder={order}
          />
        )}
        <SoldFileUploads {...place} />
        <div className={styles['add']}>
          <FileTrigger
            allowsMultiple
            onSelect={(chosen) => startSoldFiles(place, [...(chosen ?? [])])}
          >
            <Button
              icon={<Plus size={16} aria-hidden />}
              isDisabled={files.length >= mostSoldFiles}
            >
              Add files
            </Button>
          </FileTrigger>
          <span className={styles['hint']}>
            Of any kind, up to {fileSizeText(maxFileBytes)} each, {mostSoldFiles} at most.
          </span>
        </div>
        {replacing.input}
      </div>
      {renamed !== null && (
        <RenameSoldFile {...place} file={renamed} onClose={() => setRenamed(null)} />
      )}
    </Panel>
  )
}

function FileLine({ file }: { readonly file: SoldFile }) {
  return (
    <>
      <FileDown size={18} aria-hidden className={styles['sign']} />
      <span className={styles['words']}>
        <span className={styles['name']}>
          <bdi>{file.name}</bdi>
        </span>
        <span className={styles['hint']}>{fileSizeText(file.byteSize)}</span>
      </span>
    </>
  )
}

type Act = Readonly<Record<'rename' | 'replace' | 'remove', () => void>>

function entriesOf({ rename, replace, remove }: Act): MenuEntry[] {
  return [
    {
      id: 'rename',
      name: 'Rename',
      icon: <TextCursorInput size={15} aria-hidden />,
      onAction: rename,
    },
    {
      id: 'replace',
      name: 'Replace…',
      icon: <RefreshCw size={15} aria-hidden />,
      onAction: replace,
    },
    {
      id: 'remove',
      name: 'Remove',
      icon: <Trash2 size={15} aria-hidden />,
      isDanger: true,
      onAction: remove,
    },
  ]
}

/** Asks for a file of this computer that takes the place of one; an entry of a menu opens it. */
function useReplacing(place: { readonly siteId: string; readonly itemId: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [fileId, setFileId] = useState('')
  const choose = (id: string): void => {
    setFileId(id)
    field.current?.click()
  }
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      aria-label="The file that takes its place"
      onChange={({ currentTarget }) => {
        startSoldFiles({ ...place, fileId }, [...(currentTarget.files ?? [])])
        // the same file is chosen anew
        currentTarget.value = ''
      }}
    />
  )
  return { choose, input }
}
