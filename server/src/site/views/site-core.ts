import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { Design } from '@vitrine/rules/site/design/design.ts'
import type { Navigation } from '@vitrine/rules/site/navigation/navigation.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
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
  readonly collections: ReadonlyMap<string, Collection>
  readonly navigations: ReadonlyMap<string, Navigation>
  readonly files: ReadonlyMap<string, TemplateFile>
}

const noDesign: Design = { tweakValues: {}, customCss: '' }

/** Reads all of it, as for the first request after a start. @throws where the site has no settings */
export async function readCore(site: SiteDatabase): Promise<SiteCore> {
  const [settings, design, collections, navigations, files] = await Promise.all([
    readBodies(site, 'site-settings'),
    readBodies(site, 'design'),
    readBodies(site, 'collection'),
    readBodies(site, 'navigation'),
    readBodies(site, 'template-file'),
  ])
  return {
    settings: settingsOf(site, settings),
    design: design.get('design') ?? noDesign,
    collections,
    navigations,
    files,
  }
}

/** The core after some documents have changed: those are read again, and the rest is shared. */
export async function carryCore(
  site: SiteDatabase,
  core: SiteCore,
  changed: readonly DocumentRef[],
): Promise<SiteCore> {
  const carry = <Kind extends CoreKind>(kind: Kind, known: ReadonlyMap<string, Body<Kind>>) =>
    carryBodies(site, kind, known, changed)
  const [settings, design, collections, navigations, files] = await Promise.all([
    carry('site-settings', new Map([['site', core.settings]])),
    carry('design', new Map([['design', core.design]])),
    carry('collection', core.collections),
    carry('navigation', core.navigations),
    carry('template-file', core.files),
  ])
  return {
    settings: settingsOf(site, settings),
    design: design.get('design') ?? noDesign,
    collections,
    navigations,
    files,
  }
}

type CoreKind = 'site-settings' | 'design' | 'collection' | 'navigation' | 'template-file'
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
  return new Map((await listDocuments(site, kind)).map(({ id, body }) => [id, body]))
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
  // in the order in which they are read anew
  return new Map([...bodies].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
