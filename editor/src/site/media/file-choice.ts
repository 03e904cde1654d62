import { useEffect, useState } from 'react'
import { useUploads, type Upload } from './uploads.ts'

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

/** A file that is chosen; one that is uploaded has its place before it is there. */
type Chosen = { readonly uploadId: string | null; readonly assetId: string | null }

/** Files that are gathered for a field, with those that are uploaded meanwhile. */
export function useGathered(siteId: string, max: number): Gathered {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [known] = useState(() => new Set(useUploads.getState().uploads.map(({ id }) => id)))
  useEffect(() => {
    if (max === 0) return undefined
    return useUploads.subscribe(({ uploads }) => {
      const own = uploads.filter((one) => one.siteId === siteId)
      const added = own.filter(({ id }) => !known.has(id))
      for (const { id } of added) known.add(id)
      setChosen((before) => {
        const places = added.map(({ id }): Chosen => ({ uploadId: id, assetId: null }))
        return own.reduce<readonly Chosen[]>(
          (all, one) => arrived(all, one, max),
          [...before, ...places],
        )
      })
    })
  }, [siteId, max, known])
  const ids = idsOf(chosen)
  return {
    ids,
    turn: (assetId) =>
      setChosen((before) => {
        if (idsOf(before).includes(assetId)) return before.filter((one) => one.assetId !== assetId)
        const isFull = idsOf(before).length >= max
        return isFull ? before : [...before, { uploadId: null, assetId }]
      }),
  }
}

function idsOf(chosen: readonly Chosen[]): readonly string[] {
  return chosen.flatMap(({ assetId }) => assetId ?? [])
}

/** Puts an upload that is there in the place that it has among the others. */
function arrived(chosen: readonly Chosen[], { id, state }: Upload, max: number): readonly Chosen[] {
  if (state.kind !== 'done') return chosen
  const at = chosen.findIndex(({ uploadId, assetId }) => uploadId === id && assetId === null)
  const ids = idsOf(chosen)
  if (at < 0) return chosen
  const { assetId } = state
  const isWanted = !ids.includes(assetId) && ids.length < max
  return isWanted ? chosen.with(at, { uploadId: id, assetId }) : chosen.toSpliced(at, 1)
}
