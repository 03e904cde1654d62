import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { MapTiles } from '../../ground/config/config.ts'
import type { PagePart } from '../content/page-part.ts'

/** Tells blocks where maps get their pictures; null: nowhere. */
export function mapPagePart(tiles: MapTiles | null): PagePart {
  const mapTiles = tiles && {
    url: escapeHtml(tiles.url),
    host: escapeHtml(new URL(tiles.url).hostname),
    attribution: escapeHtml(tiles.attribution),
  }
  return { ofBlocks: { mapTiles } }
}
