import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, Plus, TextCursorInput, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton, type MenuEntry } from '../../ground/controls/menu-button.tsx'
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
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'vitrine/picture': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      const moved = new Set([...keys].map(String))
      onChange(movedIds(ids, moved, String(target.key), target.dropPosition))
    },
  })
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <span id={labelId} className={styles['label']}>
          {label}
        </span>
        <span className={styles['hint']}>{hint}</span>
      </div>
      {ids.length > 0 && (
        <GridList
          aria-labelledby={labelId}
          className={styles['rows'] ?? ''}
          items={ids.map((id, place) => ({ id, place }))}
          dependencies={[ids]}
          dragAndDropHooks={dragAndDropHooks}
        >
          {({ id, place }) => (
            <GridListItem id={id} textValue={nameOf(place)} className={styles['row'] ?? ''}>
              <AriaButton
                slot="drag"
                className={styles['grip'] ?? ''}
                aria-label={`Move ${nameOf(place)}`}
              >
                <GripVertical size={14} aria-hidden />
              </AriaButton>
              <PictureLine site={site} id={id} />
              <MenuButton
                label={`Actions of ${nameOf(place)}`}
                icon={<span aria-hidden>⋯</span>}
                entries={entriesOf(props, id, place)}
              />
            </GridListItem>
          )}
        </GridList>
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

function nameOf(place: number): string {
  return `Picture ${place + 1}`
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

function entriesOf(
  { ids, onChange, onDescribe }: PictureListProps,
  id: string,
  at: number,
): MenuEntry[] {
  const swap = (by: -1 | 1) => (): void => onChange(ids.toSpliced(at, 1).toSpliced(at + by, 0, id))
  return [
    {
      id: 'up',
      name: 'Move up',
      icon: <ArrowUp size={15} aria-hidden />,
      isDisabled: at === 0,
      onAction: swap(-1),
    },
    {
      id: 'down',
      name: 'Move down',
      icon: <ArrowDown size={15} aria-hidden />,
      isDisabled: at === ids.length - 1,
      onAction: swap(1),
    },
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

/** Those that are moved stand before or after the target. */
function movedIds(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): readonly string[] {
  if (moved.has(target)) return ids
  const others = ids.filter((id) => !moved.has(id))
  const at = others.indexOf(target)
  const those = ids.filter((id) => moved.has(id))
  return others.toSpliced(position === 'before' ? at : at + 1, 0, ...those)
}
