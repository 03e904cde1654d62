import type { SlideType } from '../slides/slice-type.ts'
import { layoutsOfSlide } from '../slides/slide-layouts.ts'
import { layoutOfSlide } from './drawn-slides.ts'
import type { FieldMap } from './field-kind.ts'
import { choice } from './kinds/choice.ts'
import type { Slide } from './slide.ts'
import { readGround, slideGround } from './slide-ground.ts'

/** What can be set of a slide itself, in the panel's order: how it is arranged, and its ground. */
export function slideSettings(type: SlideType): FieldMap {
  const layouts = layoutsOfSlide(type)
  const options = Object.fromEntries(layouts.map(({ id, title }) => [id, title]))
  return {
    layout: choice({ label: 'Layout', options, empty: layouts[0]?.id ?? '' }),
    ...slideGround,
  }
}

/** The settings of a slide as they stand, by the names of their fields. */
export function readSlideSettings(slide: Slide): Readonly<Record<string, unknown>> {
  return { layout: layoutOfSlide(slide).id, ...readGround(slide.ground) }
}
