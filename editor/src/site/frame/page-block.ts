/** A block of a layout of the page, as its markup tells. */
export type PageBlock = {
  readonly element: HTMLElement
  readonly layoutId: string
  readonly blockId: string
}

const selector = '.sqs-block[id^="block-"]'

/** The block that an element lies in. */
export function blockAt(target: EventTarget | null): PageBlock | undefined {
  if (!(target instanceof Element)) return undefined
  const element = target.closest<HTMLElement>(selector)
  const layoutId = element?.closest<HTMLElement>('[data-layout-id]')?.dataset['layoutId']
  if (element == null || layoutId === undefined) return undefined
  return { element, layoutId, blockId: element.id.slice('block-'.length) }
}

/** Gives it the keys, though it may have come just now and have no place in their order yet. */
export function focusBlock({ element }: Pick<PageBlock, 'element'>): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}

/** Blocks in reading order. */
export function blocksOf(root: ParentNode): PageBlock[] {
  return [...root.querySelectorAll(selector)].flatMap((element) => blockAt(element) ?? [])
}

/** The block of this name on the page; none for an empty name. */
export function findBlock(named: {
  readonly layoutId: string
  readonly blockId: string
}): PageBlock | undefined {
  if (named.blockId === '') return undefined
  const same = document.querySelectorAll(`[id="block-${CSS.escape(named.blockId)}"]`)
  return [...same].flatMap((one) => blockAt(one) ?? []).find((one) => isSame(one, named))
}

/** Whether two names mean the same block, or both none. */
export function isSame(
  one: Pick<PageBlock, 'layoutId' | 'blockId'> | undefined,
  other: Pick<PageBlock, 'layoutId' | 'blockId'> | undefined,
): boolean {
  return one?.layoutId === other?.layoutId && one?.blockId === other?.blockId
}

/** How it is told: an empty name for none. */
export function nameOf(block: PageBlock | undefined): { layoutId: string; blockId: string } {
  return { layoutId: block?.layoutId ?? '', blockId: block?.blockId ?? '' }
}
