import type { ContentItem } from './content-item.ts'

/**
 * The picture that stands for an item: its main one, else the first of its others, and of a product
 * without any the first that one of its variants has. Null where there is none.
 */
export function mainPictureOf({
  mainAssetId,
  assetIds,
  product,
}: Pick<ContentItem, 'mainAssetId' | 'assetIds' | 'product'>): string | null {
  const ofVariant = product?.variants.find(({ assetId }) => assetId !== null)?.assetId
  return mainAssetId ?? assetIds[0] ?? ofVariant ?? null
}
