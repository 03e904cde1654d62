/** The layouts of this page; more than so many are no page's. */
export function layoutIds(): string[] {
  const found = document.querySelectorAll<HTMLElement>('[data-layout-id]')
  return [...found].slice(0, 100).map(({ dataset }) => (dataset['layoutId'] ?? '').slice(0, 200))
}

/** Elements of the page by the ids that layouts give them; in edit mode the server prints these. */
export function findLayoutElement(layoutId: string): HTMLElement | null {
  return document.querySelector(`[data-layout-id="${CSS.escape(layoutId)}"]`)
}

export function blockElements(layout: HTMLElement): HTMLElement[] {
  return [...layout.querySelectorAll<HTMLElement>('.sqs-block[id^="block-"]')]
}

export function findBlockElement(layout: HTMLElement, blockId: string): HTMLElement | null {
  return layout.querySelector(`#${CSS.escape(`block-${blockId}`)}`)
}

/** Tells behaviours that a block came, or goes: they start and end by these. */
export function tellShown(block: Element): void {
  block.dispatchEvent(new CustomEvent('vitrine:block-shown', { bubbles: true }))
}
export function tellLeaving(block: Element): void {
  block.dispatchEvent(new CustomEvent('vitrine:block-leaving', { bubbles: true }))
}

/** Changes the page under somebody's eyes: what they look at and where their focus is stay. */
export function keepView(change: () => void): void {
  const anchor = anchorInView()
  const top = anchor?.getBoundingClientRect().top ?? 0
  const focused = document.activeElement
  change()
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) {
    focused.focus({ preventScroll: true })
  }
  if (anchor?.isConnected !== true) return
  const moved = anchor.getBoundingClientRect().top - top
  if (moved !== 0) globalThis.scrollBy({ top: moved, behavior: 'instant' })
}

/** The first block that begins in view: what comes before it may grow. At the top all may move. */
function anchorInView(): Element | undefined {
  if (globalThis.scrollY === 0) return undefined
  return [...document.querySelectorAll('.sqs-block')].find(
    (block) => block.getBoundingClientRect().top >= 0,
  )
}
