/** What behaves once the islands are there. */
export const behaving =
  '.sqs-add-to-cart-button,.sqs-product-quick-view-button,.product-variants,.product-purchase,.product-restock-form,[data-product-thumb],[data-vitrine-island]'

/** Blocks that behave, and what of them is pressed; `site/blocks/behaviours.ts` says how. */
export const behavingBlocks =
  '.sqs-gallery-container,[data-lightbox],[data-search-preview],[data-menu-tabs],.sqs-video-card,.sqs-map-card,.sqs-album,.track-list,.episode-list,.squarespace-audio-player,form:has(.captcha-container),.newsletter-form,.like-form,.squarespace-social-buttons,.disqus-card'
export const pressedInBlocks =
  'a[data-enlarge],a[data-frame],a[data-map-tiles],.like-form,form:has(.captcha-container)'
