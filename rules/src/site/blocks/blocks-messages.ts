import { refusalsOf } from '../../ground/refusals/refusals-of.ts'
import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused changes to layouts, by code. */
export const blocksMessages = {
  'no-such-layout': 'This text no longer exists.',
  'no-such-block': 'This block no longer exists.',
  'not-a-text-block': 'This block has no text to edit.',
  'too-many-blocks': 'A page has at most 60 blocks.',
  'spans-do-not-add-up': 'The columns of a row must fill it.',
  'same-block-twice': 'Each block of a page needs an id of its own.',
  'place-gone': 'The block beside it was removed.',
  'no-room-beside': 'There is no room beside this block.',
  'not-a-place-of-rows': 'A row stands before or after other rows.',
  'into-itself': 'It cannot be put into itself.',
  'too-deep': 'Rows can lie three deep in one another.',
  'too-few-ids': 'This could not be done. Please try it once more.',
  'value-not-accepted': 'Please look at the marked fields.',
  'layout-locked': 'This part of the page is locked. What stands in it can be edited.',
  'no-such-row': 'This row no longer exists.',
  'unknown-block-type': 'This block is of a kind that cannot be edited here.',
  'not-neighbours': 'These texts no longer stand one after the other.',
  'cannot-turn-into': 'This block cannot become one of that kind.',
  'no-draft': 'There is no draft any more. It was published or discarded.',
  'no-such-section': 'This section no longer exists.',
  'too-many-sections': 'A site keeps at most 200 sections.',
  'other-columns': 'This section is wider than this part of the page can be.',
  'same-row-twice': 'Each row and column of a page needs an id of its own.',
  'slide-has-one-column': 'The slices of a slide stand below one another, in one column.',
  'slices-only': 'Blocks of pages cannot stand here.',
  'slice-on-page': 'This stands on slides alone, such as cover pages.',
  'not-on-this-slide': 'This stands on another kind of slide.',
  'password-stays': 'The lock screen needs its field for the password.',
  'not-a-slide': 'Only a slide has a layout to choose.',
  'not-promotable': 'A block of this kind cannot stand for a whole post.',
  'promotes-in-items': 'Only a block of a post, an event or a product can be promoted.',
  'code-needs-right': 'Your role does not allow you to change code.',
} as const

/** What is said instead on slides, whose parts are slices. */
const messagesOfSlides: Readonly<Record<string, string>> = {
  'no-such-block': 'This slice no longer exists.',
  'not-a-text-block': 'This slice has no text to edit.',
  'too-many-blocks': 'A slide has at most 60 slices.',
  'place-gone': 'The slice beside it was removed.',
  'unknown-block-type': 'This slice is of a kind that cannot be edited here.',
}

type OnPageOrSlide = { readonly slide?: unknown }

export type BlocksRefusalCode = keyof typeof blocksMessages

export const blocksRefusal = refusalsOf(
  blocksMessages,
  {
    'no-such-layout': 404,
    'no-such-block': 404,
    'no-such-row': 404,
    'no-such-section': 404,
    'no-draft': 409,
    'place-gone': 409,
    'layout-locked': 403,
    'code-needs-right': 403,
  },
  400,
)

/** The sentence of a code where it is said of a page, or of a slide. */
export function blocksMessage(code: BlocksRefusalCode, layout: OnPageOrSlide): string {
  return (layout.slide === undefined ? undefined : messagesOfSlides[code]) ?? blocksMessages[code]
}

/** A refused change of a layout in the words for what that is. */
export function inWordsOf(layout: OnPageOrSlide, refusal: Refusal): Refusal {
  const message = layout.slide === undefined ? undefined : messagesOfSlides[refusal.code]
  return message === undefined ? refusal : { ...refusal, message }
}
