import { publicIdOf } from '../../ground/documents/draft-of.ts'
import { SlideType } from './slice-type.ts'

/** The slides that every site has once, by the ids of their layouts; a cover page's is its page's. */
export const slideIds = {
  [SlideType.lockScreen]: 'slide-lock-screen',
  [SlideType.popupOverlay]: 'slide-popup-overlay',
} as const

/** A kind of which a site has one slide, over its pages. */
export type OverlaySlideType = keyof typeof slideIds

export const overlaySlideTypes = Object.keys(slideIds) as readonly OverlaySlideType[]

/** Which of a site's own slides a layout is, by its id or that of its draft; undefined: none. */
export function slideTypeOfId(layoutId: string): OverlaySlideType | undefined {
  const id = publicIdOf(layoutId)
  return overlaySlideTypes.find((type) => slideIds[type] === id)
}

/** Where the editor's frame shows a slide that is over pages; visitors find nothing there. */
export function slidePath(type: OverlaySlideType): string {
  return `/_slides/${type}`
}

/** Which slide a path of the editor's frame is about; undefined: it is a page's. */
export function slideTypeOfPath(path: string): OverlaySlideType | undefined {
  return overlaySlideTypes.find((type) => slidePath(type) === path)
}
