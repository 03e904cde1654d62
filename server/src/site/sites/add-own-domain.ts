import { addDomain } from '@vitrine/rules/site/sites/domain-actions.ts'
import { domainsMessages, domainsRefusal } from '@vitrine/rules/site/sites/domains-messages.ts'
import { readDomainName, refusedDomain } from '@vitrine/rules/site/sites/domain-name.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { performAction, type PerformOptions } from '../../ground/changes/perform-action.ts'
import type { WrittenChange } from '../../ground/changes/write-change.ts'
import { findHolder } from './domain-store.ts'

type Adding = Pick<Context, 'database' | 'kinds' | 'config'>

/** Lists a name that an owner typed, where it can be theirs. */
export async function addOwnDomain(
  context: Adding,
  siteId: SiteId,
  typed: string,
  author: PerformOptions,
): Promise<Result<WrittenChange>> {
  const name = readDomainName(typed, inAscii)
  if (!name.ok) return name
  const refused = await refusedOwnDomain(context, siteId, name.value)
  if (refused !== undefined) return refuse(refused)
  return performAction(context, siteId, addDomain, { name: name.value }, author)
}

/** Why a name cannot be a site's own as things stand; a name that another site only lists can. */
export async function refusedOwnDomain(
  { database, config }: Pick<Adding, 'database' | 'config'>,
  siteId: SiteId,
  name: string,
): Promise<Refusal | undefined> {
  const editorHost = new URL(config.editorOrigin).hostname
  const refused = refusedDomain(name, { sitesDomain: config.sitesDomain, editorHost })
  if (refused !== undefined) return refused
  const holder = await findHolder(database.kysely, name)
  return holder === undefined || holder === siteId ? undefined : domainTaken
}

export const domainTaken = domainsRefusal('domain-taken', {
  fields: { name: domainsMessages['domain-taken'] },
})

/** By the reading of browsers, so that a visitor's browser asks for the same name. */
function inAscii(written: string): string | undefined {
  const address = `http://${written}/`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
