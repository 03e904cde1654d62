import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { defaultLayout, type Layout } from '@vitrine/rules/site/blocks/layout.ts'
import type {
  DocumentBodies,
  DocumentKind,
  DocumentRef,
} from '@vitrine/rules/ground/documents/document.ts'
import { FolderBehavior, hasOwnLayout } from '@vitrine/rules/site/collections/collection.ts'
import { readFileType } from '@vitrine/rules/site/media/file-kind.ts'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { AudioFields, EpisodeFields } from '@vitrine/rules/site/content/audio-fields.ts'
import { RecordType } from '@vitrine/rules/site/content/content-item.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { sampleOf } from '@vitrine/rules/site/sites/sample-settings.ts'
import {
  isReservedMenu,
  reservedAs,
  ReservedName,
} from '@vitrine/rules/site/navigation/reserved-names.ts'
import { eventOfStarter } from '@vitrine/rules/site/sites/starter-event.ts'
import { minorUnits } from '@vitrine/rules/site/sites/starter-price.ts'
import {
  type StarterCollection,
  type StarterItem,
  type StarterLayout,
  type StarterRow,
  type StarterVariant,
} from '@vitrine/rules/site/sites/starter.ts'
import { contentTypeOf } from '../../ground/http/content-type.ts'
import type { FileStore } from '../../ground/files/file-store.ts'
import type { VariantStock } from '../stock/begin-stock.ts'
import type { DocumentKinds } from '../../ground/documents/document-kinds.ts'
import { measurePicture } from '../media/measure-picture.ts'
import { isTextFile, type Starter } from './read-starter.ts'

/** Of a file whose ending nobody knows; it is a download. */
const unknownType = 'application/octet-stream'

/** The shop's part of an item. */
type Product = NonNullable<DocumentBodies['item']['product']>
type SoldFile = NonNullable<Product['files']>[number]

export type NewDocument = {
  [Kind in DocumentKind]: DocumentRef<Kind> & { readonly body: DocumentBodies[Kind] }
}[DocumentKind]

/** Everything that a site made from a starter begins with. */
export type ImportedStarter = {
  readonly documents: readonly NewDocument[]
  readonly stock: readonly VariantStock[]
}

export type ImportEnvironment = {
  readonly kinds: Pick<DocumentKinds, 'problem'>
  readonly files: FileStore
  readonly random: Random
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether its door is closed to visitors at first. */
  readonly isClosed?: boolean
}

type Import = ImportEnvironment & {
  readonly starter: Starter
  readonly documents: NewDocument[]
  readonly stock: VariantStock[]
  /** Asset id by the picture's file name. */
  readonly assetIds: ReadonlyMap<string, string>
  /** By the name of the file of a recording. */
  readonly recordingIds: ReadonlyMap<string, string>
  /** By the name of the file. */
  readonly soldFiles: ReadonlyMap<string, SoldFile>
}

/** Names something that the starter refers to and does not have, or a product that cannot be sold. */
export class StarterMistakeError extends Error {}

/**
 * Makes a starter's documents with ids of their own and puts its bytes into the file store.
 * @throws StarterMistakeError
 */
export async function importStarter(
  starter: Starter,
  environment: ImportEnvironment,
): Promise<ImportedStarter> {
  const documents: NewDocument[] = []
  const { pictureFiles, recordingFiles } = starter
  const assetIds = await importFiles(starter, pictureFiles, environment, documents)
  const recordingIds = await importFiles(starter, recordingFiles, environment, documents)
  const task: Import = {
    ...environment,
    starter,
    documents,
    stock: [],
    assetIds,
    recordingIds,
    soldFiles: await importSoldFiles(starter, environment),
  }
  await importTemplate(task)
  const collectionIds = new Map<string, string>()
  for (const collection of starter.site.collections) {
    collectionIds.set(collection.key, importCollection(task, collection))
  }
  importSettings(task)
  importNavigations(task, collectionIds)
  for (const [id, layout] of Object.entries(starter.site.blockFields)) {
    documents.push({ kind: 'layout', id, body: toLayout(task, layout) })
  }
  return { documents, stock: task.stock }
}

/** What products are sold as lies beside the files of the site, and is none of them. */
async function importSoldFiles(
  { soldFiles }: Starter,
  { files, now, random }: ImportEnvironment,
): Promise<Map<string, SoldFile>> {
  const sold = new Map<string, SoldFile>()
  for (const [name, bytes] of soldFiles) {
    const { contentType } = readFileType(bytes)
    const { byteLength: byteSize } = bytes
    const id = makeId<'sold-file'>(now, random)
    sold.set(name, { id, name, hash: await files.put(bytes), byteSize, contentType })
  }
  return sold
}

/** Files are stored and measured side by side, as most of that is waiting for the disk. */
async function importFiles(
  starter: Starter,
  files: ReadonlyMap<string, Buffer>,
  environment: ImportEnvironment,
  documents: NewDocument[],
): Promise<Map<string, string>> {
  const bodies = await Promise.all(
    [...files].map(([filename, bytes]) => importFile(starter, environment, filename, bytes)),
  )
  const assetIds = new Map<string, string>()
  for (const body of bodies) {
    const id = makeId(environment.now, environment.random)
    assetIds.set(body.filename, id)
    documents.push({ kind: 'asset', id, body })
  }
  return assetIds
}

async function importFile(
  starter: Starter,
  { files, now }: ImportEnvironment,
  filename: string,
  bytes: Buffer,
): Promise<DocumentBodies['asset']> {
  const hash = await files.put(bytes)
  const measures = starter.measures[hash] ?? (await measurePicture(bytes).catch(() => null))
  const described = starter.pictures[filename]
  return {
    filename,
    contentType: contentTypeOf(filename) ?? unknownType,
    hash,
    byteSize: bytes.byteLength,
    width: measures?.width ?? null,
    height: measures?.height ?? null,
    altText: described?.alt ?? filename,
    title: described?.title ?? '',
    focalPoint: described?.focalPoint ?? { x: 0.5, y: 0.5 },
    colorData: measures?.colorData ?? null,
    addedOn: now,
    sample: true,
  }
}

async function importTemplate(task: Import): Promise<void> {
  for (const [path, bytes] of task.starter.templateFiles) {
    const body: DocumentBodies['template-file'] = isTextFile(path)
      ? { kind: 'text', text: bytes.toString('utf8').replaceAll('\0', '') }
      : {
          kind: 'binary',
          hash: await task.files.put(bytes),
          contentType: contentTypeOf(path) ?? unknownType,
        }
    task.documents.push({ kind: 'template-file', id: path, body })
  }
}

function importSettings({ starter, documents, assetIds, isClosed = false }: Import): void {
  const { settings, design } = starter.site
  const { logo, favicon, footer, store, ...plain } = settings
  const { shipping, productViews, ...storeTexts } = store
  const body: DocumentBodies['site-settings'] = {
    ...defaultSiteSettings,
    ...plain,
    ...(footer && { footer }),
    logoAssetId: assetIdOf(assetIds, logo),
    faviconAssetId: assetIdOf(assetIds, favicon),
    hasSampleContent: true,
    ...(isClosed && { isClosed }),
    store: {
      ...defaultSiteSettings.store,
      ...storeTexts,
      ...(productViews && { productViews }),
      shipping: {
        name: shipping.name,
        priceCents: minorUnits(shipping.price, settings.currency),
      },
    },
  }
  documents.push({
    kind: 'site-settings',
    id: 'site',
    body: { ...body, sample: sampleOf(body) },
  })
  documents.push({ kind: 'design', id: 'design', body: design })
}

function importNavigations(
  { starter, documents, now, random }: Import,
  collectionIds: ReadonlyMap<string, string>,
): void {
  for (const [id, navigation] of Object.entries(starter.site.navigations)) {
    // no menus: what they name stands in none
    if (isReservedMenu(id)) continue
    const items = navigation.items.map((item) => {
      const itemId = makeId(now, random)
      if (!('collection' in item)) return { kind: 'external-link' as const, id: itemId, ...item }
      const collectionId = collectionIds.get(item.collection)
      if (collectionId === undefined) {
        throw new StarterMistakeError(`The menu ${id} names no collection "${item.collection}".`)
      }
      return { kind: 'collection' as const, id: itemId, collectionId }
    })
    documents.push({ kind: 'navigation', id, body: { title: navigation.title, items } })
  }
}

function importCollection(task: Import, collection: StarterCollection): string {
  const { documents, now, random, starter } = task
  const id = makeId(now, random)
  const { layout, items, mainPicture } = collection
  const body: DocumentBodies['collection'] = {
    type: collection.type,
    typeName: collection.typeName,
    title: collection.title,
    navigationTitle: collection.navigationTitle ?? collection.title,
    description: collection.description,
    urlId: collection.urlId,
    homepage: collection.homepage,
    visibility: isKeptFromVisitors(task, collection) ? 'draft' : collection.visibility,
    ordering: collection.ordering,
    pageSize: collection.pageSize,
    ...(collection.listTools !== undefined && { listTools: collection.listTools }),
    folder: false,
    folderBehavior: FolderBehavior.none,
    mainAssetId: assetIdOf(task.assetIds, mainPicture),
    ...(collection.artistName !== undefined && { artistName: collection.artistName }),
    layoutId: null,
    updatedOn: now,
    sample: !collection.homepage,
  }
  documents.push({ kind: 'collection', id, body })
  if (layout !== undefined || hasOwnLayout(collection)) {
    const rows = layout ?? { ...defaultLayout.body, rows: [] }
    documents.push({ kind: 'layout', id: `page-${id}`, body: toLayout(task, rows) })
  }
  if (items !== undefined) {
    const entries = starter.items.get(items) ?? []
    for (const [position, item] of entries.entries()) importItem(task, id, item, position)
  }
  return id
}

/** What is meant for members, whom nothing tells apart yet, and what a template tells its authors. */
function isKeptFromVisitors({ starter }: Import, { key, urlId }: StarterCollection): boolean {
  if (reservedAs(urlId) === ReservedName.readmePage) return true
  return Object.entries(starter.site.navigations).some(
    ([id, { items }]) =>
      reservedAs(id) === ReservedName.memberAreaNavigation &&
      items.some((item) => 'collection' in item && item.collection === key),
  )
}

function importItem(task: Import, collectionId: string, item: StarterItem, position: number): void {
  const { documents, now, random, assetIds } = task
  const id = makeId(now, random)
  const body: DocumentBodies['item'] = {
    collectionId,
    recordType: recordTypeOf(item),
    title: item.title,
    urlId: item.urlId,
    body: item.body,
    excerpt: item.excerpt,
    tags: item.tags,
    categories: item.categories,
    authorName: item.authorName,
    mainAssetId: assetIdOf(assetIds, item.mainPicture),
    assetIds: item.pictures.map((picture) => assetIdOf(assetIds, picture)!),
    visibility: item.visibility,
    starred: item.starred,
    position,
    addedOn: now,
    publishOn: publishedOn(item, now),
    updatedOn: now,
    customContent: item.customContent,
    product: item.product === undefined ? null : importProduct(task, id, item, item.product),
    ...(item.recording && recordingOf(task, item.recording)),
    ...(item.event && eventOfStarter(item.event, task.starter.site.settings.timeZone, now)),
    sample: true,
  }
  const refusal = task.kinds.problem('item', body)
  if (refusal !== undefined) throw new StarterMistakeError(`${item.title}: ${refusal.message}`)
  documents.push({ kind: 'item', id, body })
  if (item.layout === undefined) return
  documents.push({ kind: 'layout', id: `item-${id}`, body: toLayout(task, item.layout) })
}

function recordingOf(
  { recordingIds }: Import,
  { file, length, episodeNumber }: NonNullable<StarterItem['recording']>,
): AudioFields & Partial<EpisodeFields> {
  const audioAssetId = recordingIds.get(file)
  if (audioAssetId === undefined) {
    throw new StarterMistakeError(`There is no recording recordings/${file}.`)
  }
  return {
    audioAssetId,
    durationMs: length,
    ...(episodeNumber !== undefined && { episodeNumber }),
  }
}

function recordTypeOf({ product, event, recording, recordType }: StarterItem): RecordType {
  if (product !== undefined) return RecordType.storeItem
  if (recording !== undefined) return RecordType.audio
  return event === undefined ? (recordType as RecordType) : RecordType.event
}

function publishedOn(item: StarterItem, now: number): number {
  if (item.publishOn !== undefined) return Date.parse(item.publishOn)
  return now - Math.round((item.publishedDaysAgo ?? 0) * 86_400_000)
}

function importProduct(
  task: Import,
  itemId: string,
  item: StarterItem,
  product: NonNullable<StarterItem['product']>,
): Product {
  const variants = product.variants.map((variant) => importVariant(task, itemId, variant))
  return {
    productType: product.productType,
    variantOptionOrdering: product.variantOptionOrdering,
    details: item.details,
    customAddButtonText: product.customAddButtonText ?? null,
    variants,
    ...(product.files.length > 0 && {
      files: product.files.map((name) => soldFileOf(task, name)),
    }),
  }
}

function soldFileOf({ soldFiles }: Import, name: string): SoldFile {
  const file = soldFiles.get(name)
  if (file === undefined) {
    throw new StarterMistakeError(`A product is sold as sold-files/${name}, which is not there.`)
  }
  return file
}

function importVariant(
  { now, random, starter, stock, assetIds }: Import,
  itemId: string,
  variant: StarterVariant,
): Product['variants'][number] {
  const id = makeId(now, random)
  const { currency } = starter.site.settings
  const quantity = variant.stock
  stock.push({
    variantId: id,
    itemId,
    stock: quantity === 'unlimited' ? { kind: 'unlimited' } : { kind: 'counted', quantity },
  })
  return {
    id,
    sku: variant.sku,
    attributes: variant.attributes,
    priceCents: minorUnits(variant.price, currency),
    salePriceCents: minorUnits(variant.salePrice ?? 0, currency),
    onSale: variant.salePrice !== undefined,
    assetId: assetIdOf(assetIds, variant.picture),
  }
}

function toLayout(task: Import, layout: StarterLayout): Layout {
  const rows = layout.rows.map((row) => toRow(task, row))
  const place = layout.rows.flatMap(blocksOf).findIndex(({ promoted }) => promoted === true)
  const promotes = blocksOfLayout({ rows })[place]?.id
  return {
    columns: layout.columns,
    rows,
    ...(promotes !== undefined && { promotes }),
    updatedOn: task.now,
  }
}

/** In the order in which they are read, as those of the layout. */
function blocksOf({ columns }: StarterRow): NonNullable<StarterRow['columns'][number]['blocks']> {
  return columns.flatMap(({ blocks = [], rows = [] }) => [...blocks, ...rows.flatMap(blocksOf)])
}

function toRow(task: Import, row: StarterRow): Layout['rows'][number] {
  return {
    id: makeId(task.now, task.random),
    columns: row.columns.map((column) => ({
      id: makeId(task.now, task.random),
      span: column.span,
      blocks: (column.blocks ?? []).map((block) => ({
        id: makeId(task.now, task.random),
        type: block.type,
        value: withAssetIds(task.assetIds, block.value) as Readonly<Record<string, unknown>>,
      })),
      rows: (column.rows ?? []).map((inner) => toRow(task, inner)),
    })),
  }
}

/** Puts the asset's id wherever a value says `{ "picture": "file.png" }`. */
function withAssetIds(assetIds: ReadonlyMap<string, string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => withAssetIds(assetIds, element))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [only] = entries
  if (entries.length === 1 && only?.[0] === 'picture' && typeof only[1] === 'string') {
    return assetIdOf(assetIds, only[1])
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, withAssetIds(assetIds, inner)]))
}

function assetIdOf(
  assetIds: ReadonlyMap<string, string>,
  picture: string | undefined,
): string | null {
  if (picture === undefined) return null
  const id = assetIds.get(picture)
  if (id === undefined) throw new StarterMistakeError(`There is no picture pictures/${picture}.`)
  return id
}
