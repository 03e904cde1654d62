import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { documentsOf } from '../../ground/changes/documents.ts'
import type { Finder, Found } from '../../ground/words/finder.ts'
import { may } from './rooms.ts'
import type { Site } from './sites.ts'

const restMs = 200
const maxSearch = 200

/** What has rested for a moment: not every letter is asked about. */
function useRested(words: string): string {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const soon = setTimeout(() => setRested(words), restMs)
    return () => clearTimeout(soon)
  }, [words])
  return rested
}

/** What the rooms of a site have by some words, as far as who looks may see it. */
export function useFound(
  site: Site,
  finders: readonly Finder[],
  typed: string,
): { readonly found: readonly Found[]; readonly isPending: boolean } {
  const wanted = typed.trim().slice(0, maxSearch)
  const words = useRested(wanted)
  const isAsked = words.length > 1
  const answers = useQueries({
    queries: finders.map(({ kind, capability, find }) => ({
      queryKey: documentsOf(site.siteId, 'found', kind, words),
      queryFn: () => find(site.siteId, words),
      enabled: isAsked && may(site, capability),
    })),
  })
  return {
    found: isAsked ? answers.flatMap(({ data }) => data ?? []) : [],
    isPending: wanted !== words || answers.some(({ isFetching }) => isFetching),
  }
}
