import {
  compareBodies,
  type Difference,
  type TellValues,
} from '../../ground/changes/compare-bodies.ts'
import type { DocumentBodies, DocumentBody } from '../../ground/documents/document.ts'
import { compareLayouts } from '../blocks/compare-layouts.ts'
import type { Layout } from '../blocks/layout.ts'
import { BackgroundSource } from '../collections/background-source.ts'
import { listToolTitles } from '../collections/list-tool-names.ts'
import { collectionViewTitles } from '../collections/view-names.ts'
import type { Background } from '../collections/page-background.ts'
import { FolderBehavior } from '../collections/collection.ts'
import { isAudio, isEpisode, writeLength } from '../content/audio.ts'
import { CommentState } from '../content/content-item.ts'
import { readFormats } from '../../ground/dates/regional-formats.ts'
import { readFooter } from './footer.ts'
import { footerInWords } from './footer-words.ts'
import { formatsInWords } from './regional-formats-words.ts'

type Collection = DocumentBodies['collection']
type Item = DocumentBodies['item']
type Words = Readonly<Record<string, unknown>>

/** What differs between two versions of a document, of layouts and kept sections block by block. */
export function compareDocuments(
  before: DocumentBody | null,
  after: DocumentBody | null,
  tell: TellValues,
): readonly Difference[] {
  const [was, is] = [blocksIn(before), blocksIn(after)]
  const differences = compareBodies(inWords(before), inWords(after), tell)
  if (was === undefined && is === undefined) return differences
  return [...compareLayouts(was ?? { rows: [] }, is ?? { rows: [] }, tell), ...differences]
}

function blocksIn(body: DocumentBody | null): Pick<Layout, 'rows' | 'promotes'> | undefined {
  if (body === null) return undefined
  return 'rows' in body && Array.isArray(body.rows) ? (body as Layout) : undefined
}

/** A body with what is stored as numbers and codes said as its owner chose it. */
function inWords(body: DocumentBody | null): Words | null {
  if (body === null) return null
  if ('ordering' in body) return collectionInWords(body)
  if ('commentState' in body || 'publishOn' in body) return itemInWords(body as Item)
  if ('firstRunDone' in body) return settingsInWords(body)
  const { rows: _rows, columns: _columns, promotes: _promotes, ...rest } = body as unknown as Words
  return rest
}

function settingsInWords(settings: DocumentBodies['site-settings']): Words {
  const { formats: _formats, footer: _footer, ...rest } = settings
  return {
    ...rest,
    footer: footerInWords(readFooter(settings)),
    regionalFormats: formatsInWords(readFormats(settings)),
  }
}

function collectionInWords(page: Collection): Words {
  // what kind of page it is was chosen once, and a folder has no order but that of its pages
  const {
    type: _type,
    ordering,
    folder,
    folderBehavior,
    visibility,
    view,
    listTools,
    ...others
  } = page
  const { backgroundSource = 0, ...rest } = others
  return {
    ...rest,
    ...(backgroundSource !== 0 && { banner: bannerWords[backgroundSource] }),
    ...(view !== undefined && { view: collectionViewTitles[view] }),
    ...(listTools !== undefined && { forShoppers: listToolTitles[listTools] }),
    visibility: visibilityWords[visibility],
    ...(folder ? { atItsAddress: folderWords[folderBehavior] } : { order: orderWords[ordering] }),
  }
}

function itemInWords(item: Item): Words {
  const { commentState = 0, visibility, customContent, ...rest } = item
  const { authorName, durationMs, backgroundSource = 0, ...others } = rest
  const values = Object.entries(customContent).map(([name, field]) => [name, valueOf(field)])
  return {
    ...others,
    ...(isAudio(item) && !isEpisode(item) ? { artistName: authorName } : { authorName }),
    ...(durationMs !== undefined && { length: writeLength(durationMs) }),
    customContent: Object.fromEntries(values),
    visibility: visibilityWords[visibility],
    comments: commentWords[commentState],
    ...(backgroundSource !== 0 && { banner: bannerWords[backgroundSource] }),
  }
}

/** A field of the template's own has its kind beside its value. */
function valueOf(field: unknown): unknown {
  return typeof field === 'object' && field !== null && 'value' in field ? field.value : field
}

const visibilityWords: Readonly<Record<Collection['visibility'] | Item['visibility'], string>> = {
  live: 'Public',
  'needs-review': 'Needs review',
  draft: 'Draft',
  private: 'Private',
}

const bannerWords: Readonly<Record<Background['backgroundSource'], string>> = {
  0: 'As the template has it',
  [BackgroundSource.upload]: 'The main picture',
  [BackgroundSource.instagram]: 'Instagram',
  [BackgroundSource.video]: 'A video',
  [BackgroundSource.none]: 'None',
}

const orderWords: Readonly<Record<Collection['ordering'], string>> = {
  chronological: 'The newest first',
  'user-orderable': 'As arranged',
  calendar: 'By when they take place',
  'music-album': 'As arranged',
}

const folderWords: Readonly<Record<Collection['folderBehavior'], string>> = {
  [FolderBehavior.index]: 'Shows its pages one below another',
  [FolderBehavior.redirect]: 'Leads to one of its pages',
  [FolderBehavior.none]: 'Nothing, it is only a heading',
}

const commentWords: Readonly<Record<NonNullable<Item['commentState']>, string>> = {
  0: 'As the site says',
  [CommentState.open]: 'Open',
  [CommentState.closed]: 'Closed',
}
