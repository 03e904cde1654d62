import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { pictureVariants } from '@vitrine/rules/site/media/image-sizes.ts'
import { fileKindOf } from '@vitrine/rules/site/media/file-kind.ts'
import { RecordType } from '@vitrine/rules/site/content/content-item.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

const middle = { x: 0.5, y: 0.5 }

const recordTypes = {
  picture: { recordType: RecordType.image, recordTypeLabel: 'image' },
  video: { recordType: RecordType.video, recordTypeLabel: 'video' },
  audio: { recordType: RecordType.audio, recordTypeLabel: 'audio' },
  font: { recordType: RecordType.attachment, recordTypeLabel: 'attachment' },
  other: { recordType: RecordType.attachment, recordTypeLabel: 'attachment' },
} as const

/**
 * A picture, or another file, as templates see it (template platform §10): the fields that content items share with
 * gallery entries. Absent values are absent, so that `{.section assetUrl}` skips them.
 */
export function pictureContext(assetId: string, asset: Asset): Record<string, unknown> {
  const { width, height, focalPoint } = asset
  const licensed = licensedPreview(asset)
  const sized = width !== null && height !== null
  return {
    id: assetId,
    ...recordTypes[fileKindOf(asset.contentType)],
    assetUrl: assetAddress(assetId, asset),
    contentType: asset.contentType,
    systemDataId: assetId,
    ...(sized && {
      systemDataVariants: pictureVariants(width, height),
      originalSize: `${width}x${height}`,
      width,
      height,
    }),
    systemDataSourceType: asset.contentType.split('/')[1]?.toUpperCase().replace('+XML', '') ?? '',
    filename: escapeHtml(asset.filename),
    mediaFocalPoint: { ...(focalPoint ?? middle), source: 3 },
    ...(asset.colorData !== null && { colorData: asset.colorData }),
    title: escapeHtml(asset.title),
    altText: escapeHtml(asset.altText),
    body: asset.body ?? '',
    ...(asset.componentKey !== undefined &&
      asset.componentKey !== '' && { componentKey: escapeHtml(asset.componentKey) }),
    ...(licensed !== null && { licensedAssetPreview: licensed }),
    addedOn: asset.addedOn,
    updatedOn: asset.addedOn,
  }
}

function licensedPreview({ licensedAssetPreview: preview }: Asset): Record<string, string> | null {
  if (preview === undefined || preview === null) return null
  const entries = Object.entries(preview)
  return Object.fromEntries(entries.map(([name, value]) => [escapeHtml(name), escapeHtml(value)]))
}
