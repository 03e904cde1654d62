/** Puts a dialog where the page's own styles reach, on the page's own ground. */
export function standIn(place: Element, dialog: HTMLElement): void {
  place.append(dialog)
  dialog.style.color = getComputedStyle(place).color
  takeGround(place, dialog)
}

/** Gives what stands over a page the ground of a place in it: a template may be dark. */
export function takeGround(place: Element, over: HTMLElement): void {
  for (let at: Element | null = place; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    // what has none is seen through
    if (backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)')) continue
    over.style.backgroundColor = backgroundColor
    return
  }
}

/** Closes it by a press that begins and ends beside it: whoever marks words may let go outside. */
export function closeBeside(dialog: HTMLDialogElement): void {
  let isBeside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    isBeside = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (isBeside && target === dialog) dialog.close()
  })
}
