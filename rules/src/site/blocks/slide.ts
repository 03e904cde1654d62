import type { SlideType } from '../slides/slice-type.ts'

/**
 * What makes a layout a slide: its blocks are slices, which stand under one another in one column.
 * How they are arranged on the page, and what is behind them, belongs to the slide itself
 * (docs/decisions/0057-slides-are-layouts.md).
 */
export type Slide = {
  readonly type: SlideType
  /** A name of `slide-layouts.ts`; one that is unknown is shown as the first of its kind. */
  readonly layout: string
  /** The values of `slide-ground.ts`, by their names; what is missing is as it begins. */
  readonly ground: Readonly<Record<string, unknown>>
}
