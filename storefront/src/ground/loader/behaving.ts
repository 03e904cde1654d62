/** What behaves once the islands are there. */
export const behaving =
  '.sqs-add-to-cart-button,.product-variants,[data-product-thumb],[data-vitrine-island]'
