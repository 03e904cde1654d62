import type { BlockFlags } from '@vitrine/rules/site/blocks/block-flag.ts'
import {
  pickerGroups,
  type BlockType,
  type PickerGroup,
  type Preset,
} from '@vitrine/rules/site/blocks/block-type.ts'
import type { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { blockTypes, sliceTypes } from '@vitrine/rules/site/blocks/block-types.ts'

/** Something that can be picked: a type, or one of its variants. */
export type PickerEntry = {
  /** Unlike any other's. */
  readonly id: string
  readonly title: string
  readonly group: PickerGroup
  readonly blockType: BlockType
  readonly preset?: Preset
  /** What people may call it, in lower case. */
  readonly words: string
}

/** Words that people look for a type by, beside its title. */
const searchWords: Readonly<Record<string, string>> = {
  buttons: 'link call to action cta',
  action: 'link go more',
  'social-icons': 'accounts instagram facebook follow',
  html: 'paragraph heading words write rich',
  markdown: 'text md',
  image: 'picture photo banner',
  video: 'film clip youtube vimeo movie',
  audio: 'sound music podcast mp3',
  button: 'link call to action cta',
  quote: 'testimonial blockquote citation',
  accordion: 'faq questions fold details toggle',
  spacer: 'space gap distance empty',
  horizontalrule: 'line divider separator rule hr',
  gallery: 'pictures photos slideshow carousel slider lightbox grid stack',
  'summary-v2': 'list blog posts products teaser overview latest items',
  search: 'find look field query',
  calendar: 'month events dates agenda schedule',
  comments: 'latest discussion replies visitors said',
  tagcloud: 'tags categories words topics keywords filter',
  archive: 'posts blog months categories tags authors history index',
  navigation: 'menu links pages footer',
  logo: 'brand mark sign picture home',
  collectionlink: 'page card go',
  link: 'url address web card file',
  folder: 'pages list children',
  code: 'html css javascript script snippet',
  donation: 'give money donate charity fundraising support gift amount',
  amazon: 'product shop affiliate partner link buy price',
  product: 'shop item buy price sell',
  menu: 'restaurant cafe food dishes drinks prices card kitchen',
  'opentable-v2': 'restaurant table reservation booking',
  tock: 'restaurant table reservation booking event',
  album: 'music songs tracks record playlist',
  map: 'place address location directions where',
  embed:
    'iframe widget soundcloud spotify acuity calendly scheduling booking appointments music player',
  'socialaccountlinks-v2': 'accounts profiles instagram facebook youtube tiktok follow icons signs',
  chart: 'graph diagram statistics figures data table plot',
}

/** Types in their groups' order, each by its flag; a type with variants stands as these. */
const blockEntries: readonly PickerEntry[] = pickerGroups.flatMap((group) =>
  blockTypes.filter((one) => one.group === group && one.offered !== false).flatMap(entriesOf),
)

/** What a page of a site may hold, of that which it has turned on. */
export function pickerEntries(flags: BlockFlags = {}): readonly PickerEntry[] {
  return blockEntries.filter(({ blockType }) => isOn(blockType, flags))
}

/** What would be found if the site had turned it on. */
export function findTurnedOff(typed: string, flags: BlockFlags = {}): readonly PickerEntry[] {
  return findEntries(
    typed,
    blockEntries.filter(({ blockType }) => !isOn(blockType, flags)),
  )
}

function isOn({ flag }: BlockType, flags: BlockFlags): boolean {
  return flag === undefined || flags[flag] === true
}

function entriesOf(blockType: BlockType): PickerEntry[] {
  const { name, title, group, presets = [] } = blockType
  const words = `${title} ${name} ${searchWords[name] ?? ''}`.toLowerCase()
  const base = { group, blockType, words }
  if (presets.length === 0) return [{ ...base, id: name, title }]
  return presets.map((preset) => ({
    ...base,
    id: `${name}-${preset.number}`,
    title: preset.title,
    preset,
    words: `${preset.title.toLowerCase()} ${words}`,
  }))
}

/** What a slide of a kind may hold, as one group. */
export function sliceEntries(slideType: SlideType): readonly PickerEntry[] {
  return sliceTypes
    .filter(({ slideTypes }) => slideTypes?.includes(slideType) === true)
    .flatMap((one) => entriesOf(one))
    .map((one) => ({ ...one, id: String(one.blockType.type) }))
}

/** Entries whose words begin with each of those that are looked for; titles that do come first. */
export function findEntries(
  typed: string,
  offered: readonly PickerEntry[] = pickerEntries(),
): readonly PickerEntry[] {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return offered
  const found = offered.filter(({ words }) => has(words, wanted))
  const byTitle = found.filter(({ title }) => has(title.toLowerCase(), wanted))
  return [...byTitle, ...found.filter((one) => !byTitle.includes(one))]
}

function has(words: string, wanted: readonly string[]): boolean {
  const all = words.split(/\s+/)
  return wanted.every((one) => all.some((word) => word.startsWith(one)))
}
