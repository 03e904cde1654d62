import type { GalleryDesign } from '../galleries/gallery-settings.ts'
import { galleryView } from '../galleries/gallery-view.ts'
import type { Seen } from './field-kind.ts'
import { asPicture, newGallery } from './types/gallery-block.ts'

/**
 * What the markup of a gallery block sees where all pictures of a page stand in it: as a new block
 * shows them, with their words, and in full size after a press.
 */
export function galleryPage(design: GalleryDesign, items: readonly Seen[]): Seen {
  const options = { ...newGallery, design, lightbox: true, 'show-meta-basic': true }
  return {
    ...galleryView(options, items.flatMap(asPicture)),
    options,
    perRow: options['thumbnails-per-row'],
  }
}
