import type { Collection } from './collection.ts'

/** The path on which a page answers. */
export function pagePath(page: Pick<Collection, 'homepage' | 'urlId'>): string {
  return page.homepage ? '/' : `/${page.urlId}`
}
