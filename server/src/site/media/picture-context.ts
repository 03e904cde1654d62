import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { pictureVariants } from '@vitrine/rules/site/media/image-sizes.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

const middle = { x: 0.5, y: 0.5 }

/**
 * A picture as templates see it (template platform §10): the fields that content items share with
 * gallery entries. Absent values are absent, so that `{.section assetUrl}` skips them.
 */
export function pictureContext(assetId: string, asset: Asset): Record<string, unknown> {
  const { width, height, focalPoint } = asset
  const sized = width !== null && height !== null
  return {
    id: assetId,
    recordType: 2,
    recordTypeLabel: 'image',
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
    body: '',
    addedOn: asset.addedOn,
    updatedOn: asset.addedOn,
  }
}
