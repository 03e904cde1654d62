import {
  pickerGroups,
  type BlockType,
  type PickerGroup,
  type Preset,
} from '@vitrine/rules/site/blocks/block-type.ts'
import { blockTypes } from '@vitrine/rules/site/blocks/block-types.ts'

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
  tagcloud: 'tags categories words topics keywords filter',
  archive: 'posts blog months categories tags authors history index',
  navigation: 'menu links pages footer',
  logo: 'brand mark sign picture home',
  collectionlink: 'page card go',
  link: 'url address web card file',
  folder: 'pages list children',
  code: 'html css javascript script snippet',
  product: 'shop item buy price sell',
  tock: 'restaurant table reservation booking event',
  album: 'music songs tracks record playlist',
  map: 'place address location directions where',
  embed:
    'iframe widget soundcloud spotify acuity calendly scheduling booking appointments music player',
  chart: 'graph diagram statistics figures data table plot',
}

/** Types in their groups' order; a type with variants stands as these. */
export const pickerEntries: readonly PickerEntry[] = pickerGroups.flatMap((group) =>
  blockTypes
    .filter((one) => one.group === group && one.flag === undefined && one.offered !== false)
    .flatMap(entriesOf),
)

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

/** Entries whose words begin with each of those that are looked for; titles that do come first. */
export function findEntries(typed: string): readonly PickerEntry[] {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return pickerEntries
  const found = pickerEntries.filter(({ words }) => has(words, wanted))
  const byTitle = found.filter(({ title }) => has(title.toLowerCase(), wanted))
  return [...byTitle, ...found.filter((one) => !byTitle.includes(one))]
}

function has(words: string, wanted: readonly string[]): boolean {
  const all = words.split(/\s+/)
  return wanted.every((one) => all.some((word) => word.startsWith(one)))
}
