import { maxTracks } from '@vitrine/rules/site/content/item-fields.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { whileFilling } from '../../ground/changes/save-state.ts'
import { FileManager } from '../media/file-manager.tsx'
import type { Site } from '../sites/sites.ts'
import { countWords } from './item-words.ts'
import { measureLength } from './measure-length.ts'

const measuredAtOnce = 4

/** Chooses recordings that become tracks of an album, behind those that stand there. */
export function AddTracks(props: {
  readonly site: Site
  readonly collectionId: string
  readonly onClose: () => void
}) {
  const { site, collectionId, onClose } = props
  const add = async (ids: readonly string[]): Promise<void> => {
    const tracks: { itemId: string; assetId: string; durationMs: number }[] = []
    // a browser asks for few files at once: of sixty, most would still be waiting when they are given up
    for (let at = 0; at < ids.length; at += measuredAtOnce) {
      const some = ids.slice(at, at + measuredAtOnce)
      const lengths = await Promise.all(some.map((id) => measureLength(site, id)))
      for (const [place, assetId] of some.entries()) {
        tracks.push({ itemId: makeNewId(), assetId, durationMs: lengths[place] ?? 0 })
      }
    }
    await performAction(
      site.siteId,
      { action: 'add-tracks', input: { collectionId, tracks } },
      { notice: `${countWords(ids.length, 'track')} added.` },
    )
  }
  return (
    <FileManager
      accept="audio"
      choice={{
        of: 'several',
        max: maxTracks,
        take(ids) {
          if (ids.length > 0) void whileFilling(() => add(ids))
        },
      }}
      onClose={onClose}
    />
  )
}
