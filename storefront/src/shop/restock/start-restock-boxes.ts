import { bringChunk } from '../../ground/loader/late-chunks.ts'

/** The boxes of what is sold out; their script comes with the first of them. */
export function startRestockBoxes(root: ParentNode): void {
  const boxes = root.querySelectorAll<HTMLElement>('.product-restock-notification')
  if (boxes.length === 0) return
  const load = () => bringChunk(() => import('./restock-box.ts'))
  const loaded = load()
  for (const box of boxes) {
    box.addEventListener('submit', (event) => {
      // its form points nowhere
      event.preventDefault()
      // what did not come is asked for once more
      loaded.catch(load).then(
        ({ signUpIn }) => signUpIn(box),
        () => undefined,
      )
    })
    loaded.then(
      ({ dressBox }) => dressBox(box),
      () => undefined,
    )
  }
}
