/** The wrappers of the add-to-cart buttons become visible once it is clear what is in the cart. */
export function showButtons(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll('.sqs-add-to-cart-button-wrapper')) {
    wrapper.classList.add('visible')
  }
}
