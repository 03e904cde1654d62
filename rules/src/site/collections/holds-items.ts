import { CollectionType, type Collection } from './collection.ts'

const withoutItems: ReadonlySet<number> = new Set([
  CollectionType.page,
  CollectionType.templatePage,
  CollectionType.splashPage,
])

/** Whether a page is a list of items. */
export function holdsItems({ type, folder }: Pick<Collection, 'type' | 'folder'>): boolean {
  return !withoutItems.has(type) && !folder
}
