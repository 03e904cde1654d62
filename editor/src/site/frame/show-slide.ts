import { isSlideBeginning, slideEnd } from '@vitrine/rules/site/blocks/slide-markup.ts'
import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { findLayoutElement, keepView } from './page-elements.ts'
import { picturesOf } from './show-blocks.ts'

type ShowSlide = Extract<EditorMessage, { type: 'show-slide' }>

/** The newest patch of each slide. */
const newest = new Map<string, number>()

/**
 * Puts a slide into another arrangement or on another ground, once its picture can be shown: the
 * slices that stand move over as they are, with whoever writes in one of them.
 * @returns whether this page could take it: a template's own markup may have no place for it
 */
export async function showSlide(
  { layoutId, html, patch }: ShowSlide,
  send: (message: FrameMessage) => void,
): Promise<boolean> {
  if ((newest.get(layoutId) ?? 0) > patch) return true
  newest.set(layoutId, patch)
  const parts = partsOf(html)
  await picturesOf(parts.filter((part) => part instanceof HTMLElement))
  if (newest.get(layoutId) !== patch) return true
  let isShown = false
  keepView(() => {
    isShown = replace(layoutId, parts)
  })
  if (isShown) send({ type: 'shown', patch })
  return isShown
}

/** Nodes of the page's own document, so that their pictures begin to load. */
function partsOf(html: string): readonly ChildNode[] {
  const place = document.createElement('template')
  place.innerHTML = html
  return [...document.importNode(place.content, true).childNodes]
}

function replace(layoutId: string, parts: readonly ChildNode[]): boolean {
  const slices = findLayoutElement(layoutId)
  const [begins, ...old] = slices === null ? [] : slideAround(slices, layoutId)
  const ends = old.pop()
  const place = placeOfSlices(parts, layoutId)
  const isReady = begins !== undefined && ends !== undefined && place !== undefined
  if (slices === null || !isReady) return false
  ends.after(...parts)
  moveInto(place, slices)
  for (const part of [begins, ...old, ends]) part.remove()
  return true
}

function placeOfSlices(parts: readonly ChildNode[], layoutId: string): Element | undefined {
  const named = `[data-layout-id="${CSS.escape(layoutId)}"]`
  return parts
    .filter((part) => part instanceof HTMLElement)
    .flatMap((part) => (part.matches(named) ? part : (part.querySelector(named) ?? [])))
    .at(0)
}

/** The nodes from the comment where a slide begins to the one where it ends; none where they are gone. */
function slideAround(slices: HTMLElement, layoutId: string): readonly ChildNode[] {
  for (let at: ChildNode = slices; at.parentElement !== null; at = at.parentElement) {
    const siblings = [...at.parentElement.childNodes]
    const from = siblings.findLastIndex(
      (one, place) =>
        place < siblings.indexOf(at) && isComment(one) && isSlideBeginning(one.data, layoutId),
    )
    const to = siblings.findIndex(
      (one, place) => place > siblings.indexOf(at) && isComment(one) && one.data === slideEnd,
    )
    if (from !== -1 && to !== -1) return siblings.slice(from, to + 1)
  }
  return []
}

function isComment(node: Node): node is Comment {
  return node.nodeType === Node.COMMENT_NODE
}

type Movable = { moveBefore?(node: Node, before: Node | null): void }

function moveInto(place: Element, slices: HTMLElement): void {
  const parent = place.parentElement
  if (parent === null) return
  const mover = parent as Movable
  // what plays or is focused goes on where the browser can move it whole
  if (mover.moveBefore === undefined) parent.insertBefore(slices, place)
  else mover.moveBefore(slices, place)
  place.remove()
}
