/** The boxes of what is sold out; their script comes with the first of them. */
export function startRestockBoxes(root: ParentNode): void {
  const boxes = root.querySelectorAll<HTMLElement>('.product-restock-notification')
  if (boxes.length === 0) return
  const loaded = import('./restock-box.ts')
  for (const box of boxes) {
    box.addEventListener('submit', (event) => {
      // its form points nowhere
      event.preventDefault()
      void loaded.then(({ signUpIn }) => signUpIn(box))
    })
    void loaded.then(({ dressBox }) => dressBox(box))
  }
}
