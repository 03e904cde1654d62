import { behaviours } from './behaviours.ts'

/** Starts what behaves in a part of a page; it ends with the signal. */
export function startBlocks(root: ParentNode, signal: AbortSignal): void {
  for (const { selector, start } of behaviours) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) start(element, signal)
  }
}
