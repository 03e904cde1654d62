import { Lock, MessageSquare } from 'lucide-react'
import { GridList, GridListItem } from 'react-aria-components'
import { overlaySlideTypes, slidePath } from '@vitrine/rules/site/slides/slide-ids.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { cx } from '../../ground/styling/cx.ts'
import { panelList } from '../../ground/controls/side-panel.tsx'
import { overlayNames } from '@vitrine/rules/site/slides/overlay-names.ts'
import styles from './overlay-list.module.css'

type OverlayListProps = {
  readonly path: string
  readonly onOpen: (path: string) => void
}

const signs = { [SlideType.lockScreen]: Lock, [SlideType.popupOverlay]: MessageSquare } as const

/** The slides that every site has, below its pages. */
export function OverlayList({ path, onOpen }: OverlayListProps) {
  return (
    <div>
      <header className={styles['head']}>
        <h3>Shown over pages</h3>
      </header>
      <GridList
        aria-label="Shown over pages"
        className={panelList.list}
        dependencies={[path]}
        items={overlaySlideTypes.map((id) => ({ id, Sign: signs[id] }))}
        onAction={(key) => {
          const chosen = overlaySlideTypes.find((type) => type === key)
          if (chosen !== undefined) onOpen(slidePath(chosen))
        }}
      >
        {({ id, Sign }) => (
          <GridListItem
            id={id}
            textValue={overlayNames[id]}
            className={cx(panelList.line, styles['line'])}
            data-open={slidePath(id) === path}
          >
            <span className={styles['words']}>
              <Sign size={15} aria-hidden />
              {overlayNames[id]}
            </span>
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}
