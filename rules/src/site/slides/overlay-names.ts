import type { OverlaySlideType } from './slide-ids.ts'
import { SlideType } from './slice-type.ts'

/** What owners call the slides that stand over pages. */
export const overlayNames: Readonly<Record<OverlaySlideType, string>> = {
  [SlideType.lockScreen]: 'Lock screen',
  [SlideType.popupOverlay]: 'Pop-up',
}
