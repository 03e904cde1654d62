import { Copy, Ellipsis, GripVertical, Lock, Settings2, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Toolbar } from 'react-aria-components'
import { blockWords, theBlock } from '@vitrine/rules/site/blocks/block-words.ts'
import { spokenBlock } from '@vitrine/rules/site/blocks/spoken-block.ts'
import type { LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { cx } from '../../ground/styling/cx.ts'
import { leadKeysInto } from '../blocks/keys-into-settings.ts'
import { deleteBlock, duplicateBlock } from './block-actions.ts'
import { moreEntries } from './block-menu.tsx'
import type { CanvasProps } from './canvas-props.ts'
import type { BlockName } from './chosen-block.ts'
import { blockBoxOf, useFrameView } from './frame-view.ts'
import { sayLocked, useIsLocked } from './layouts.ts'
import { usePromoting } from './promoting.ts'
import { beginWalk } from './moving.ts'
import { barPlace, type Sight } from './over-frame.ts'
import { useDrag } from './use-drag.ts'
import styles from './canvas.module.css'

type BlockBarProps = CanvasProps & {
  readonly chosen: BlockName
  readonly sight: Sight
  /** At the bottom, where fingers reach it. */
  readonly isDocked: boolean
}

const barId = 'block-bar'

/** The bar of the chosen block, once the page has said where that stands. */
export function findBlockBar(): HTMLElement | null {
  return document.getElementById(barId)
}

/** What can be done with the chosen block. Alt+F10 leads here, Escape back to the block. */
export function BlockBar(props: BlockBarProps) {
  const block = useFrameView(({ boxes }) => blockBoxOf(boxes, props.chosen))
  return block && <Bar {...props} block={block} />
}

function Bar(props: BlockBarProps & { readonly block: LayoutBoxes['blocks'][number] }) {
  const { siteId, chosen, block, sight, isDocked, onSettings } = props
  const ref = useRef<HTMLDivElement>(null)
  const size = useSize(ref)
  useEscape(ref, () => focusBlock(props))
  const place = isDocked ? {} : barPlace(block.box, size, sight)
  const title = spokenBlock({ type: block.type, value: {} })
  const called = theBlock(block)
  const locked = useIsLocked(siteId, chosen.layoutId)
  const promoting = usePromoting(siteId, chosen, block.type)
  return (
    <div
      ref={ref}
      id={barId}
      className={cx(styles['bar'], isDocked && styles['docked'])}
      data-keeps-bottom={isDocked}
      style={place === undefined ? { visibility: 'hidden' } : place}
    >
      <Toolbar aria-label={blockWords([block])} className={styles['tools'] ?? ''}>
        {locked ? (
          <LockedName title={title} />
        ) : (
          <Handle {...props} title={title} called={called} />
        )}
        {promoting.isPromoted && <span className={styles['state']}>Promoted</span>}
        <span className={styles['space']} />
        <Button
          kind="quiet"
          size="small"
          aria-label={`Settings of ${called}`}
          icon={<Settings2 size={16} aria-hidden />}
          onPress={({ pointerType }) => {
            if (pointerType === 'keyboard' || pointerType === 'virtual') {
              leadKeysInto(chosen.blockId)
            }
            onSettings(chosen.blockId)
          }}
        />
        {!locked && <Strokes {...props} called={called} />}
        <MenuButton
          label={`More for ${called}`}
          icon={<Ellipsis size={16} aria-hidden />}
          entries={moreEntries({ ...props, promoting }, locked)}
        />
      </Toolbar>
    </div>
  )
}

/** What makes a block two, or none. */
function Strokes({ siteId, chosen, called }: BlockBarProps & { readonly called: string }) {
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Duplicate ${called}`}
        icon={<Copy size={16} aria-hidden />}
        onPress={() => void duplicateBlock(siteId, chosen)}
      />
      <Button
        kind="quiet"
        size="small"
        aria-label={`Delete ${called}`}
        icon={<Trash2 size={16} aria-hidden />}
        onPress={() => void deleteBlock(siteId, chosen)}
      />
    </>
  )
}

/** Stands where the handle would: pressed, it says what cannot be done. */
function LockedName({ title }: { readonly title: string }) {
  return (
    <button type="button" className={cx(styles['handle'], styles['fast'])} onClick={sayLocked}>
      <Lock size={14} aria-hidden />
      <span className={styles['name']}>{title}</span>{' '}
      <span className={styles['state']}>Locked</span>
    </button>
  )
}

/** Drags the block; pressed, it opens the bar by which keys move it. */
function Handle(props: BlockBarProps & { readonly title: string; readonly called: string }) {
  const { siteId, chosen, title, called, send } = props
  const ref = useRef<HTMLButtonElement>(null)
  useDrag(ref, chosen, props, () => beginWalk(siteId, chosen, send))
  return (
    <button ref={ref} type="button" className={styles['handle']} aria-label={`Move ${called}`}>
      <GripVertical size={16} aria-hidden />
      <span className={styles['name']}>{title}</span>
    </button>
  )
}

/** Leads keys back into the page. */
function focusBlock({ frame, send, chosen }: BlockBarProps): void {
  frame.current?.focus()
  send({ type: 'focus-block', ...chosen })
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
