import { useShallow } from 'zustand/react/shallow'
import { draftsOfSite, useDrafts, type Draft } from './drafts.ts'

/** What is typed anywhere in the editor of a site and not stored. */
export function useSiteDrafts(siteId: string): readonly Draft[] {
  return useDrafts(useShallow(draftsOfSite(siteId)))
}
