/** Texts of the shop that a template may translate in `strings/`; defaults of spec §9. */
export const defaultLocalizedStrings: Readonly<Record<string, string>> = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productQuantityInputLabel: 'Quantity',
  productQuickViewText: 'Quick View',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productVariantSelectText: 'Select {variantName}',
  giftCardValueDisplayText: 'Value',
  giftCardVariantSelectText: 'Select Value',
  productSummaryFormNoAnswerText: 'N/A',
  productSummaryFormLikertStronglyDisagree: 'Strongly Disagree',
  productSummaryFormLikertDisagree: 'Disagree',
  productSummaryFormLikertNeutral: 'Neutral',
  productSummaryFormLikertAgree: 'Agree',
  productSummaryFormLikertStronglyAgree: 'Strongly Agree',
}
