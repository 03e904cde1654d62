import {
  BackgroundSource,
  undefinedSource,
} from '@vitrine/rules/site/collections/background-source.ts'
import { backgroundOf, type Background } from '@vitrine/rules/site/collections/page-background.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { pictureContext } from './picture-context.ts'

type Fields = Record<string, unknown>

/** How films behind pages are played where nobody has said otherwise: as they are. */
const untouched = { playbackSpeed: 1, filter: 1, filterStrength: 0 }

/**
 * The banner of a page or an item as templates see it: `backgroundSource`, which says "upload" where
 * nobody has chosen and there is a picture, and of a film `video` with its address.
 * @param pictureId the main picture, which stands where a film does not
 */
export function backgroundContext(
  body: Partial<Background>,
  pictureId: string | null,
  assets: AssetFinder,
): Fields {
  const { backgroundSource: chosen, backgroundVideoUrl, backgroundVideoId } = backgroundOf(body)
  if (chosen !== BackgroundSource.video) {
    const unchosen = pictureId === null ? undefinedSource : BackgroundSource.upload
    return { backgroundSource: chosen === 0 ? unchosen : chosen }
  }
  const file = backgroundVideoId === null ? undefined : assets.get(backgroundVideoId)
  const isFile = backgroundVideoId !== null && file !== undefined
  const url = isFile ? assetAddress(backgroundVideoId, file) : escapeHtml(backgroundVideoUrl)
  const picture = pictureId === null ? undefined : assets.get(pictureId)
  const standIn = pictureId !== null && picture && pictureContext(pictureId, picture)
  return {
    backgroundSource: chosen,
    ...(url !== '' && {
      video: { url, ...untouched, ...(standIn && { videoFallbackContentItem: standIn }) },
    }),
  }
}
