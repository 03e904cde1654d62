import { useQuery } from '@tanstack/react-query'
import { Plus, TextCursorInput, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import type { MenuEntry } from '../../ground/controls/menu-button.tsx'
import { SortableRows } from '../../ground/controls/sortable-rows.tsx'
import { FileManager } from './file-manager.tsx'
import { Thumbnail } from './picture-field.tsx'
import styles from './picture-list.module.css'

type PictureSite = { readonly siteId: string; readonly host: string }

type PictureListProps = {
  readonly site: PictureSite
  readonly label: string
  readonly hint: string
  readonly max: number
  /** Each file once, in order. */
  readonly ids: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  /** Leads to where a picture is put into words. */
  readonly onDescribe: (assetId: string) => void
}

/** Pictures of the site in the owner's order; several are added at once. */
export function PictureList(props: PictureListProps) {
  const { site, label, hint, max, ids, onChange } = props
  const labelId = useId()
  const [isChoosing, setChoosing] = useState(false)
  const rows = ids.map((id, place) => ({
    id,
    name: `Picture ${place + 1}`,
    content: <PictureLine site={site} id={id} />,
    entries: entriesOf(props, id),
  }))
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <span id={labelId} className={styles['label']}>
          {label}
        </span>
        <span className={styles['hint']}>{hint}</span>
      </div>
      {ids.length > 0 && (
        <SortableRows labelId={labelId} rows={rows} onOrder={(order) => onChange(order(ids))} />
      )}
      <div>
        <Button
          icon={<Plus size={16} aria-hidden />}
          isDisabled={ids.length >= max}
          onPress={() => setChoosing(true)}
        >
          Add pictures
        </Button>
      </div>
      {isChoosing && (
        <FileManager
          accept="picture"
          choice={{
            of: 'several',
            max: max - ids.length,
            take: (more) => onChange([...new Set([...ids, ...more])]),
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

/** A picture with its words for those who do not see it. */
function PictureLine({ site, id }: { readonly site: PictureSite; readonly id: string }) {
  const asset = useQuery(documentQuery(site.siteId, 'asset', id)).data
  const words = asset?.body.altText ?? ''
  return (
    <>
      <span className={styles['picture']}>
        <Thumbnail site={site} assetId={id} />
      </span>
      <span className={styles['name']} data-missing={asset !== undefined && words === ''}>
        {words === '' && asset !== undefined ? 'Not described yet' : words}
      </span>
    </>
  )
}

function entriesOf({ ids, onChange, onDescribe }: PictureListProps, id: string): MenuEntry[] {
  return [
    {
      id: 'describe',
      name: 'Describe',
      icon: <TextCursorInput size={15} aria-hidden />,
      onAction: () => onDescribe(id),
    },
    {
      id: 'remove',
      name: 'Remove',
      icon: <Trash2 size={15} aria-hidden />,
      isDanger: true,
      onAction: () => onChange(ids.filter((one) => one !== id)),
    },
  ]
}
