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
