import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  findBlockElement,
  findLayoutElement,
  keepView,
  tellLeaving,
  tellShown,
} from './page-elements.ts'

type ShowBlocks = Extract<EditorMessage, { type: 'show-blocks' }>

/** How long the pictures of a new block may take, while the old one stands. */
const picturesWaitMs = 200

/** The newest patch of each block, which an older one that comes later does not undo. */
const newest = new Map<string, number>()

type Fresh = {
  readonly element: HTMLElement
  readonly heard: ShowBlocks['blocks'][number]['heard']
}

/**
 * Puts new HTML in the place of blocks, once their pictures can be shown. A block in which somebody
 * writes stays, and its text is left to `renew`.
 */
export async function showBlocks(
  { layoutId, blocks, patch }: ShowBlocks,
  send: (message: FrameMessage) => void,
  renew: (fresh: Fresh) => void,
): Promise<void> {
  const wanted = blocks.filter(({ id }) => (newest.get(`${layoutId} ${id}`) ?? 0) <= patch)
  for (const { id } of wanted) newest.set(`${layoutId} ${id}`, patch)
  const made = wanted.map(({ html, ...block }) => ({ ...block, element: elementOf(html) }))
  await picturesOf(made.flatMap(({ element }) => element ?? []))
  keepView(() => {
    for (const { id, element, heard } of made) {
      if (newest.get(`${layoutId} ${id}`) !== patch) continue
      const old = standing(layoutId, id)
      if (old === null) continue
      if (!old.matches('[data-vitrine-editing]')) showBlock(old, element)
      else if (element !== null) renew({ element, heard })
    }
  })
  send({ type: 'shown', patch })
}

/** A block of the page's own document, so that its pictures begin to load. */
function elementOf(html: string): HTMLElement | null {
  const place = document.createElement('template')
  place.innerHTML = html
  return document.importNode(place.content, true).querySelector<HTMLElement>('.sqs-block')
}

/** Waits until pictures can be shown, and not for long. */
export async function picturesOf(elements: readonly HTMLElement[]): Promise<void> {
  const pictures = elements.flatMap((element) => [...element.querySelectorAll('img')])
  if (pictures.length === 0) return
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()))
  const enough = new Promise((resolve) => setTimeout(resolve, picturesWaitMs))
  await Promise.race([decoded, enough])
}

function standing(layoutId: string, id: string): HTMLElement | null {
  const layout = findLayoutElement(layoutId)
  return layout && findBlockElement(layout, id)
}

function showBlock(old: HTMLElement, fresh: HTMLElement | null): void {
  tellLeaving(old)
  if (fresh === null) return old.remove()
  const focus = placeOfFocus(old)
  old.replaceWith(fresh)
  if (focus !== null) elementAt(fresh, focus).focus({ preventScroll: true })
  tellShown(fresh)
}

/** Where the focus is inside of a block, as the way to it; null where it is elsewhere. */
function placeOfFocus(block: HTMLElement): readonly number[] | null {
  const way: number[] = []
  let at = document.activeElement
  if (at === null || !block.contains(at)) return null
  while (at !== block && at?.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at))
    at = at.parentElement
  }
  return way
}

/** The same place in another block, as far as it has one. */
function elementAt(block: HTMLElement, way: readonly number[]): HTMLElement {
  let at: Element = block
  for (const index of way) at = at.children[index] ?? at
  if (at === block && !block.hasAttribute('tabindex')) block.tabIndex = -1
  return at instanceof HTMLElement ? at : block
}
