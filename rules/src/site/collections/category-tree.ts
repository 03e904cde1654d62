/** A category that lies below another; both by their names, of which a page has each once. */
export type CategoryParent = { readonly word: string; readonly parent: string }

/** How many categories of a page may lie below others (spec §9). */
export const maxNestedCategories = 10_000

/** What of a page tells which of its categories lie below others. */
type Page = { readonly categoryParents?: readonly CategoryParent[] }

/** The category above one; undefined where it lies below none. */
export function parentOf({ categoryParents = [] }: Page, word: string): string | undefined {
  return categoryParents.find((one) => one.word === word)?.parent
}

/** A category and all that lie below it, each once. */
export function categoriesWithin({ categoryParents = [] }: Page, word: string): readonly string[] {
  if (categoryParents.length === 0) return [word]
  const below = new Map<string, string[]>()
  for (const one of categoryParents) addTo(below, one.parent, one.word)
  const found = new Set([word])
  // a set is walked to what is added meanwhile
  for (const one of found) for (const child of below.get(one) ?? []) found.add(child)
  return [...found]
}

/** Many may lie below one, so a list is added to and not copied. */
function addTo<Key>(lists: Map<Key, string[]>, key: Key, word: string): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [word])
  else list.push(word)
}

/** Categories with those above them: each stands before the first that lies below it. */
export function withCategoriesAbove(page: Page, words: readonly string[]): readonly string[] {
  const parents = parentsByWord(page)
  if (parents.size === 0) return words
  const found = new Set<string>()
  for (const word of words) {
    for (const one of pathOf(parents, word)) found.add(one)
  }
  return [...found]
}

/** From the uppermost category down to one. */
function pathOf(parents: ReadonlyMap<string, string>, word: string): readonly string[] {
  const path = [word]
  for (let above = parents.get(word); above !== undefined; above = parents.get(above)) {
    if (path.includes(above)) break
    path.unshift(above)
  }
  return path
}

export const maxCategoryLevels = 10

/** How many categories there are from the uppermost one down to one, with it. */
export function levelOf(page: Page, word: string): number {
  return pathOf(parentsByWord(page), word).length
}

function parentsByWord({ categoryParents = [] }: Page): ReadonlyMap<string, string> {
  return new Map(categoryParents.map((one) => [one.word, one.parent]))
}

/** How many levels a category has with those that lie below it; 1: nothing does. */
export function heightOf(page: Page, word: string): number {
  const parents = parentsByWord(page)
  const levels = categoriesWithin(page, word).map((one) => pathOf(parents, one).length)
  return Math.max(...levels) - pathOf(parents, word).length + 1
}

export type CategoryNode = {
  readonly word: string
  /** 0: below none. */
  readonly level: number
  readonly children: readonly CategoryNode[]
}

/** Categories as a tree; those whose parent is not among them begin it, in the order that they have. */
export function categoryTree(page: Page, words: readonly string[]): readonly CategoryNode[] {
  const known = new Set(words)
  const parents = parentsByWord(page)
  const below = new Map<string | null, string[]>()
  for (const word of words) {
    const parent = parents.get(word)
    const place = parent !== undefined && known.has(parent) ? parent : null
    addTo(below, place, word)
  }
  const nodesBelow = (parent: string | null, level: number): readonly CategoryNode[] =>
    (below.get(parent) ?? []).map((word) => ({
      word,
      level,
      children: nodesBelow(word, level + 1),
    }))
  return nodesBelow(null, 0)
}

/** A tree's nodes one after the other, each before those below it. */
export function flatTree(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flatTree(node.children)])
}

/** What of a change of a category matters to the tree. */
type CategoryChange =
  | { readonly kind: 'add'; readonly word: string }
  | { readonly kind: 'remove'; readonly word: string }
  | { readonly kind: 'rename'; readonly word: string; readonly to: string }
  | { readonly kind: 'merge'; readonly word: string; readonly into: string }
  | { readonly kind: 'nest'; readonly word: string; readonly under: string | null }

/**
 * The tree after a change of a category. What lies below one that is merged lies below the other; below
 * one that is removed, where that lay itself.
 */
export function parentsAfter(
  parents: readonly CategoryParent[],
  change: CategoryChange,
): readonly CategoryParent[] {
  const { word } = change
  const above = parents.find((one) => one.word === word)?.parent
  const others = parents.filter((one) => one.word !== word)
  if (change.kind === 'add') return parents
  if (change.kind === 'nest') {
    return change.under === null ? others : [...others, { word, parent: change.under }]
  }
  if (change.kind === 'rename') {
    return renamed(parents, word, change.to)
  }
  if (change.kind === 'remove') return handedOn(others, word, above)
  // what it goes into may lie below it, and takes its place then
  const within = categoriesWithin({ categoryParents: parents }, word)
  const { into } = change
  if (!within.includes(into)) return handedOn(others, word, into)
  const rest = others.filter((one) => one.word !== into)
  const raised = above === undefined ? rest : [...rest, { word: into, parent: above }]
  return handedOn(raised, word, into)
}

/**
 * With one under its new name. A category of that name that has lost its items may have left its place
 * in the tree: it is forgotten, so that none stands in two places or below itself.
 */
function renamed(
  parents: readonly CategoryParent[],
  word: string,
  to: string,
): readonly CategoryParent[] {
  const free = parents.filter((one) => one.word !== to)
  const wouldCircle = categoriesWithin({ categoryParents: free }, to).includes(word)
  const named = (one: string): string => (one === word ? to : one)
  return free
    .filter((one) => !wouldCircle || one.word !== word)
    .map((one) => ({ word: named(one.word), parent: named(one.parent) }))
}

/** With another parent, or none, in the place of one that goes. */
function handedOn(
  parents: readonly CategoryParent[],
  from: string,
  to: string | undefined,
): readonly CategoryParent[] {
  return parents.flatMap((one) => {
    if (one.parent !== from) return [one]
    return to === undefined ? [] : [{ ...one, parent: to }]
  })
}
