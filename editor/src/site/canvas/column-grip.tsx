import { useEffect, useRef, useState } from 'react'
import type { CanvasProps } from './canvas-props.ts'
import { resizeColumns } from './block-actions.ts'
import { useChosenBlock } from './chosen-block.ts'
import { gripsOf, resized, type Grip } from './column-grips.ts'
import { givePointer } from './frame-place.ts'
import { keepsPointed, layoutOf, useFrameView } from './frame-view.ts'
import { useIsLocked } from './layouts.ts'
import { say } from './live-region.tsx'
import { overFrame, type Sight } from './over-frame.ts'
import styles from './canvas.module.css'

type GripsProps = CanvasProps & { readonly sight: Sight }

/** Between the columns of the row that is chosen, or pointed at. */
export function ColumnGrips(props: GripsProps) {
  const chosen = useChosenBlock()
  const pointed = useFrameView((view) => view.pointed)
  const boxes = useFrameView((view) => view.boxes)
  const name = chosen ?? pointed
  const layout = name === null ? undefined : layoutOf(boxes, name.layoutId)
  const block = layout?.blocks.find(({ id }) => id === name?.blockId)
  const locked = useIsLocked(props.siteId, name?.layoutId ?? '')
  const cell = layout?.cells.find(({ id }) => id === block?.columnId)
  if (layout === undefined || cell === undefined || locked) return null
  const { layoutId } = layout
  return gripsOf(layout, cell.rowId).map((grip) => (
    <ColumnGrip
      key={`${cell.rowId} ${grip.index}`}
      {...props}
      {...{ layoutId, rowId: cell.rowId, grip }}
    />
  ))
}

type GripProps = GripsProps & {
  readonly layoutId: string
  readonly rowId: string
  readonly grip: Grip
}

/** Keys that rest so long have said what they want. */
const restMs = 2000

/** A slider: dragged, or moved by arrow keys; one change each time it comes to rest. */
function ColumnGrip(props: GripProps) {
  const { siteId, frame, send, sight, layoutId, rowId, grip } = props
  const standing = grip.spans.join()
  // how far it is moved counts from the columns as they stood then
  const [turned, setTurned] = useState({ by: 0, of: standing })
  const by = turned.of === standing ? turned.by : 0
  const setBy = (next: number): void => setTurned({ by: next, of: standing })
  const sentFor = useRef('')
  const from = useRef<number | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(rest.current)
      if (from.current !== null) givePointer(frame.current, true)
    },
    [frame],
  )
  const spans = resized(grip.spans, grip.index, by)
  const left = spans[grip.index] ?? 1
  const moved = left - (grip.spans[grip.index] ?? 1)
  const box = { ...grip.box, left: grip.box.left + moved * grip.unit }
  const place = overFrame(box, sight)

  const turn = (next: number): void => {
    const asked = resized(grip.spans, grip.index, next)
    setBy((asked[grip.index] ?? 1) - (grip.spans[grip.index] ?? 1))
  }
  const settle = (): void => {
    clearTimeout(rest.current)
    from.current = null
    givePointer(frame.current, true)
    send({ type: 'show-place', line: null })
    // the keys may go elsewhere before the page shows what was asked for
    if (moved === 0 || sentFor.current === standing) return
    sentFor.current = standing
    say(`Columns are ${spans.join(', ')} of 12 wide.`)
    void resizeColumns(siteId, layoutId, rowId, { spans, seen: grip.spans }).then(() => {
      sentFor.current = ''
      setTurned((now) => (now.of === standing ? { by: 0, of: standing } : now))
    })
  }
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  const giveUp = (): void => {
    setBy(0)
    from.current = null
    clearTimeout(rest.current)
    givePointer(frame.current, true)
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input is a line as high as a row
      role="slider"
      tabIndex={0}
      className={styles['grip']}
      data-moved={moved !== 0}
      style={{ left: place.left, top: Math.max(place.top, 0), height: seenHeight(place, sight) }}
      aria-label={`Width of column ${grip.index + 1} of ${grip.spans.length}`}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={left + (spans[grip.index + 1] ?? 1) - 1}
      aria-valuenow={left}
      aria-valuetext={`${left} of 12`}
      {...keepsPointed}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = event.clientX
        givePointer(frame.current, false)
      }}
      onPointerMove={(event) => {
        if (from.current === null) return
        turn(Math.round((event.clientX - from.current) / (grip.unit * sight.scale)))
      }}
      onPointerUp={settle}
      onPointerCancel={giveUp}
      onBlur={settle}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
        if (event.key === 'Escape') giveUp()
        else if (event.key === 'Enter') settle()
        else if (step !== undefined) {
          turn(moved + step)
          clearTimeout(rest.current)
          rest.current = setTimeout(() => latest.current(), restMs)
        } else return
        event.preventDefault()
      }}
    >
      <span className={styles['gripLine']} />
      {moved !== 0 && <span className={styles['gripWords']}>{spans.join(' : ')}</span>}
    </div>
  )
}

function seenHeight(place: { top: number; height: number }, sight: Sight): number {
  const top = Math.max(place.top, 0)
  return Math.max(Math.min(place.top + place.height, sight.height) - top, 0)
}
