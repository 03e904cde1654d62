import type { DocumentBodies, DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { locksBefore, nothingUnlocked, type Unlocked } from '@vitrine/rules/site/locks/lock.ts'
import { noDesign, type Design } from '@vitrine/rules/site/design/design.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import type { FormBody } from '@vitrine/rules/site/forms/form.ts'
import type { Navigation } from '@vitrine/rules/site/navigation/navigation.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { storedMappings } from '@vitrine/rules/site/sites/read-url-mappings.ts'
import {
  indexMappings,
  noUrlMappings,
  type FindMapping,
  type UrlMappings,
} from '@vitrine/rules/site/sites/url-mapping.ts'
import type { TemplateFile } from '@vitrine/rules/site/templates/template-file.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/**
 * The documents that all pages of a site share. There are as many as the site has pages and files,
 * however many items and layouts it has.
 */
export type SiteCore = {
  readonly settings: SiteSettings
  readonly design: Design
  readonly urlMappings: UrlMappings
  readonly findMapping: FindMapping
  readonly collections: ReadonlyMap<string, Collection>
  readonly navigations: ReadonlyMap<string, Navigation>
  readonly files: ReadonlyMap<string, TemplateFile>
  /** By code. */
  readonly coupons: ReadonlyMap<string, DocumentBodies['coupon']>
  /** What shoppers may be asked, by its id. */
  readonly forms: ReadonlyMap<string, FormBody>
  /** The pictures of the site and of its pages, which many pages show. */
  readonly pictures: ReadonlyMap<string, Asset>
}

/** The documents of a core that stand in it whole, whatever they name. */
type Documents = Omit<SiteCore, 'pictures'>

/** Reads all of it, as for the first request after a start. @throws where the site has no settings */
export async function readCore(site: SiteDatabase): Promise<SiteCore> {
  const [settings, design, mappings, collections, navigations, files, coupons, forms] =
    await Promise.all([
      readBodies(site, 'site-settings'),
      readBodies(site, 'design'),
      readBodies(site, 'url-mappings'),
      readBodies(site, 'collection'),
      readBodies(site, 'navigation'),
      readBodies(site, 'template-file'),
      readBodies(site, 'coupon'),
      readBodies(site, 'form'),
    ])
  return withPictures(
    site,
    {
      settings: settingsOf(site, settings),
      design: design.get('design') ?? noDesign,
      ...mappingsOf(mappings),
      collections,
      navigations,
      files,
      coupons,
      forms,
    },
    new Map(),
  )
}

/** The core after some documents have changed: those are read again, and the rest is shared. */
export async function carryCore(
  site: SiteDatabase,
  core: SiteCore,
  changed: readonly DocumentRef[],
): Promise<SiteCore> {
  const carry = <Kind extends CoreKind>(kind: Kind, known: ReadonlyMap<string, Body<Kind>>) =>
    carryBodies(site, kind, known, changed)
  const [settings, design, mappings, collections, navigations, files, coupons, forms] =
    await Promise.all([
      carry('site-settings', new Map([['site', core.settings]])),
      carry('design', new Map([['design', core.design]])),
      carry('url-mappings', new Map([['site', core.urlMappings]])),
      carry('collection', core.collections),
      carry('navigation', core.navigations),
      carry('template-file', core.files),
      carry('coupon', core.coupons),
      carry('form', core.forms),
    ])
  const pictures = new Map(core.pictures)
  for (const { kind, id } of changed) if (kind === 'asset') pictures.delete(id)
  return withPictures(
    site,
    {
      settings: settingsOf(site, settings),
      design: design.get('design') ?? noDesign,
      ...mappingsOf(mappings, core),
      collections,
      navigations,
      files,
      coupons,
      forms,
    },
    pictures,
  )
}

/** Reads those pictures only that are not known yet. */
async function withPictures(
  site: SiteDatabase,
  documents: Documents,
  known: ReadonlyMap<string, Asset>,
): Promise<SiteCore> {
  const { settings, collections } = documents
  const { logoAssetId, faviconAssetId, shareAssetId: ofSite = null } = settings
  const named = new Set([logoAssetId, faviconAssetId, ofSite])
  for (const { mainAssetId, shareAssetId = null } of collections.values()) {
    named.add(mainAssetId).add(shareAssetId)
  }
  const pictures = new Map<string, Asset>()
  const missing: string[] = []
  for (const id of named) {
    const picture = id === null ? undefined : known.get(id)
    if (id !== null && picture === undefined) missing.push(id)
    else if (id !== null && picture !== undefined) pictures.set(id, picture)
  }
  if (missing.length > 0) {
    const found = await listDocuments(site, 'asset', { ids: missing })
    for (const { id, body } of found) pictures.set(id, body)
  }
  return { ...documents, pictures }
}

/**
 * About how many letters a core takes, with what is compiled of it; not counted one by one, as it is
 * asked after each edit.
 */
export function weightOfCore(core: SiteCore): number {
  const { design, urlMappings, collections, navigations, files, coupons, forms } = core
  let weight =
    documentLetters * (collections.size + navigations.size + coupons.size + 5 * forms.size) +
    design.customCss.length
  // what is read of the lines takes more room than they do
  weight += 4 * urlMappings.text.length
  for (const file of files.values()) {
    weight += documentLetters + (file.kind === 'text' ? 2 * file.text.length : 0)
  }
  return weight
}

const documentLetters = 1000

/** Whether any page of a site is for some of its customers alone. */
export function hasAudiences({ collections }: Pick<SiteCore, 'collections'>): boolean {
  return [...collections.values()].some(({ audience }) => Boolean(audience))
}

/** Every lock that a site has now. */
export function locksOf({ settings, collections }: Documents): Unlocked {
  const found = new Set<string>()
  for (const one of [settings, ...collections.values()]) {
    for (const lock of locksBefore(one)) found.add(lock)
  }
  return found.size === 0 ? nothingUnlocked : found
}

/** The mappings and what finds by them, which is read out of them once, when it is first asked. */
function mappingsOf(
  found: ReadonlyMap<string, UrlMappings>,
  known?: SiteCore,
): Pick<SiteCore, 'urlMappings' | 'findMapping'> {
  const urlMappings = found.get('site') ?? noUrlMappings
  if (known?.urlMappings === urlMappings) return { urlMappings, findMapping: known.findMapping }
  let find: FindMapping | undefined
  const findMapping: FindMapping = (path) => {
    find ??= indexMappings(storedMappings(urlMappings.text))
    return find(path)
  }
  return { urlMappings, findMapping }
}

type CoreKind =
  | 'site-settings'
  | 'design'
  | 'url-mappings'
  | 'collection'
  | 'navigation'
  | 'template-file'
  | 'coupon'
  | 'form'
type Body<Kind extends CoreKind> = Awaited<ReturnType<typeof listDocuments<Kind>>>[number]['body']

function settingsOf(site: SiteDatabase, found: ReadonlyMap<string, SiteSettings>): SiteSettings {
  const settings = found.get('site')
  if (settings === undefined) throw new Error(`site ${site.siteId} has no settings`)
  return settings
}

async function readBodies<Kind extends CoreKind>(
  site: SiteDatabase,
  kind: Kind,
): Promise<ReadonlyMap<string, Body<Kind>>> {
  return byId((await listDocuments(site, kind)).map(({ id, body }) => [id, body]))
}

/** In one order wherever they come from: a database may sort texts in another one than this process. */
function byId<Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> {
  return new Map(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

async function carryBodies<Kind extends CoreKind>(
  site: SiteDatabase,
  kind: Kind,
  known: ReadonlyMap<string, Body<Kind>>,
  changed: readonly DocumentRef[],
): Promise<ReadonlyMap<string, Body<Kind>>> {
  const ids = changed.filter((one) => one.kind === kind).map((one) => one.id)
  if (ids.length === 0) return known
  const bodies = new Map(known)
  for (const id of ids) bodies.delete(id)
  for (const { id, body } of await listDocuments(site, kind, { ids })) bodies.set(id, body)
  return byId([...bodies])
}
