import { widestOf, type DeviceView } from './device-view.ts'

/** From this width on a page shows what a desktop shows, in CSS pixels. */
export const desktopWidth = 1280

/** A stage narrower than this is a phone's own: a page that is scaled down to it could not be read. */
const narrowStage = 620

/** How wide the page in the frame is laid out, and by how much it is made smaller to fit. */
export type FrameSize = { readonly width: number; readonly scale: number }

/**
 * The size at which a page is laid out on a stage, so that it shows what a device of that view
 * shows: where the stage is too narrow for that, the whole page is made smaller.
 */
export function frameSize(view: DeviceView, stageWidth: number): FrameSize {
  const widest = widestOf(view)
  const wanted = widest ?? Math.max(desktopWidth, stageWidth)
  if (stageWidth <= 0 || stageWidth < narrowStage) {
    return { width: widest === null ? stageWidth : Math.min(widest, stageWidth), scale: 1 }
  }
  return { width: wanted, scale: Math.min(1, stageWidth / wanted) }
}
