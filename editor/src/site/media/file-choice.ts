import { useEffect, useState } from 'react'
import { useUploads } from './uploads.ts'

/** What a field wants of the files: one, at once, or several that are gathered first. */
export type FileChoice =
  | { readonly of: 'one'; readonly take: (assetId: string) => void }
  | {
      readonly of: 'several'
      readonly max: number
      readonly take: (ids: readonly string[]) => void
    }

export type Gathered = {
  /** In the order in which they were chosen. */
  readonly ids: readonly string[]
  /** Chooses a file, or no longer, where it was chosen already. */
  readonly turn: (assetId: string) => void
}

/** Files that are gathered for a field, with those that are uploaded meanwhile. */
export function useGathered(siteId: string, max: number): Gathered {
  const [ids, setIds] = useState<readonly string[]>([])
  const [known] = useState(() => new Set(useUploads.getState().uploads.map(({ id }) => id)))
  useEffect(() => {
    if (max === 0) return undefined
    return useUploads.subscribe(({ uploads }) => {
      for (const { id, siteId: of, state } of uploads) {
        if (of !== siteId || state.kind !== 'done' || known.has(id)) continue
        known.add(id)
        const { assetId } = state
        setIds((before) => withFile(before, assetId, max))
      }
    })
  }, [siteId, max, known])
  return {
    ids,
    turn: (assetId) =>
      setIds((before) =>
        before.includes(assetId)
          ? before.filter((id) => id !== assetId)
          : withFile(before, assetId, max),
      ),
  }
}

function withFile(ids: readonly string[], assetId: string, max: number): readonly string[] {
  return ids.includes(assetId) || ids.length >= max ? ids : [...ids, assetId]
}
