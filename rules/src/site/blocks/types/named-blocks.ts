import { SlideType, sliceNumber, type SliceName } from '../../slides/slice-type.ts'
import type { BlockType } from '../block-type.ts'

/** Why a block of a type that is known by its name shows nothing, for its owner. */
type Missing = string

const closed = (provider: string): Missing =>
  `It showed what ${provider} gave out, which is no longer given.`
const unknown: Missing = 'It came from elsewhere, and what it shows is not known here.'
const forms: Missing = 'It needs a form, and forms cannot be made here yet.'
const lists: Missing = 'It signs people up to a mailing list, and there are none here yet.'

function named(
  type: number,
  name: string,
  title: string,
  missing: Missing,
  called = `${title} block`,
): BlockType {
  return {
    type,
    name,
    title,
    group: 'More',
    isNameOnly: true,
    offered: false,
    // a file of an owner's that happens to be called so means something else
    isPartialName: true,
    fields: {},
    setElsewhere: 'What it holds is kept.',
    hint: () => `${called}. ${missing} Visitors see nothing of it.`,
  }
}

/** Types whose ground is not here yet, and those whose ground is gone or was never public. */
export const namedBlocks: readonly BlockType[] = [
  named(9, 'form', 'Form', forms),
  named(49, 'rss', 'RSS', 'It leads to the feed of a page, and pages have no feeds here yet.'),
  named(51, 'newsletter', 'Newsletter', lists),
  named(
    67,
    'member-area',
    'Member area',
    'It leads members to pages, and there are none here yet.',
  ),
  named(6, 'twitter', 'Twitter', closed('Twitter')),
  named(7, 'journal', 'Journal', unknown),
  named(10, 'geo', 'Geo', unknown),
  named(11, 'index', 'Index', unknown),
  named(24, 'foursquare', 'Foursquare', closed('Foursquare')),
  named(25, 'instagram', 'Instagram', closed('Instagram')),
  named(42, 'fivehundredpix', '500px', closed('500px')),
  named(45, 'flickr', 'Flickr', closed('Flickr')),
  named(57, 'emailfooter', 'Email footer', unknown),
  named(58, 'in-browser-message-link', 'In-browser message link', unknown),
  named(59, 'tourdates', 'Tour dates', unknown),
  named(63, 'zola', 'Zola', unknown),
]

function namedSlice(name: SliceName, title: string, missing: Missing): BlockType {
  return {
    ...named(sliceNumber(name), name, title, missing, title),
    slideTypes: Object.values(SlideType),
  }
}

/** The same of slices. */
export const namedSlices: readonly BlockType[] = [
  namedSlice('custom-form', 'Custom form', forms),
  namedSlice('form', 'Form', forms),
  namedSlice('newsletter', 'Newsletter', lists),
  namedSlice('twitter', 'Twitter', closed('Twitter')),
]
