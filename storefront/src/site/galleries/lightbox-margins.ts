/** Above what is taller than the window (spec §9), in pixels. */
const topMargin = 50

/**
 * Where something stands in a window: in its middle, or, where it is taller, below a margin, with
 * room to scroll its end up to where it is read with ease.
 */
export function lightboxMargins(
  contentHeight: number,
  windowHeight: number,
  hasExtraBottom: boolean,
): { readonly top: number; readonly bottom: number } {
  if (contentHeight <= windowHeight) {
    const rest = windowHeight - contentHeight
    return { top: Math.floor(rest / 2), bottom: Math.ceil(rest / 2) }
  }
  return { top: topMargin, bottom: hasExtraBottom ? windowHeight / 2 : 0 }
}
