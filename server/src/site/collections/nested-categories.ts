import { categoryTree, type CategoryNode } from '@vitrine/rules/site/collections/category-tree.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { filterAddress } from '@vitrine/rules/site/collections/collection-filter.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The categories of a page as a tree: `nestedCategories.categories`, each with its `children`. The one
 * that the page is narrowed to is `active`, and those above it are `open`.
 */
export function nestedCategories(
  page: Collection,
  words: readonly string[],
  category: string,
): Values {
  const shown = (node: CategoryNode): Values => {
    const children = node.children.map(shown)
    const active = node.word === category
    const name = escapeHtml(node.word)
    const query = filterAddress({ category: node.word, tag: '' })
    return {
      name,
      displayName: name,
      level: node.level,
      fullUrl: escapeHtml(`${pagePath(page)}${query}`),
      active,
      open: active || children.some((child) => child['open'] === true),
      children,
    }
  }
  return { categories: categoryTree(page, words).map(shown) }
}
