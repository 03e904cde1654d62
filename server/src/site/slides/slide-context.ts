import { readColor, textOn } from '@vitrine/rules/site/design/color.ts'
import type { Slide } from '@vitrine/rules/site/blocks/slide.ts'
import { readGround } from '@vitrine/rules/site/blocks/slide-ground.ts'
import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import type { SlideLayout } from '@vitrine/rules/site/slides/slide-layouts.ts'
import { pictureContext } from '../media/picture-context.ts'

/**
 * What the markup of a slide sees beside its slices: how it is arranged, its picture, and `tone`,
 * which is `dark` or `light` where its ground says so, and empty where it is the site's own.
 */
export function slideContext(
  slide: Slide,
  { id, words }: SlideLayout,
  assets: AssetFinder,
): Record<string, unknown> {
  const ground = readGround(slide.ground)
  const file = ground.picture === null ? undefined : assets.get(ground.picture)
  const isPicture = file?.contentType.startsWith('image/') === true
  const picture =
    isPicture && ground.picture !== null ? pictureContext(ground.picture, file) : undefined
  const onPicture = words === 'on-picture' && picture !== undefined
  return {
    slideType: slide.type,
    slideLayout: id,
    picture,
    onPicture,
    // where the words stand beside a picture, the page is divided even without one
    hasPlace: words === 'beside-picture' && picture === undefined,
    tone: onPicture ? 'dark' : toneOf(ground.color),
    style: styleOf(ground.color, ground.darkness),
  }
}

/** Whether words on a colour are light, by the rule of dark colours (spec §9). */
function toneOf(color: string): 'dark' | 'light' | '' {
  if (readColor(color) === undefined) return ''
  return textOn(color) === '#ffffff' ? 'dark' : 'light'
}

/** Custom properties that the stylesheet reads; a colour is written anew, so nothing else gets in. */
function styleOf(color: string, darkness: number): string {
  const read = readColor(color)
  const properties = [`--slide-darkness:${darkness / 100}`]
  if (read !== undefined) {
    const channels = [read.red, read.green, read.blue].map(Math.round).join(' ')
    properties.push(`--slide-ground:rgb(${channels} / ${read.alpha})`)
  }
  return properties.join(';')
}
