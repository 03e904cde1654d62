import { makeId, type AccountId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { ofCountry } from '@vitrine/rules/site/sites/country-defaults.ts'
import { startsClosed } from '@vitrine/rules/site/sites/door-actions.ts'
import { refusedSiteName } from '@vitrine/rules/site/sites/site-name.ts'
import { sitesRefusal } from '@vitrine/rules/site/sites/sites-messages.ts'
import { addSiteDocuments } from '../../ground/documents/add-site-documents.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { DocumentKinds } from '../../ground/documents/document-kinds.ts'
import { joinSite } from '../../people/roles/join-site.ts'
import { beginStock } from '../stock/begin-stock.ts'
import { importStarter, type ImportedStarter, StarterMistakeError } from './import-starter.ts'
import { readStarter, type Starter } from './read-starter.ts'
import { findSiteRowByHost, firstRevision, insertSite } from './site-store.ts'

export type NewSite = {
  readonly name: string
  readonly starter: string
  readonly ownerAccountId?: AccountId | undefined
  /** Where it sells from, which gives it currency, zone and language; absent: as the starter has it. */
  readonly country?: string | undefined
  /** Whether visitors see “Coming soon” until its owner opens it; absent: where strangers reach it. */
  readonly isClosed?: boolean | undefined
}

export type CreateSiteContext = Pick<Context, 'database' | 'files' | 'random' | 'kinds'> & {
  readonly config: Pick<Context['config'], 'sitesDomain' | 'editorOrigin'>
  /** Absolute path of `starter-sites/`. */
  readonly startersFolder: string
}

export type CreatedSite = {
  readonly siteId: SiteId
  readonly name: string
  readonly host: string
  readonly isClosed: boolean
}

const owner = { roles: [Role.admin], isOwner: true }

/**
 * Makes a site from a starter: its host, documents, files and stock, all or nothing. What it begins
 * with is revision 1, before any history, so it cannot be undone.
 * @param now epoch milliseconds
 */
export async function createSite(
  context: CreateSiteContext,
  { name, starter: starterName, ownerAccountId, country, ...door }: NewSite,
  now: number,
): Promise<Result<CreatedSite>> {
  const { database, random } = context
  const refused = refusedSiteName(name)
  if (refused !== undefined) return refuse(refused)
  const host = `${name}.${context.config.sitesDomain}`
  if (host === new URL(context.config.editorOrigin).hostname) {
    return refuse(sitesRefusal('site-name-reserved', { field: 'name' }))
  }
  const nameInUse = refuse(sitesRefusal('site-name-in-use', { field: 'name' }))
  if ((await findSiteRowByHost(database.kysely, host)) !== undefined) return nameInUse
  const starter = await readStarter(context.startersFolder, starterName)
  if (!starter.ok) return starter
  const { isClosed = startsClosed(context.config.sitesDomain) } = door
  const begun = inCountry(starter.value, country)
  const imported = await imports(begun, { ...context, isClosed }, now)
  if (!imported.ok) return imported
  const siteId = makeId<'site'>(now, random)
  const created = await database.transact(siteId, async (site) => {
    if (!(await insertSite(site, { name, host, now }))) return false
    await fillSite(site, context.kinds, imported.value)
    if (ownerAccountId !== undefined) await joinSite(site, ownerAccountId, owner, now)
    return true
  })
  if (!created) return nameInUse
  return ok({ siteId, name, host, isClosed })
}

/** Its prices keep the figures that they are written with, as where an owner chooses a country later. */
function inCountry(starter: Starter, country: string | undefined): Starter {
  if (country === undefined) return starter
  const settings = { ...starter.site.settings, country, ...ofCountry(country) }
  return { ...starter, site: { ...starter.site, settings } }
}

async function imports(
  starter: Starter,
  context: CreateSiteContext & { readonly isClosed: boolean },
  now: number,
): Promise<Result<ImportedStarter>> {
  try {
    return ok(await importStarter(starter, { ...context, now }))
  } catch (error) {
    if (!(error instanceof StarterMistakeError)) throw error
    return refuse(sitesRefusal('starter-not-valid', { detail: error.message }))
  }
}

async function fillSite(
  site: SiteDatabase,
  kinds: DocumentKinds,
  imported: ImportedStarter,
): Promise<void> {
  // before the products, which begin sold out where nothing says what there is of them
  await beginStock(site, imported.stock)
  await addSiteDocuments(site, kinds, imported.documents, firstRevision)
}
