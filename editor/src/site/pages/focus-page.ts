/** What the frame of the open page is found by. */
export const pageFrameId = 'page-frame'

/** Keys go on in the page, and in the one that is loaded in its place. */
export function focusPage(): void {
  document.querySelector<HTMLElement>(`#${pageFrameId}`)?.focus()
}
