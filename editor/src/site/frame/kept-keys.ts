import { blockAt, focusBlock, isSame, type PageBlock } from './page-block.ts'

type Named = Pick<PageBlock, 'layoutId' | 'blockId'>

type Chosen = {
  /** What is chosen, also before it stands on the page. */
  readonly name: () => Named | undefined
  readonly block: () => PageBlock | undefined
  /** Somebody has come to this block by keys. */
  readonly choose: (block: PageBlock) => void
}

/** Where the keys are among the blocks of the page. */
export type KeptKeys = {
  /**
   * Whether only the editor knows which block a key is about: the one with the keys is gone or drawn
   * anew, or they have just come back from the editor, where another may have been chosen.
   */
  readonly areAdrift: () => boolean
  /** Gives them to the chosen block where they are adrift. */
  readonly keep: () => void
}

/**
 * Whoever comes to a block by keys chooses it. The other way round, keys that come back from the
 * editor, as from a dialog, go to the chosen block: at once or as soon as it stands on the page, and
 * until somebody does something there. Blocks are known by name, since each may be drawn anew.
 */
export function keepKeys(chosen: Chosen): KeptKeys {
  let had: Named | undefined
  let areBack = false
  let isPressing = false
  globalThis.addEventListener('focus', () => {
    // a press that brings them into the page says itself where they go, once it is over
    areBack = !isPressing
  })
  // after those who ask what a key is about
  globalThis.addEventListener('keydown', () => {
    areBack = false
  })
  document.addEventListener(
    'pointerdown',
    () => {
      had = undefined
      areBack = false
      isPressing = true
    },
    true,
  )
  const lift = (): void => {
    isPressing = false
  }
  document.addEventListener('pointerup', lift, true)
  document.addEventListener('pointercancel', lift, true)
  // one that ended elsewhere
  globalThis.addEventListener('blur', lift)
  const areLost = (): boolean => had !== undefined && document.activeElement === document.body
  const keep = (): void => {
    const block = chosen.block()
    if (block === undefined || !document.hasFocus()) return
    const isElsewhere = areBack && focusedBlock() !== undefined && !isSame(focusedBlock(), block)
    if (areLost() || isElsewhere) focusBlock(block)
  }
  document.addEventListener('focusin', ({ target }) => {
    const before = had
    had = blockAt(target)
    const block = focusedBlock()
    if (block === undefined || !block.element.matches(':focus-visible')) return
    const name = chosen.name()
    if (isSame(name, block)) return
    const isReturn = areBack && name !== undefined && isSame(before, block)
    if (!isReturn) return chosen.choose(block)
    if (chosen.block() === undefined) block.element.blur()
    else keep()
  })
  // what has them beside the blocks, such as a link of the menu, was gone to by somebody
  return { areAdrift: () => areLost() || (areBack && focusedBlock() !== undefined), keep }
}

/** The block that has the keys itself, not something inside of it. */
function focusedBlock(): PageBlock | undefined {
  const block = blockAt(document.activeElement)
  return block?.element === document.activeElement ? block : undefined
}
