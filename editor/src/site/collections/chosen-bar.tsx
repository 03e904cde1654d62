import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { contentMessages } from '@vitrine/rules/site/content/content-messages.ts'
import type { ItemNoun } from '@vitrine/rules/site/content/item-noun.ts'
import { maxItemsAtOnce } from '@vitrine/rules/site/content/several-items.ts'
import { Button } from '../../ground/controls/button.tsx'
import { countWords } from './item-words.ts'
import styles from './chosen-bar.module.css'

/** What stands below a list while rows of it are chosen: how many, and what can be done with them. */
export function ChosenBar(props: {
  readonly noun: ItemNoun | 'product' | 'comment' | 'order'
  readonly count: number
  readonly onClear: () => void
  /** The tools, which stand there while the chosen are not too many. */
  readonly children: ReactNode
}) {
  const { noun, count, onClear, children } = props
  const isTooMany = count > maxItemsAtOnce
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => (bar.current === null ? undefined : tellHeight(bar.current)), [])
  return (
    <section
      ref={bar}
      className={styles['bar']}
      aria-label={`Chosen ${noun}s`}
      data-keeps-bottom="rows"
    >
      <output className={styles['count']}>
        {countWords(count, noun)} chosen
        {isTooMany && <span>{contentMessages['too-many-at-once']}</span>}
      </output>
      {!isTooMany && <div className={styles['tools']}>{children}</div>}
      <Button
        kind="quiet"
        icon={<X size={16} aria-hidden />}
        aria-label="Choose none"
        onPress={onClear}
      />
    </section>
  )
}

/** Keeps the notices above the bar, however many lines its tools take. @returns ends that */
function tellHeight(bar: HTMLElement): () => void {
  const { style } = bar.ownerDocument.documentElement
  const watch = new ResizeObserver(() => {
    style.setProperty('--chosen-bar', `${bar.offsetHeight + bottomGap}px`)
  })
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--chosen-bar')
  }
}

/** Between the bar and the edge of the room. */
const bottomGap = 12
