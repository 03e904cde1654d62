import { ArrowDown, ArrowUp, Check, GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ground/controls/button.tsx'
import type { CanvasProps } from './canvas-props.ts'
import { useFrameView } from './frame-view.ts'
import { dropHere, endWalk, isNarrow, spotWords, step, subjectWords, useMoving } from './moving.ts'
import styles from './canvas.module.css'

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  PageUp: -5,
  PageDown: 5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Moves by keys: arrows walk the places, Enter drops, Escape ends it. */
export function MoveBar(props: CanvasProps) {
  const isOpen = useMoving(({ by }) => by === 'keys')
  return isOpen && <OpenBar {...props} />
}

function OpenBar({ siteId, frame, send }: CanvasProps) {
  const moving = useMoving()
  const boxes = useFrameView((view) => view.boxes)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    element?.focus()
    const onKey = (event: KeyboardEvent): void => {
      const by = steps[event.key]
      const isOnButton = event.target !== element
      if (event.key === 'Escape') leave({ frame, send })
      else if (by !== undefined) step(siteId, by, send)
      else if (event.key === 'Enter' && !isOnButton) drop({ siteId, frame, send })
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [siteId, frame, send])
  if (moving.by !== 'keys') return null
  const spot = moving.spots[moving.index]
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it takes the keys while they move
      role="group"
      tabIndex={-1}
      aria-label="Move: arrows choose a place, Enter drops, Escape ends it"
      className={styles['moveBar']}
    >
      <p className={styles['moveWords']}>
        <strong>{subjectWords(siteId, moving.what)}</strong>
        <span>{spot === undefined ? '' : spotWords(siteId, spot)}</span>
        {isNarrow(boxes) && <span>{narrowWords}</span>}
      </p>
      <Button
        size="small"
        aria-label="Place before"
        icon={<ArrowUp size={16} aria-hidden />}
        isDisabled={moving.index === 0}
        onPress={() => step(siteId, -1, send)}
      />
      <Button
        size="small"
        aria-label="Place after"
        icon={<ArrowDown size={16} aria-hidden />}
        isDisabled={moving.index === moving.spots.length - 1}
        onPress={() => step(siteId, 1, send)}
      />
      <Button size="small" kind="quiet" onPress={() => leave({ frame, send })}>
        Cancel
      </Button>
      <Button
        size="small"
        kind="primary"
        icon={<Check size={16} aria-hidden />}
        onPress={() => drop({ siteId, frame, send })}
      >
        Move here
      </Button>
    </div>
  )
}

type Way = Pick<CanvasProps, 'frame' | 'send'>

function leave(way: Way): void {
  goBack(way)
  endWalk(way.send, 'Nothing was moved.')
}

function drop(way: Way & Pick<CanvasProps, 'siteId'>): void {
  goBack(way)
  void dropHere(way.siteId, way.send)
}

/** The keys go to what is moved: the bar in which they are is about to close. */
function goBack({ frame, send }: Way): void {
  const moving = useMoving.getState()
  frame.current?.focus()
  if (moving.by === 'keys' && 'blockId' in moving.what)
    send({ type: 'focus-block', ...moving.what })
}

const narrowWords =
  'Blocks stand below each other at this width; a wider view has places beside them.'

/** What hangs on the pointer while it is dragged. */
export function DragChip({ siteId }: { readonly siteId: string }) {
  const moving = useMoving()
  const boxes = useFrameView((view) => view.boxes)
  if (moving.by !== 'pointer') return null
  return (
    <div className={styles['chip']} style={{ left: moving.x, top: moving.y }} aria-hidden>
      <span>
        <GripVertical size={14} />
        {subjectWords(siteId, moving.what)}
      </span>
      {isNarrow(boxes) && <small>{narrowWords}</small>}
    </div>
  )
}
