import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'

/** What a search over the whole site has found. */
export type Found = {
  readonly kind: 'post' | 'product' | 'order' | 'person'
  readonly id: string
  /** What it is called; a number before the name where it has one. */
  readonly name: string
  /** What it is, where that is more than its kind, such as an event among posts. */
  readonly what?: string
}

/** How one room tells what it has by some words. */
export type Finder = {
  readonly kind: Found['kind']
  /** Who lacks it is told nothing. */
  readonly capability: Capability
  readonly find: (siteId: string, words: string) => Promise<readonly Found[]>
}

/** As many of each kind are shown; who means another types more. */
export const foundOfKind = 6
