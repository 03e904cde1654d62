import { useEffect, useRef, type RefObject } from 'react'
import { dropPlace, type Drop } from '@vitrine/rules/site/blocks/drop-place.ts'
import type { LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import type { Place } from '@vitrine/rules/site/blocks/place.ts'
import type { CanvasProps } from './canvas-props.ts'
import { givePointer, pageOnScreen } from './frame-place.ts'
import { useFrameView } from './frame-view.ts'
import { nobodyMoves, perform, setMoving, spotsOf, spotWords, subjectWords } from './moving.ts'
import type { Subject } from './moving.ts'
import { edgeScroll, onPage } from './over-frame.ts'
import { say } from './live-region.tsx'

/** A press that goes so far is a drag. */
const slackPx = 4

type Props = Pick<CanvasProps, 'siteId' | 'frame' | 'send'>

/**
 * Drags a subject by a handle over the frame. The handle has the pointer captured, and the frame
 * takes none meanwhile: a drag that a frame could take over would end at its edge.
 * @param onPress a press that was no drag
 */
export function useDrag(
  handle: RefObject<HTMLButtonElement | null>,
  what: Subject,
  props: Props,
  onPress: () => void,
): void {
  const latest = useRef({ what, props, onPress })
  useEffect(() => {
    latest.current = { what, props, onPress }
  })
  useEffect(() => {
    const element = handle.current
    if (element === null) return
    let drag: Drag | undefined
    const stop = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      hear: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, hear, { signal: stop.signal })
    listen('pointerdown', (event) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      element.focus({ preventScroll: true })
      drag = openDrag(latest.current.what, latest.current.props, event)
    })
    listen('pointermove', (event) => drag?.move(event))
    listen('pointerup', () => {
      if (drag?.drop() === false) latest.current.onPress()
      drag = undefined
    })
    listen('pointercancel', () => drag?.cancel())
    listen('keydown', (event) => {
      if (event.key === 'Escape' && drag?.cancel() === true) event.stopPropagation()
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      latest.current.onPress()
    })
    return () => {
      drag?.cancel()
      stop.abort()
    }
  }, [handle])
}

type Point = { readonly clientX: number; readonly clientY: number }
type Drag = {
  move(point: Point): void
  /** @returns whether it was a drag at all */
  drop(): boolean
  /** @returns whether there was something to end */
  cancel(): boolean
}

function openDrag(what: Subject, props: Props, start: Point): Drag {
  const { siteId, frame, send } = props
  let state: 'pressed' | 'dragged' | 'over' = 'pressed'
  const aim = openAim(what, props)
  // from the press on: a quick first move is over the frame, which would keep it to itself
  givePointer(frame.current, false)

  const begin = (at: Point): void => {
    state = 'dragged'
    aim.begin(at)
  }
  const end = (): boolean => {
    const wasDragged = state === 'dragged'
    state = 'over'
    aim.end()
    givePointer(frame.current, true)
    if (wasDragged) {
      setMoving(nobodyMoves)
      send({ type: 'show-place', line: null })
    }
    return wasDragged
  }
  return {
    move(point) {
      if (state === 'over') return
      const far = Math.hypot(point.clientX - start.clientX, point.clientY - start.clientY)
      if (state === 'pressed' && far < slackPx) return
      if (state === 'pressed') begin(point)
      aim.move(point)
      setMoving({ by: 'pointer', what, x: point.clientX, y: point.clientY })
    },
    drop() {
      if (state === 'over') return true
      const chosen = state === 'dragged' ? aim.look() : null
      if (!end()) return false
      if (chosen !== null) dropAt(siteId, what, chosen)
      return true
    },
    cancel() {
      const wasDragged = end()
      if (wasDragged) say('Nothing was moved.')
      return wasDragged
    },
  }
}

function dropAt(siteId: string, what: Subject, chosen: Target): void {
  const words = subjectWords(siteId, what)
  const where = spotWords(siteId, spotOf(chosen))
  void perform(siteId, what, spotOf(chosen)).then(
    (isDone) => isDone && say(`${words} moved. ${where}.`),
  )
}

/** Where a drop would put what is dragged: looked for in every frame, as the page may scroll. */
type Aim = {
  begin(at: Point): void
  move(to: Point): void
  /** @returns the place under the pointer */
  look(): Target | null
  end(): void
}

function openAim(what: Subject, { siteId, frame, send }: Props): Aim {
  let at: Point = { clientX: 0, clientY: 0 }
  let places: ReadonlyMap<string, readonly Place[]> = new Map()
  let target: Target | null = null
  let next = 0
  let intro = ''

  const look = (): Target | null => {
    const element = frame.current
    const { boxes, top } = useFrameView.getState()
    if (element === null || boxes === null) return target
    const { inFrame, height, scale } = pointOver(element, at, boxes.width)
    const by = edgeScroll(inFrame.y, height)
    if (by !== 0) send({ type: 'scroll-by', top: by })
    const before = target
    target = targetAt(boxes.layouts, places, onPage(inFrame, { top, scale }), target)
    if (JSON.stringify(before) === JSON.stringify(target)) return target
    send({ type: 'show-place', line: target?.drop.line ?? null })
    if (target === null) return null
    // start and first place are one sentence: a second one would swallow the first
    say(`${intro}${spotWords(siteId, spotOf(target))}.`)
    intro = ''
    return target
  }
  const everyFrame = (): void => {
    look()
    next = requestAnimationFrame(everyFrame)
  }
  return {
    begin(from) {
      at = from
      places = spotsOf(siteId, what)
      intro = `Moving ${subjectWords(siteId, what)}. `
      everyFrame()
    },
    move(to) {
      at = to
    },
    look,
    end: () => cancelAnimationFrame(next),
  }
}

/** A point of the screen as one of the frame, how high that is, and how the page in it is scaled. */
function pointOver(frame: HTMLIFrameElement, { clientX, clientY }: Point, pageWidth: number) {
  const { left, top, width, height } = pageOnScreen(frame)
  const inFrame = { x: clientX - left, y: clientY - top }
  return { inFrame, height, scale: width / pageWidth }
}

type Target = { readonly layoutId: string; readonly drop: Drop }

function spotOf({ layoutId, drop }: Target) {
  return { layoutId, place: drop.place }
}

/** The place in the layout that is pointed at, else in the nearest one above or below. */
function targetAt(
  layouts: readonly LayoutBoxes[],
  places: ReadonlyMap<string, readonly Place[]>,
  point: { x: number; y: number },
  last: Target | null,
): Target | null {
  const away = ({ box }: LayoutBoxes): number =>
    Math.hypot(
      Math.max(box.left - point.x, 0, point.x - box.left - box.width),
      Math.max(box.top - point.y, 0, point.y - box.top - box.height),
    )
  const [layout] = layouts
    .filter(({ layoutId }) => (places.get(layoutId)?.length ?? 0) > 0)
    .toSorted((one, other) => away(one) - away(other))
  if (layout === undefined) return null
  const { layoutId } = layout
  const before = last?.layoutId === layoutId ? last.drop : null
  const drop = dropPlace(layout, places.get(layoutId) ?? [], point, before)
  return drop && { layoutId, drop }
}
