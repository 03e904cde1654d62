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
    let around: readonly Element[] = []
    const note = ({ target }: FocusEvent): void => {
      around = target instanceof Element ? linesOf(target, panel) : []
    }
    const forget = (): void => {
      around = []
    }
    const look = (): void => {
      const [had, ...places] = around
      if (had === undefined || hasKeys() || canHave(had, panel)) return
      for (const place of places) {
        if (panel.contains(place) && giveKeys(place)) return
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

function linesOf(target: Element, panel: Element): readonly Element[] {
  const lines: Element[] = []
  for (let at: Element | null = target; at !== null && at !== panel; at = at.parentElement) {
    lines.push(at)
  }
  return [...lines, panel]
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
    one.focus()
    return document.activeElement === one
  })
}
