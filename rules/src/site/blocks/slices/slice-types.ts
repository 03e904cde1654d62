import { SlideType, sliceNumber, type SliceName } from '../../slides/slice-type.ts'
import { blockType, type BlockType } from '../block-type.ts'
import type { FieldMap } from '../field-kind.ts'
import { choice } from '../kinds/choice.ts'
import { html } from '../kinds/html.ts'
import { link } from '../kinds/link.ts'
import { list } from '../kinds/list.ts'
import { text } from '../kinds/text.ts'
import { albumBlock } from '../types/album-block.ts'
import { galleryBlock } from '../types/gallery-block.ts'
import { htmlBlock } from '../types/html-block.ts'
import { imageBlock } from '../types/image-block.ts'
import { logoBlock } from '../types/logo-block.ts'
import { mapBlock } from '../types/map-block.ts'
import { navigationBlock } from '../types/navigation-block.ts'
import { socialLinksBlock } from '../types/socialaccountlinks-v2-block.ts'
import { videoBlock } from '../types/video-block.ts'

const everywhere: readonly SlideType[] = Object.values(SlideType)
const { lockScreen, popupOverlay } = SlideType

/** A block that may stand on slides as well, under a number of its own: with its fields and markup. */
function asSlice<Fields extends FieldMap, Name extends string>(
  block: BlockType<Fields, Name>,
  slice: SliceName,
): BlockType<Fields, Name> {
  const { presets: _presets, alsoNumbers: _numbers, ...shared } = block
  return { ...shared, type: sliceNumber(slice), slideTypes: everywhere }
}

/** A text that begins as a heading, and is written where it stands. */
const headingSlice = blockType({
  ...asSlice(htmlBlock, 'heading'),
  title: 'Heading',
  fields: { html: { ...html({ label: 'Heading' }), empty: '<h1>Heading</h1>' } },
})

const subHeadingSlice = blockType({
  ...asSlice(htmlBlock, 'sub-heading'),
  title: 'Sub-heading',
  fields: { html: { ...html({ label: 'Sub-heading' }), empty: '<h2>Sub-heading</h2>' } },
})

const bodySlice = { ...asSlice(htmlBlock, 'body'), title: 'Body' }

const buttonStyle = choice({
  label: 'Style',
  options: { primary: 'Filled', secondary: 'Outline' },
  empty: 'primary',
})

const buttonsSlice = blockType({
  type: sliceNumber('buttons'),
  name: 'buttons',
  title: 'Buttons',
  group: 'Basic',
  isPartialName: true,
  slideTypes: everywhere,
  fields: {
    buttons: list({
      label: 'Buttons',
      one: 'Button',
      max: 8,
      fields: {
        text: text({ label: 'Text', max: 200 }),
        link: link({ label: 'Link' }),
        style: buttonStyle,
      },
    }),
  },
  hint: ({ buttons }) => {
    if (buttons.length === 0) return 'Add a button'
    return buttons.every((one) => one.link.to === null) ? 'Choose where the button leads' : null
  },
  derive: ({ buttons }) => ({
    buttons: buttons.filter((one) => one['link'] !== '' && one['text'] !== ''),
  }),
})

const actionSlice = blockType({
  type: sliceNumber('action'),
  name: 'action',
  title: 'Link',
  group: 'Basic',
  isPartialName: true,
  slideTypes: everywhere,
  fields: { text: text({ label: 'Text', max: 200 }), link: link({ label: 'Link' }) },
  hint: (value) => (value.link.to === null ? 'Choose where it leads' : null),
})

/** The site's accounts, as a block of pages has them; how they look is the slide's. */
const socialIconsSlice = blockType({
  type: sliceNumber('social-icons'),
  name: 'social-icons',
  title: 'Social links',
  group: 'More',
  isPartialName: true,
  slideTypes: everywhere,
  fields: { accounts: socialLinksBlock.fields.accounts },
  setElsewhere: socialLinksBlock.setElsewhere ?? '',
  hint: ({ accounts }) => (accounts?.length === 0 ? 'Choose an account' : null),
})

/** Says that the page is locked. */
const lockSlice = blockType({
  type: sliceNumber('lock'),
  name: 'lock',
  title: 'Lock',
  group: 'Basic',
  isPartialName: true,
  slideTypes: [lockScreen],
  fields: { label: text({ label: 'Text', max: 200, empty: 'This page is locked' }) },
})

/** Where visitors enter the password; what it is sent to belongs to the page that is locked. */
const passwordSlice = blockType({
  type: sliceNumber('password'),
  name: 'password',
  title: 'Password',
  group: 'Basic',
  isPartialName: true,
  slideTypes: [lockScreen],
  fields: {
    label: text({ label: 'Label', max: 200, empty: 'Password' }),
    placeholder: text({ label: 'Words in the empty field', max: 200 }),
    buttonText: text({ label: 'Text of the button', max: 200, empty: 'Go on' }),
  },
})

/** A button that leads somewhere; whoever follows it is not shown the popup again. */
const popupActionSlice = blockType({
  type: sliceNumber('popup-overlay-action'),
  name: 'popup-overlay-action',
  title: 'Button',
  group: 'Basic',
  slideTypes: [popupOverlay],
  fields: { text: text({ label: 'Text', max: 200 }), link: link({ label: 'Link' }) },
  hint: (value) => (value.link.to === null ? 'Choose where it leads' : null),
})

/**
 * Slices that can be shown and edited, in the picker's order. The others of spec §3 are names: they
 * are kept and copied, and show nothing.
 */
export const declaredSlices = [
  headingSlice,
  subHeadingSlice,
  bodySlice,
  buttonsSlice,
  actionSlice,
  lockSlice,
  passwordSlice,
  popupActionSlice,
  asSlice(imageBlock, 'image'),
  asSlice(videoBlock, 'video'),
  asSlice(galleryBlock, 'gallery'),
  asSlice(logoBlock, 'logo'),
  asSlice(navigationBlock, 'navigation'),
  socialIconsSlice,
  asSlice(mapBlock, 'map'),
  asSlice(albumBlock, 'album'),
] as const
