import { Settings2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Toolbar } from 'react-aria-components'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import type { LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import { Button } from '../../ground/controls/button.tsx'
import type { BlockName } from './chosen-block.ts'
import type { CanvasProps } from './canvas-props.ts'
import { blockBoxOf, useFrameView } from './frame-view.ts'
import { barPlace, type Sight } from './over-frame.ts'
import styles from './canvas.module.css'

type BlockBarProps = CanvasProps & { readonly chosen: BlockName; readonly sight: Sight }

const barId = 'block-bar'

/** Keys go on at the bar of the chosen block. */
export function focusBlockBar(): void {
  document.querySelector<HTMLElement>(`#${barId} button`)?.focus()
}

/** What can be done with the chosen block. Alt+F10 leads here, Escape back to the block. */
export function BlockBar(props: BlockBarProps) {
  const block = useFrameView(({ boxes }) => blockBoxOf(boxes, props.chosen))
  return block && <Bar {...props} block={block} />
}

function Bar(props: BlockBarProps & { readonly block: LayoutBoxes['blocks'][number] }) {
  const { chosen, block, sight, send, frame, onSettings } = props
  const ref = useRef<HTMLDivElement>(null)
  const size = useSize(ref)
  useEscape(ref, () => {
    frame.current?.focus()
    send({ type: 'focus-block', ...chosen })
  })
  const place = barPlace(block.box, size, sight)
  const title = findBlockType(block.type)?.title ?? 'Block'
  return (
    <div
      ref={ref}
      id={barId}
      className={styles['bar']}
      style={place === undefined ? { visibility: 'hidden' } : place}
    >
      <Toolbar aria-label={`${title} block`} className={styles['tools'] ?? ''}>
        <span className={styles['name']}>{title}</span>
        <Button
          kind="quiet"
          size="small"
          aria-label={`Settings of the ${title} block`}
          icon={<Settings2 size={16} aria-hidden />}
          onPress={() => onSettings(chosen.blockId)}
        />
      </Toolbar>
    </div>
  )
}

function useSize(ref: RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ width: 240, height: 40 })
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const watch = new ResizeObserver(() => {
      setSize({ width: element.offsetWidth, height: element.offsetHeight })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
  return size
}

/** Leads back from where the keys are. */
function useEscape(ref: RefObject<HTMLDivElement | null>, leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const element = ref.current
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [ref])
}
