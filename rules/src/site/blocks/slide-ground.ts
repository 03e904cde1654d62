import { z } from 'zod'
import { readColor } from '../design/color.ts'
import type { Stored, ValueOf } from './field-kind.ts'
import { asset } from './kinds/asset.ts'
import { number } from './kinds/number.ts'
import { text } from './kinds/text.ts'
import { readFields } from './read-fields.ts'

/** As owners write colours, or nothing for that of the site (spec §5). */
const color = z
  .string()
  .max(100)
  .refine((written) => written === '' || readColor(written) !== undefined)

/** What is behind the words of a slide, in the panel's order. */
export const slideGround = {
  picture: asset({
    label: 'Picture',
    help: 'Its focal point stays in view.',
    accept: 'picture',
  }),
  darkness: number({
    label: 'Darken the picture',
    help: 'Words on a picture are white: the darker it is, the easier they are to read.',
    min: 0,
    max: 90,
    step: 5,
    // on a white picture, white words have 4.7:1
    empty: 55,
    unit: '%',
  }),
  color: { ...text({ label: 'Color', max: 100 }), schema: color },
} as const

export type SlideGround = ValueOf<typeof slideGround>

const nothingFormer: ReadonlyMap<string, readonly string[]> = new Map()

/** The values of a slide's ground; what is missing or malformed is as it begins. */
export function readGround(stored: Stored): SlideGround {
  const ground = readFields(slideGround, stored, nothingFormer)
  return readColor(ground.color) === undefined ? { ...ground, color: '' } : ground
}
