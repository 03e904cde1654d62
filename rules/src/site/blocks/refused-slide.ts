import type { Refusal } from '../../ground/refusals/result.ts'
import { sliceNumber, sliceTypeOf, SlideType } from '../slides/slice-type.ts'
import { findBlockType } from './block-types.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { blocksRefusal, type BlocksRefusalCode } from './blocks-messages.ts'
import type { Block, Layout } from './layout.ts'

/**
 * Whether a layout keeps blocks and slices apart, a slide its one column, and the lock screen its field
 * for the password: without it nobody who knows the password could say it.
 */
export function refusedSlide(
  layout: Pick<Layout, 'columns' | 'rows' | 'slide'>,
): Refusal | undefined {
  const { columns, rows, slide } = layout
  const blocks = blocksOfLayout(layout)
  if (slide === undefined) {
    const isMixed = blocks.some(({ type }) => sliceTypeOf(type) !== undefined)
    return isMixed ? blocksRefusal('slice-on-page') : undefined
  }
  const [row, ...others] = rows
  const [column, ...beside] = row?.columns ?? []
  if (columns !== 1 || others.length > 0 || beside.length > 0 || (column?.rows ?? []).length > 0) {
    return blocksRefusal('slide-has-one-column')
  }
  for (const block of blocks) {
    const code = refusedOn(slide.type, block)
    if (code !== undefined) return blocksRefusal(code)
  }
  const isShut =
    slide.type === SlideType.lockScreen &&
    !blocks.some(({ type }) => type === sliceNumber('password'))
  return isShut ? blocksRefusal('password-stays') : undefined
}

function refusedOn(
  slideType: NonNullable<Layout['slide']>['type'],
  { type }: Block,
): BlocksRefusalCode | undefined {
  if (sliceTypeOf(type) === undefined) return 'slices-only'
  const on = findBlockType(type)?.slideTypes
  return on === undefined || on.includes(slideType) ? undefined : 'not-on-this-slide'
}
