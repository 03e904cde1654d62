import type {} from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { KnownRights } from '../../people/roles/still-may.ts'
import type { PagePart } from '../content/page-part.ts'
import type { CompiledStylesheet } from '../design/site-stylesheet.ts'
import { KnownHosts } from '../sites/known-hosts.ts'
import { TemplateLanguage, type LanguageParts } from '../templates/template-language.ts'
import { openDocumentCaches } from './document-caches.ts'
import { Kept } from './kept.ts'
import { KeptWork } from './kept-work.ts'
import {
  createPageCache,
  dropPages,
  openPageCaches,
  type CachedPage,
  type PageCache,
} from './page-cache.ts'
import { SharedWork } from './shared-work.ts'
import { LiveViews } from './live-views.ts'

/** All that a process keeps of its sites between requests; `tools/checks/caches.mjs` sees to it. */
export type SiteViews = {
  readonly live: LiveViews
  readonly cache: PageCache
  /** Files of site maps, apart from the pages, which they would push out. */
  readonly maps: PageCache
  /** Pages that are being made, for visitors who want the same one meanwhile. */
  readonly underway: SharedWork<PageReply | CachedPage>
  readonly templates: TemplateLanguage
  /** CSS by the version of what it is made from. */
  readonly stylesheets: KeptWork<CompiledStylesheet>
  /** Compressed files of templates, and stylesheets, by their encoding and etag. */
  readonly compressed: KeptWork<Buffer>
  /** Copies of pictures that are being made; those that are made lie in the cache folder. */
  readonly pictures: SharedWork<Buffer | undefined>
  readonly hosts: KnownHosts
  readonly rights: KnownRights
}

/** What the areas above add to every site: words of the language, and parts of pages. */
export type SiteAdditions = {
  readonly language: LanguageParts
  readonly parts: readonly PagePart[]
}

/** Letters of template text whose compiled form is kept, with the name that it has. */
const maxTemplateLetters = 6_000_000
const megabyte = 1024 * 1024
const maxHosts = 10_000
const maxRights = 10_000

/** The views of the sites of one database; a process has one of them. */
export function openSiteViews(database: Database, { language, parts }: SiteAdditions): SiteViews {
  const templates = new TemplateLanguage(
    language,
    new Kept({ maxWeight: maxTemplateLetters, weigh: (_template, key) => key.length }),
  )
  const caches = openDocumentCaches()
  const pages = openPageCaches(48 * megabyte)
  const maps = openPageCaches(8 * megabyte)
  const live = new LiveViews(database, {
    templates,
    parts,
    caches,
    moved: (siteId, touched) => {
      dropPages(pages, siteId, touched)
      dropPages(maps, siteId, undefined)
    },
  })
  return {
    live,
    cache: createPageCache(live, pages),
    maps: createPageCache(live, maps),
    underway: new SharedWork(),
    templates,
    stylesheets: new KeptWork({ maxWeight: 4 * megabyte, weigh: ({ css }) => css.length }),
    compressed: new KeptWork({ maxWeight: 8 * megabyte, weigh: (bytes) => bytes.length }),
    pictures: new SharedWork(),
    hosts: new KnownHosts(database, new Kept({ maxEntries: maxHosts })),
    rights: new KnownRights(database, new Kept({ maxEntries: maxRights })),
  }
}

declare module '../../ground/context.ts' {
  interface Context {
    readonly views: SiteViews
  }
}
