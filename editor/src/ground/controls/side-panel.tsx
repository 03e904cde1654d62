import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import styles from './side-panel.module.css'
import { Skeleton } from './states.tsx'

type SidePanelProps = {
  readonly title: string
  /** What the panel is called where its heading is not seen. */
  readonly label: string
  readonly action: ReactNode
  /** Sets what lies between the parts of it. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** What a room opens its content from: a list of lines under a heading, beside the content. */
export function SidePanel({ title, label, action, className, children }: SidePanelProps) {
  return (
    <section className={cx(styles['panel'], className)} aria-label={label}>
      <header className={styles['header']}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}

/** Stands where the lines will be. */
export function WaitingLines(props: { readonly rows: number; readonly height: number }) {
  return (
    <div className={styles['waiting']}>
      <Skeleton {...props} />
    </div>
  )
}

/** Class names of the list in a panel and of a line in it, which says how it is with `data-open`. */
export const panelList = { list: styles['list'] ?? '', line: styles['line'] ?? '' } as const
