/**
 * Kinds of slices on cover pages by their wire numbers: the places of the list of spec §3, which
 * those of template language §9 agree with.
 */
export const SliceType = {
  heading: 1,
  'sub-heading': 2,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
  'popup-overlay-action': 20,
  'temp-lock-inject': 21,
} as const
export type SliceType = (typeof SliceType)[keyof typeof SliceType]

/** Pages that are made of slices (spec §3). */
export const SlideType = {
  coverPage: 'cover-page',
  lockScreen: 'lock-screen',
  popupOverlay: 'popup-overlay',
} as const
export type SlideType = (typeof SlideType)[keyof typeof SlideType]

export type SliceName = keyof typeof SliceType

/** Slices are stored as blocks, whose numbers end far before these and whose variants begin at 1000. */
const numbersBefore = 1900

/** The number that a slice has among blocks: 1901 is a heading. */
export function sliceNumber(name: SliceName): number {
  return numbersBefore + SliceType[name]
}

/** What a slice is called by its number among blocks; undefined: it is a block. */
export function sliceNameOf(blockNumber: number): SliceName | undefined {
  const number = sliceTypeOf(blockNumber)
  const names = Object.keys(SliceType) as SliceName[]
  return names.find((name) => SliceType[name] === number)
}

/** The number of a slice by its own (spec §3), such as templates ask for; undefined: it is a block. */
export function sliceTypeOf(blockNumber: number): number | undefined {
  const number = blockNumber - numbersBefore
  return number >= 1 && number <= Object.keys(SliceType).length ? number : undefined
}
