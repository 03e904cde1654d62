/**
 * The platform's texts of `localizedStrings` that the scripts of a page say. All others stand in its
 * markup already, so that no page carries them once more.
 */
export const scriptTexts = [
  'galleryText',
  'galleryPreviousText',
  'galleryNextText',
  'galleryCloseText',
  'productQuickViewText',
  'productSoldOutText',
  'productSaleText',
  'productSalePriceText',
  'productOriginalPriceText',
  'productUnitPiece',
] as const

export type ScriptText = (typeof scriptTexts)[number]
