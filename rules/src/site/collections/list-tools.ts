import { CollectionType, type Collection } from './collection.ts'
import type { ListTools } from './list-tool-names.ts'

/** Whether shoppers can have tools above what a page lists: only products have prices. */
export function canHaveListTools({ type }: Pick<Collection, 'type'>): boolean {
  return type === CollectionType.products
}

/** What shoppers have above the products of a page; null: nothing. */
export function listToolsOf(page: Pick<Collection, 'type' | 'listTools'>): ListTools | null {
  return canHaveListTools(page) ? (page.listTools ?? null) : null
}
