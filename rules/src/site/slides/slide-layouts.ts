import { SlideType } from './slice-type.ts'

/** One way to arrange the slices of a slide; its markup is the file `slides/<id>.block`. */
export type SlideLayout = {
  /** Never changes once an owner may have used it. */
  readonly id: string
  readonly slideType: SlideType
  readonly title: string
  /** What it does, in a few words. */
  readonly about: string
  /** Whether words stand on the picture, or beside it. */
  readonly words: 'on-picture' | 'beside-picture'
}

const { coverPage, lockScreen, popupOverlay } = SlideType

/** Every layout of a slide; the first of a kind is what a slide of that kind begins with. */
export const slideLayouts: readonly SlideLayout[] = [
  {
    id: 'cover-center',
    slideType: coverPage,
    title: 'Centered',
    about: 'Words in the middle of the page.',
    words: 'on-picture',
  },
  {
    id: 'cover-lower',
    slideType: coverPage,
    title: 'Lower left',
    about: 'A picture over the whole page, words at its foot.',
    words: 'on-picture',
  },
  {
    id: 'cover-split',
    slideType: coverPage,
    title: 'Half and half',
    about: 'A picture on one side, words on the other.',
    words: 'beside-picture',
  },
  {
    id: 'cover-card',
    slideType: coverPage,
    title: 'Card',
    about: 'Words on a card, the picture around it.',
    words: 'beside-picture',
  },
  {
    id: 'cover-quiet',
    slideType: coverPage,
    title: 'Quiet',
    about: 'Text at the top left, with much room around it.',
    words: 'on-picture',
  },
  {
    id: 'lock-center',
    slideType: lockScreen,
    title: 'Centered',
    about: 'Words and the password in the middle.',
    words: 'on-picture',
  },
  {
    id: 'lock-split',
    slideType: lockScreen,
    title: 'Half and half',
    about: 'A picture on one side, the password on the other.',
    words: 'beside-picture',
  },
  {
    id: 'popup-dialog',
    slideType: popupOverlay,
    title: 'In the middle',
    about: 'A window over the page.',
    words: 'beside-picture',
  },
  {
    id: 'popup-bar',
    slideType: popupOverlay,
    title: 'At the bottom',
    about: 'A bar that leaves the page free.',
    words: 'on-picture',
  },
  {
    id: 'popup-sheet',
    slideType: popupOverlay,
    title: 'At the side',
    about: 'A sheet from the edge of the page.',
    words: 'beside-picture',
  },
]

/** The layouts that a slide of a kind may have. */
export function layoutsOfSlide(slideType: SlideType): readonly SlideLayout[] {
  return slideLayouts.filter((one) => one.slideType === slideType)
}

/** A layout by its name, where slides of this kind may have it. */
export function findSlideLayout(slideType: SlideType, id: string): SlideLayout | undefined {
  return slideLayouts.find((one) => one.id === id && one.slideType === slideType)
}
