import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import { fileKindOf } from '@vitrine/rules/site/media/file-kind.ts'
import { isAudio, writeLength, type AudioItem } from '@vitrine/rules/site/content/audio.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'

/**
 * What an item's context says of its recording: `structuredContent` as the formatter `audio-player`
 * reads it, the file at the item's own level, and the length as it is written. Of what cannot be
 * heard, only its length and its number.
 */
export function audioContext(item: ContentItem, assets: AssetFinder): Record<string, unknown> {
  if (!isAudio(item)) return {}
  const { durationMs, episodeNumber = null } = item
  const length = {
    ...(durationMs > 0 && { durationMs, lengthText: writeLength(durationMs) }),
    ...(episodeNumber !== null && { episodeNumber }),
  }
  const audio = audioFileOf(item, assets)
  if (audio === undefined) return length
  return { ...length, ...audio, structuredContent: { _type: 'Audio', ...audio } }
}

/** Where a recording is heard, and what it is; undefined where it has no file, or one that is no sound. */
export function audioFileOf({ audioAssetId: id }: AudioItem, assets: AssetFinder) {
  const asset = id === null ? undefined : assets.get(id)
  if (id === null || asset === undefined || fileKindOf(asset.contentType) !== 'audio') {
    return undefined
  }
  return { audioAssetUrl: assetAddress(id, asset), mimeType: asset.contentType }
}
