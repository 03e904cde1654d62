import { useId } from 'react'
import type { ListedPost } from '@vitrine/rules/site/content/posts-api.ts'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { SortableRows } from '../../ground/controls/sortable-rows.tsx'
import { Thumbnail } from '../media/picture-field.tsx'
import type { Site } from '../sites/sites.ts'
import { reorderItems } from './post-actions.ts'
import { pictureInList, type ListPage } from './posts.ts'
import styles from './posts.module.css'

/** The items of a page whose owner puts them in order, to be moved by drag, by keys or by a menu. */
export function ArrangeDialog(props: {
  readonly site: Site
  readonly page: ListPage
  /** All of the page. */
  readonly posts: readonly ListedPost[]
  readonly onClose: () => void
}) {
  const { site, page, posts, onClose } = props
  const labelId = useId()
  const noun = nounOfPage(page.body)
  const rows = posts.map(({ id, title, mainAssetId }) => ({
    id,
    name: title,
    content: (
      <span className={styles['arranged']}>
        <span className={styles['picture']}>
          <Thumbnail site={site} assetId={pictureInList(page, { mainAssetId })} />
        </span>
        <span>{title}</span>
      </span>
    ),
    entries: [],
  }))
  return (
    <Dialog title={`Arrange ${noun}s`} isOpen onClose={onClose}>
      <p id={labelId} className={styles['arrange']}>
        Visitors see them in this order.
      </p>
      <SortableRows
        labelId={labelId}
        rows={rows}
        onOrder={(order) => reorderItems(site.siteId, page, order(posts.map(({ id }) => id)))}
      />
      <DialogActions>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
