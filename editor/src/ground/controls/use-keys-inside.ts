import { useEffect, type RefObject } from 'react'

const takesKeys =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/**
 * Keys stay in a panel whose parts come and go: where the one that has them goes away or can take
 * them no longer, as after its own press, they go on with what stands nearest to its place.
 */
export function useKeysInside(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = element.current
    if (panel === null) return
    /** What had them last, and what it lies in, from the inside out. */
    let around: readonly Line[] = []
    const note = ({ target }: FocusEvent): void => {
      around = target instanceof Element ? linesOf(target, panel) : []
    }
    const forget = ({ target }: Event): void => {
      if (!isOfOverlay(target, panel)) around = []
    }
    const look = (): void => {
      const [had] = around
      if (had === undefined || hasKeys() || canHave(had.element, panel)) return
      for (const [depth, line] of around.entries()) {
        if (!panel.contains(line.element) && giveToNeighbour(around.slice(0, depth + 1), panel))
          return
        if (depth > 0 && panel.contains(line.element) && giveKeys(line.element)) return
      }
    }
    let soon: ReturnType<typeof setTimeout> | undefined
    const watch = new MutationObserver(() => {
      clearTimeout(soon)
      // not before somebody else has had the chance to take them
      soon = setTimeout(look)
    })
    const seen = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] }
    watch.observe(panel, seen)
    panel.addEventListener('focusin', note)
    // whoever presses beside everything has put them down
    document.addEventListener('pointerdown', forget, true)
    return () => {
      clearTimeout(soon)
      watch.disconnect()
      panel.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', forget, true)
    }
  }, [element])
}

/** A menu that was opened here, or a dialog, gives keys back where they were: it is not beside everything. */
function isOfOverlay(target: EventTarget | null, panel: Element): boolean {
  const overlay =
    target instanceof Element ? target.closest('[role="menu"], [role="dialog"]') : null
  return overlay !== null && !overlay.contains(panel)
}

/** An element, and among whom it stood: what has gone away knows its neighbours no longer. */
type Line = {
  readonly element: Element
  readonly siblings: readonly Element[]
  readonly place: number
}

function linesOf(target: Element, panel: Element): readonly Line[] {
  const lines: Line[] = []
  for (let at: Element | null = target; at !== null && at !== panel; at = at.parentElement) {
    const siblings = [...(at.parentElement?.children ?? [])]
    lines.push({ element: at, siblings, place: siblings.indexOf(at) })
  }
  return [...lines, { element: panel, siblings: [], place: 0 }]
}

/**
 * To the one that followed an element which has gone away, else to the one before it: to what stands
 * there where the keys were, as in the same column of the next row.
 * @param gone the element, last, and before it the way to what had the keys in it
 */
function giveToNeighbour(gone: readonly Line[], panel: Element): boolean {
  const last = gone.at(-1)
  if (last === undefined) return false
  const { siblings, place } = last
  const nearest = [...siblings.slice(place + 1), ...siblings.slice(0, place).toReversed()]
  const inside = gone.slice(0, -1).toReversed()
  return nearest.some((one) => {
    if (!panel.contains(one)) return false
    const same = inside.reduce<Element | undefined>(
      (at, { place: child }) => at?.children[child],
      one,
    )
    return (same !== undefined && giveTo(same)) || giveKeys(one)
  })
}

function giveTo(one: Element): boolean {
  if (!(one instanceof HTMLElement) || !one.matches(takesKeys)) return false
  one.focus()
  return document.activeElement === one
}

/** Whether anybody has them who can use them. */
function hasKeys(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && !isOff(activeElement)
}

function canHave(one: Element, panel: Element): boolean {
  return panel.contains(one) && !isOff(one) && one.closest('[hidden]') === null
}

function isOff(one: Element): boolean {
  return one.matches(':disabled')
}

/** To the first in it that takes them; of radios to the one that is chosen. */
function giveKeys(place: Element): boolean {
  const all = [...place.querySelectorAll<HTMLElement>(takesKeys)]
  const chosen = all.find((one) => one instanceof HTMLInputElement && one.checked)
  return all.some((one) => {
    const isOtherRadio = one instanceof HTMLInputElement && one.type === 'radio' && !one.checked
    if (isOtherRadio && chosen !== undefined) return false
    return giveTo(one)
  })
}
